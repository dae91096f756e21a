/// What a view made by a geometry reader knows about its place.
public struct GeometryProxy {
  /// The size of the reader in points.
  public let size: CGSize
  /// The reader's top left corner in points of the presentation.
  let origin: CGPoint
  /// Live Activities have no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a coordinate space; Islet knows the reader's own.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// A space in which places are measured.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// A view made for the size that is offered.
public struct GeometryReader<Content> {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes the content once the size is known.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [GeometryReaderNode(content: content, context: context)]
  }
}

/// The content is made when the node is placed, because it depends on the size.
private final class GeometryReaderNode<Content: View>: LateNode {
  let content: (GeometryProxy) -> Content

  init(content: @escaping (GeometryProxy) -> Content, context: ViewContext) {
    self.content = content
    super.init(context: context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func makeContent() -> Node {
    var context = context
    context.environment.stackOrientation = nil
    let nodes = context.nodes(of: content(GeometryProxy(size: frame.size, origin: frame.origin)))
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      ZStackLayout(alignment: .topLeading), children: nodes, environment: environment)
  }
}
