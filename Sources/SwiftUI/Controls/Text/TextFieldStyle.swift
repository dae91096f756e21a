/// How fields for text look.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// Whether the field has a border.
  nonisolated static var _hasBorder: Bool { get }
}

/// The look of the system: no border.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public static var _hasBorder: Bool { false }

  /// Makes the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look of the system: no border.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle {
    DefaultTextFieldStyle()
  }
}

/// No border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public static var _hasBorder: Bool { false }

  /// Makes the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with rounded corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public static var _hasBorder: Bool { true }

  /// Makes the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with rounded corners.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension EnvironmentValues {
  private enum TextFieldBorderKey: EnvironmentKey { static let defaultValue = false }

  var textFieldHasBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets how fields for text look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, S._hasBorder)
  }
}
