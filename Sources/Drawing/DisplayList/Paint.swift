import Foundation

/// A colour in sRGB; components are 0 to 1, not premultiplied. Values outside are kept and clamped
/// when drawn.
package struct RGBA: Codable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// A component that is not a number counts as 0, a choice of Islet.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.number(red)
    self.green = Self.number(green)
    self.blue = Self.number(blue)
    self.alpha = Self.number(alpha)
  }

  private static func number(_ component: Double) -> Double { component.isFinite ? component : 0 }

  /// Components given as 0 to 255.
  package init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// A colour at a place of a gradient; `location` is 0 to 1.
package struct GradientStop: Codable, Hashable, Sendable {
  package var color: RGBA
  package var location: Double

  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// What fills a shape or a text. Places are points in the coordinates of the display list.
package enum Paint: Codable, Hashable, Sendable {
  case color(RGBA)
  case linear(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radial(stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// An ellipse fitted to `bounds`: radii are fractions of its sides.
  case elliptical(
    stops: [GradientStop], bounds: CGRect, center: CGPoint, startFraction: Double,
    endFraction: Double)
  /// Around `center`, clockwise from 3 o'clock; angles are radians.
  case angular(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// An image repeated from `origin`; `scale` is how many points a pixel of it takes, or a point of
  /// an SVG.
  case image(ImageReference, origin: CGPoint, scale: Double)
}
