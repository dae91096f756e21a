import Drawing

/// The style of what lies behind things.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Makes the style.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return ResolvedStyle(SystemColor.backgrounds, in: environment)
    }
    var outside = environment
    outside.backgroundStyle = nil
    return outside.resolve(style)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what lies behind things: white, or black in dark appearance.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

  /// What the background style means here; nil is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the background style means.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
