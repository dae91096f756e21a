/// Pages with a bar below to choose from.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes pages; each is named by its `tag`.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    TabPages(selection: selection, content: content).appOnly("TabView")
  }
}

extension TabView where SelectionValue == Int {
  /// Makes pages that are chosen by their number.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The page that is shown, and the bar.
private struct TabPages<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content
  @State private var index = 0

  var body: some View { TabBody(selection: selection, index: $index, content: content) }
}

private struct TabBody<Selection: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let selection: Binding<Selection>?
  let index: Binding<Int>
  let content: Content

  func makeNodes(in context: ViewContext) -> [Node] {
    let pages = context.child("pages").nodes(of: content)
    let shown = pages.first(where: isSelected) ?? (selection == nil ? page(pages) : pages.first)
    let items = pages.enumerated().map { number, page in
      TabEntry(
        number: number, label: page.preference(TabItemKey.self) ?? nil,
        isShown: page === shown, select: { select(page, number) })
    }
    return context.child("bar").nodes(
      of: VStack(spacing: 0) {
        NodesView(nodes: shown.map { [$0] } ?? []).frame(maxWidth: .infinity, maxHeight: .infinity)
        if items.contains(where: { $0.label != nil }) { TabBar(items: items) }
      })
  }

  private func page(_ pages: [Node]) -> Node? {
    pages.indices.contains(index.wrappedValue) ? pages[index.wrappedValue] : pages.first
  }

  private func isSelected(_ page: Node) -> Bool {
    guard let selection, let tag = page.layoutValue(for: TagKey.self) ?? nil else { return false }
    return tag == AnyHashable(selection.wrappedValue)
  }

  private func select(_ page: Node, _ number: Int) {
    if let selection, let tag = page.layoutValue(for: TagKey.self) ?? nil,
      let value = tag.base as? Selection
    {
      selection.wrappedValue = value
    } else {
      index.wrappedValue = number
    }
  }
}

private struct TabEntry {
  let number: Int
  let label: AnyView?
  let isShown: Bool
  let select: () -> Void
}

/// The bar below the pages: 49 points high, as UIKit's.
private struct TabBar: View {
  let items: [TabEntry]

  var body: some View {
    Divider()
    HStack {
      ForEach(items, id: \.number) { item in
        Button {
          item.select()
        } label: {
          item.label.font(.caption2)
            .foregroundStyle(item.isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .frame(maxWidth: .infinity)
        }
      }
    }
    .frame(height: 49)
  }
}

struct TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}
