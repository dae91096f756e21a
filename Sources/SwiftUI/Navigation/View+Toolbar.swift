/// Puts items into the bars of the page.
private nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  typealias Body = Never

  let items: Items

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let entries = items.allEntries(in: context.identity)
    let view = NodesView(nodes: content(context.child("content")))
      .transformPreference(ToolbarItemsKey.self) { $0 += entries }
    return context.child("toolbar").nodes(of: view)
  }
}

// The overloads are Apple's.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts items into the bars of the page.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views into the bars of the page.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Shows or hides bars; Islet shows a bar only where there is something in it.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Fills bars; Islet leaves them clear.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides what fills bars; Islet leaves them clear.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the appearance of bars; Islet leaves them clear.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
  private let name: String

  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
}
