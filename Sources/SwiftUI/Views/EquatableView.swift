/// A view that is made anew only when it differs from the one before.
///
/// Islet makes every view anew, which looks the same.
@frozen
public struct EquatableView<Content> {
  /// The view.
  public var content: Content
}

extension EquatableView: View, PrimitiveView where Content: View & Equatable {
  public typealias Body = Never

  /// Makes a view of another one.
  public nonisolated init(content: Content) { self.init(unchecked: content) }

  private nonisolated init(unchecked content: Content) { self.content = content }

  package func makeNodes(in context: ViewContext) -> [Node] { context.nodes(of: content) }
}

extension View where Self: Equatable {
  /// Makes the view anew only when it differs from the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
