import Drawing

/// Keeps the place of a view and draws nothing.
private nonisolated struct HiddenModifier: WrappingModifier {
  typealias Body = Never

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    HiddenNode(content: node, environment: context.environment)
  }
}

private final class HiddenNode: Node {
  init(content: Node, environment: EnvironmentValues) {
    super.init(environment: environment, children: [content])
  }

  override func draw(into items: inout [DisplayItem]) {}
}

extension View {
  /// Keeps the place of the view and draws nothing.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
