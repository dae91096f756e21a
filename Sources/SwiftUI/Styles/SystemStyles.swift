import Drawing

/// A style with a fixed meaning in the system's palette.
protocol PaletteStyle: PrimitiveShapeStyle {
  var colors: [SystemColor] { get }
}

extension PaletteStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(colors, in: environment)
  }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, PaletteStyle {
  /// Makes the style.
  public init() {}
  var colors: [SystemColor] { [.separator] }
}

/// The style of shapes that hold something, such as the track of a slider.
public struct FillShapeStyle: ShapeStyle, PaletteStyle {
  /// Makes the style.
  public init() {}
  var colors: [SystemColor] { SystemColor.fills }
}

/// The style of a hint where text is to be entered: the third label colour.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaletteStyle {
  /// Makes the style.
  public init() {}
  var colors: [SystemColor] { [.placeholderText] }
}

/// The style of links: the system's blue.
public struct LinkShapeStyle: ShapeStyle, PaletteStyle {
  /// Makes the style.
  public init() {}
  var colors: [SystemColor] { [.link] }
}

/// The style of a window's ground.
public struct WindowBackgroundShapeStyle: ShapeStyle, PaletteStyle {
  /// Makes the style.
  public init() {}
  var colors: [SystemColor] { SystemColor.backgrounds }
}

/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  /// Makes the style.
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.tint
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of shapes that hold something.
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of a hint where text is to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's ground.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { .init() }
}
