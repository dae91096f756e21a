/// The appearance of a user interface.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly colours stand out from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// How sharp and in which colours things are drawn.
extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum StackOrientationKey: EnvironmentKey { static let defaultValue: Axis? = nil }
  private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Standard or increased contrast.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether an always-on display shows the view dimmed.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// The axis of the stack around a view, which spacers and dividers follow.
  package var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}
