/// A view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identifier: (Data.Element) -> ID

  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identifier: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identifier = identifier
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    data.flatMap { element in
      context.child(AnyIdentifier(identifier(element))).nodes(of: content(element))
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each identifiable element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identifier: \.id)
  }

  /// Makes a view for each element, told apart by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identifier: { $0 })
  }
}

/// An identifier of the user's, as a part of a path. It is only compared on the main actor.
struct AnyIdentifier: Hashable, @unchecked Sendable {
  let value: AnyHashable

  init(_ value: some Hashable) { self.value = AnyHashable(value) }
}
