import Drawing

/// Colours that pass over into each other.
@frozen
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  @frozen
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 for the start and 1 for the end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours pass over into each other.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }
    let kind: Kind

    /// The space of the screen: components of sRGB.
    public static let device = ColorSpace(kind: .device)
    /// A space of equal steps for the eye; Islet takes Oklab.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color,
        location: colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map { GradientStop(color: $0.color.rgba(in: environment), location: $0.location) }
  }
}
