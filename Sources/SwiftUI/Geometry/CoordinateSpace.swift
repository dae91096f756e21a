/// A space in which places are measured.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// A space in which places are measured. Apple's interface.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself. Apple's interface.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the presentation. Apple's interface.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name. Apple's interface.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the presentation.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The views around that have a name for their space.
struct CoordinateSpaces: @unchecked Sendable {
  /// Nodes are placed before anything asks for their spaces.
  private var nodes: [AnyHashable: WeakNode] = [:]

  private struct WeakNode {
    weak var node: Node?
  }

  /// The same with one more.
  func adding(_ node: Node, named name: AnyHashable) -> CoordinateSpaces {
    var copy = self
    copy.nodes[name] = WeakNode(node: node)
    return copy
  }

  func frame(of name: AnyHashable) -> CGRect? {
    let held = Unchecked(nodes[name]?.node)
    return MainActor.assumeIsolated { held.value?.frame }
  }

  func origin(of name: AnyHashable) -> CGPoint? { frame(of: name)?.origin }
}

extension EnvironmentValues {
  private enum CoordinateSpacesKey: EnvironmentKey {
    static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
  }

  /// The spaces with a name around.
  var coordinateSpaces: CoordinateSpaces {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

/// Names the space of a view. The node is there before its content, which asks for it.
private nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  typealias Body = Never

  let name: Unchecked<AnyHashable>

  @MainActor func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node] {
    let marker = CoordinateSpaceNode(environment: context.environment)
    var inner = context
    inner.environment.coordinateSpaces = context.environment.coordinateSpaces
      .adding(marker, named: name.value)
    return content(inner).map { node in
      marker.follows == nil
        ? FollowedNode(marker: marker, content: node, environment: context.environment) : node
    }
  }
}

/// Stands for the space; it has the place of the view that has the name.
private final class CoordinateSpaceNode: Node {
  weak var follows: Node?

  init(environment: EnvironmentValues) { super.init(environment: environment) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    follows?.sizeThatFits(proposal) ?? .zero
  }
}

private final class FollowedNode: Node {
  let marker: CoordinateSpaceNode

  init(marker: CoordinateSpaceNode, content: Node, environment: EnvironmentValues) {
    self.marker = marker
    super.init(environment: environment, children: [content])
    marker.follows = content
  }

  override func placeChildren() {
    marker.place(at: frame.origin, proposal: proposal)
    super.placeChildren()
  }
}

extension View {
  /// Gives the space of this view a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: Unchecked(name.name)))
  }

  /// Gives the space of this view a name.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: Unchecked(AnyHashable(name))))
  }
}
