/// The look of the system: the label in the tint.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var look: AutomaticAppearance { AutomaticAppearance() }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of the system: the label in the tint.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
    DefaultButtonStyle()
  }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var look: PlainAppearance { PlainAppearance() }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable
{
  var look: AutomaticAppearance { AutomaticAppearance() }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}

/// The label on a shape in a light tint.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var look: BorderedAppearance { BorderedAppearance(isProminent: false) }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a shape in a light tint.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
    BorderedButtonStyle()
  }
}

/// The label in white on a shape in the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle,
  Sendable
{
  var look: BorderedAppearance { BorderedAppearance(isProminent: true) }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a shape in the tint.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label on glass; Islet draws a light tint instead.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var look: BorderedAppearance { BorderedAppearance(isProminent: false) }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass; Islet draws a light tint instead.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The label on tinted glass; Islet draws the tint instead.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle,
  Sendable
{
  var look: BorderedAppearance { BorderedAppearance(isProminent: true) }

  /// Makes the style.
  public nonisolated init() {}

  /// The look of a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(look)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on tinted glass; Islet draws the tint instead.
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
