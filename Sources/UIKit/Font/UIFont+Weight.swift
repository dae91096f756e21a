import Foundation

extension UIFont {
  /// How heavy the strokes of a font are: 0 is regular, 1 the heaviest. Apple's interface.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// How the names of fonts spell a weight in the numbers of OpenType.
    static func name(of value: Int) -> String {
      let names = [
        100: "Ultralight", 200: "Thin", 300: "Light", 500: "Medium", 600: "Semibold", 700: "Bold",
        800: "Heavy", 900: "Black",
      ]
      return names[value] ?? "Regular"
    }

    /// The nearest weight in the numbers of OpenType, 100 to 900.
    package var value: Int {
      let steps: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = steps.min { left, right in
        abs(left.0.rawValue - rawValue) < abs(right.0.rawValue - rawValue)
      }
      return nearest?.1 ?? 400
    }
  }

  /// How wide the letters of a font are; 0 is standard. Apple's interface.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
