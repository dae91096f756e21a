import Drawing

/// Views of which a part is in sight at a time.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a view that scrolls in some axes.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.environment.stackOrientation = nil
    let nodes = inner.nodes(of: content)
    let stack: Node =
      axes.contains(.horizontal) && !axes.contains(.vertical)
      ? LayoutNode(HStackLayout(), children: nodes, environment: inner.environment)
      : LayoutNode(VStackLayout(), children: nodes, environment: inner.environment)
    let node = ScrollNode(axes: axes, content: stack, environment: context.environment)
    return context.nodes(of: NodesView(nodes: [node]).appOnly("ScrollView"))
  }
}

/// A node that is as large as the room offered, shows the beginning of its content and cuts the
/// rest off. In the axes in which it scrolls, the content has its ideal length.
private final class ScrollNode: Node {
  let axes: Axis.Set

  init(axes: Axis.Set, content: Node, environment: EnvironmentValues) {
    self.axes = axes
    super.init(environment: environment, children: [content])
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = children[0].sizeThatFits(contentProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    children[0].place(at: frame.origin, proposal: contentProposal(proposal))
  }

  override func hitTest(_ point: CGPoint) -> InteractiveNode? {
    frame.contains(point) ? super.hitTest(point) : nil
  }

  override func draw(into items: inout [DisplayItem]) {
    var drawn: [DisplayItem] = []
    super.draw(into: &drawn)
    items.append(.group(.clip(.rectangle(pixelFrame), .nonZero), drawn))
  }
}

/// Scrolls to a view by its identity. A picture shows the beginning.
public struct ScrollViewProxy {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that can scroll the views inside.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view of a closure.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// How scrolling behaves. A picture shows the beginning.
extension View {
  /// Shows or hides the bars that tell how far one has scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Shows or hides what lies behind scrolling content.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Keeps the view from being scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says which views scrolling stops at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Cuts scrolling content off at the edge, or not.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Reads and sets which view has been scrolled to.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }
}

/// Whether the bars that tell how far one has scrolled are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}
