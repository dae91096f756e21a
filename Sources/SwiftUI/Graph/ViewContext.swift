/// Where a view stands while nodes are made of it: its surroundings and its identity.
@MainActor
package struct ViewContext {
  /// The tree being built and what its parts share.
  package let graph: ViewGraph
  package var environment: EnvironmentValues
  package var identity: ViewIdentity
  /// Where the body that is being evaluated writes down what it reads.
  var reading: BodyReading?

  package init(graph: ViewGraph, environment: EnvironmentValues, identity: ViewIdentity = .root) {
    self.graph = graph
    self.environment = environment
    self.environment.resources = graph.services.resources
    self.environment.resources.unknownColors = environment.resources.unknownColors
    self.identity = identity
  }

  /// The context of a part that is told from its siblings by `component`.
  package func child(_ component: some Hashable & Sendable) -> ViewContext {
    var copy = self
    copy.identity = identity.appending(component)
    return copy
  }

  /// Makes the nodes of a view: none, one, or several for a transparent container.
  package func nodes<V: View>(of view: V) -> [Node] {
    if let primitive = view as? any PrimitiveView {
      return primitive.makeNodes(in: self)
    }
    // A view of UIKit has no body, and no nodes of its own.
    if V.Body.self == Never.self { return nodes(of: ForeignView(kind: "\(V.self)")) }
    return child(ObjectIdentifier(V.self)).nodes(of: body(of: view) { $0.body })
  }

  /// Makes one node of a view; several are stacked on top of each other, none is an empty node.
  package func node<V: View>(of view: V) -> Node {
    let nodes = nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    if nodes.isEmpty { return EmptyNode(environment: environment) }
    return LayoutNode(ZStackLayout(), children: nodes, environment: environment)
  }

  /// Makes the node of a whole tree. Several views at its root stand below each other (layout
  /// reference, section 1; pair legend-locks).
  package func root<V: View>(of view: V) -> Node {
    let nodes = nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    if nodes.isEmpty { return EmptyNode(environment: environment) }
    return LayoutNode(VStackLayout(), children: nodes, environment: environment)
  }
}
