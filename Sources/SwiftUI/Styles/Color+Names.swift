extension Color {
  /// Red; the palette has a light and a dark value of each named colour.
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
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
  public static var red: Color { .init(.system(.red)) }
  public static var orange: Color { .init(.system(.orange)) }
  public static var yellow: Color { .init(.system(.yellow)) }
  public static var green: Color { .init(.system(.green)) }
  public static var mint: Color { .init(.system(.mint)) }
  public static var teal: Color { .init(.system(.teal)) }
  public static var cyan: Color { .init(.system(.cyan)) }
  public static var blue: Color { .init(.system(.blue)) }
  public static var indigo: Color { .init(.system(.indigo)) }
  public static var purple: Color { .init(.system(.purple)) }
  public static var pink: Color { .init(.system(.pink)) }
  public static var brown: Color { .init(.system(.brown)) }
  public static var gray: Color { .init(.system(.gray)) }
  public static var white: Color { .init(.fixed(.white)) }
  public static var black: Color { .init(.fixed(.black)) }
  public static var clear: Color { .init(.fixed(.clear)) }
}
