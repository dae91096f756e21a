/// A style that a modifier put into the environment, and the one it took the place of.
///
/// A style is resolved where it is used, so that a colour follows the appearance there; what it
/// says about "the foreground" means the style outside of it.
final class StyleLayer: Sendable {
  /// The styles of the first hierarchical levels.
  let styles: [any ShapeStyle]
  let outer: StyleLayer?

  init(_ styles: [any ShapeStyle], outer: StyleLayer?) {
    self.styles = styles
    self.outer = outer
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    if styles.count == 1 { return environment.resolve(styles[0]) }
    return ResolvedStyle(levels: styles.map { environment.resolve($0).level(0) })
  }
}
