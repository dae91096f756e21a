/// Makes a new view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that the modifier makes.
  associatedtype Body: View
  /// The view being modified, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body; Islet never asks for it.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body.")
  }
}

/// A modifier that makes nodes itself.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func makeNodes(in context: ViewContext, content: (ViewContext) -> [Node]) -> [Node]
}

/// A modifier that only changes the environment of its content.
@MainActor
package protocol EnvironmentalModifier: PrimitiveModifier {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentalModifier {
  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [Node]
  ) -> [Node] {
    var context = context
    change(&context.environment)
    return content(context)
  }
}

/// A modifier that puts a node around each node of its content.
@MainActor
package protocol WrappingModifier: PrimitiveModifier {
  func wrap(_ node: Node, in context: ViewContext) -> Node
}

extension WrappingModifier {
  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [Node]
  ) -> [Node] {
    content(context).map { wrap($0, in: context) }
  }
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier> {
  let makeContent: @MainActor (ViewContext) -> [Node]
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] { makeContent(context) }
}

/// A view with a modifier applied, or two modifiers in a row.
@frozen
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    let content = content
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNodes(in: context) { $0.nodes(of: content) }
    }
    let inner = context.child(ObjectIdentifier(Modifier.self))
    guard context.graph.keepsBodies else {
      let proxy = Modifier.Content { $0.nodes(of: content) }
      return inner.nodes(of: inner.body(of: modifier) { $0.body(content: proxy) })
    }
    // A body that is kept shows the content of the present, not that of when it was evaluated.
    let slot = context.graph.states.object(for: inner.identity.appending("content")) {
      ContentSlot()
    }
    slot.makeNodes = { $0.nodes(of: content) }
    return inner.nodes(
      of: inner.body(of: modifier) { modifier in
        modifier.body(content: Modifier.Content { slot.makeNodes?($0) ?? [] })
      })
  }
}

/// Holds what a modifier modifies at the moment.
@MainActor
private final class ContentSlot {
  var makeNodes: ((ViewContext) -> [Node])?
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The first modifier, then the second.
  public func body(
    content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>
  ) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier first, then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
@frozen
public struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  public typealias Body = Never

  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public nonisolated init() {}

  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [Node]
  ) -> [Node] {
    content(context)
  }
}
