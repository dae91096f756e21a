import Drawing

/// A gradient without a direction of its own: drawn from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle, PrimitiveShapeStyle {
  var source: Source
  var space = Gradient.ColorSpace.device

  enum Source: Hashable, Sendable {
    case gradient(Gradient)
    /// The gradient that belongs to a colour.
    case color(Color)
  }

  /// How much white the upper end of a colour's gradient has; a choice of Islet, by eye.
  static let lightening = 0.2

  /// Makes a gradient without a direction.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(color: Color) { source = .color(color) }

  /// The gradient, passing over in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  func stops(in environment: EnvironmentValues) -> [GradientStop] {
    let stops: [GradientStop]
    switch source {
    case .gradient(let gradient): stops = gradient.stops(in: environment)
    case .color(let color):
      let base = color.rgba(in: environment)
      var white = RGBA.white
      white.alpha = base.alpha
      stops = [
        GradientStop(color: base.mixed(with: white, by: Self.lightening, in: .device), location: 0),
        GradientStop(color: base, location: 1),
      ]
    }
    return GradientStop.subdivided(stops, in: space)
  }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(
      StylePaint(.linear(stops: stops(in: environment), start: .top, end: .bottom)))
  }
}

extension GradientStop {
  /// Stops that pass over in `space` although a canvas passes over in sRGB between them.
  static func subdivided(_ stops: [GradientStop], in space: Gradient.ColorSpace) -> [GradientStop] {
    guard space.kind != .device, let first = stops.first else { return stops }
    // Sixteen straight pieces are nearer to the curve than one step of an 8 bit component.
    let pieces = 16
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) {
      for piece in 1...pieces {
        let fraction = Double(piece) / Double(pieces)
        result.append(
          GradientStop(
            color: piece == pieces
              ? to.color : from.color.mixed(with: to.color, by: fraction, in: space),
            location: from.location + (to.location - from.location) * fraction))
      }
    }
    return result
  }
}

extension Color {
  /// The gradient that belongs to this colour: a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  /// The gradient, passing over in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self).resolvedStyle(in: environment)
  }
}
