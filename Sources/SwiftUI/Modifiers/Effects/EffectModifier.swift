import Drawing

/// Draws a view under effects, without a change of its layout.
nonisolated struct EffectModifier: WrappingModifier {
  typealias Body = Never

  /// The effects for a view in its place, the innermost first.
  let effects: @MainActor (Node) -> [GroupEffect]

  init(_ effects: @escaping @MainActor (Node) -> [GroupEffect]) { self.effects = effects }

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    EffectNode(effects: effects, content: node, environment: context.environment)
  }
}

private final class EffectNode: Node {
  let effects: @MainActor (Node) -> [GroupEffect]

  init(
    effects: @escaping @MainActor (Node) -> [GroupEffect], content: Node,
    environment: EnvironmentValues
  ) {
    self.effects = effects
    super.init(environment: environment, children: [content])
  }

  override func draw(into items: inout [DisplayItem]) {
    var content: [DisplayItem] = []
    super.draw(into: &content)
    if content.isEmpty { return }
    for effect in effects(self) { content = [.group(effect, content)] }
    items += content
  }
}
