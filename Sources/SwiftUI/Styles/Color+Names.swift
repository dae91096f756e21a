extension Color {
  /// Red; the palette has a light and a dark value for each of its colours.
  public static let red = Color(.system(.red))
  /// Orange, a colour of the palette.
  public static let orange = Color(.system(.orange))
  /// Yellow, a colour of the palette.
  public static let yellow = Color(.system(.yellow))
  /// Green, a colour of the palette.
  public static let green = Color(.system(.green))
  /// Mint, a colour of the palette.
  public static let mint = Color(.system(.mint))
  /// Teal, a colour of the palette.
  public static let teal = Color(.system(.teal))
  /// Cyan, a colour of the palette.
  public static let cyan = Color(.system(.cyan))
  /// Blue, a colour of the palette.
  public static let blue = Color(.system(.blue))
  /// Indigo, a colour of the palette.
  public static let indigo = Color(.system(.indigo))
  /// Purple, a colour of the palette.
  public static let purple = Color(.system(.purple))
  /// Pink, a colour of the palette.
  public static let pink = Color(.system(.pink))
  /// Brown, a colour of the palette.
  public static let brown = Color(.system(.brown))
  /// Gray, a colour of the palette.
  public static let gray = Color(.system(.gray))
  /// White in either appearance.
  public static let white = Color(.fixed(.white))
  /// Black in either appearance.
  public static let black = Color(.fixed(.black))
  /// No colour at all.
  public static let clear = Color(.fixed(.clear))
  /// The colour of text: black, or white in dark appearance.
  public static let primary = Color(.system(.label))
  /// The colour of text of less weight.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The tint, where a modifier set one that is a colour; else the accent colour of the project.
  public static var accentColor: Color { Color(.accent) }
}

/// The names of colours where a style is wanted.
extension ShapeStyle where Self == Color {
  /// Red, a colour of the palette.
  public static var red: Color { .init(.system(.red)) }
  /// Orange, a colour of the palette.
  public static var orange: Color { .init(.system(.orange)) }
  /// Yellow, a colour of the palette.
  public static var yellow: Color { .init(.system(.yellow)) }
  /// Green, a colour of the palette.
  public static var green: Color { .init(.system(.green)) }
  /// Mint, a colour of the palette.
  public static var mint: Color { .init(.system(.mint)) }
  /// Teal, a colour of the palette.
  public static var teal: Color { .init(.system(.teal)) }
  /// Cyan, a colour of the palette.
  public static var cyan: Color { .init(.system(.cyan)) }
  /// Blue, a colour of the palette.
  public static var blue: Color { .init(.system(.blue)) }
  /// Indigo, a colour of the palette.
  public static var indigo: Color { .init(.system(.indigo)) }
  /// Purple, a colour of the palette.
  public static var purple: Color { .init(.system(.purple)) }
  /// Pink, a colour of the palette.
  public static var pink: Color { .init(.system(.pink)) }
  /// Brown, a colour of the palette.
  public static var brown: Color { .init(.system(.brown)) }
  /// Gray, a colour of the palette.
  public static var gray: Color { .init(.system(.gray)) }
  /// White in either appearance.
  public static var white: Color { .init(.fixed(.white)) }
  /// Black in either appearance.
  public static var black: Color { .init(.fixed(.black)) }
  /// No colour at all.
  public static var clear: Color { .init(.fixed(.clear)) }
}
