/// What a view made by a geometry reader knows about its place.
public struct GeometryProxy {
  /// The size of the reader in points.
  public let size: CGSize
  /// The reader's upper left corner in points of the presentation.
  let origin: CGPoint
  private let spaces: CoordinateSpaces

  init(frame: CGRect, environment: EnvironmentValues) {
    size = frame.size
    origin = frame.origin
    spaces = environment.coordinateSpaces
  }

  /// Live Activities have no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a coordinate space. A name that no view around has is the presentation's.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = CGRect(origin: origin, size: size)
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let corner = spaces.origin(of: name) ?? .zero
      return frame.offsetBy(dx: -corner.x, dy: -corner.y)
    }
  }

  /// The reader's frame in a coordinate space. A name that no view around has is the presentation's.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of a space that a view around has; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace,
      let frame = spaces.frame(of: name)
    else { return nil }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
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
    let nodes = context.nodes(of: content(GeometryProxy(frame: frame, environment: environment)))
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      ZStackLayout(alignment: .topLeading), children: nodes, environment: environment)
  }
}
