/// Rows of a tree that a tap opens. Apple's interface.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, ID == Data.Element.ID {
  private let data: Data
  private let children: (Data.Element) -> Data?
  private let leaf: (Data.Element) -> Leaf

  /// Makes the rows of elements and of those below them.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.children = { $0[keyPath: children] }
    leaf = content
  }

  @MainActor public var body: some View {
    ForEach(data) { element in
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(copying: self, data: inner))
        } label: {
          leaf(element)
        }
      } else {
        leaf(element)
      }
    }
  }

  private nonisolated init(copying group: OutlineGroup, data: Data) {
    self.data = data
    children = group.children
    leaf = group.leaf
  }
}
