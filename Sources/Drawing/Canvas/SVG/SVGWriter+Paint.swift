import Foundation

extension SVGWriter {
  /// A shape filled or stroked with a paint.
  ///
  /// - Parameters:
  ///   - bounds: what the paint must cover.
  ///   - attribute: `fill` or `stroke`.
  ///   - shape: an element without its end.
  mutating func painted(
    _ paint: Paint, bounds: CGRect?, attribute: String, shape: String
  ) throws -> String {
    switch paint {
    case .color(let color):
      return "\(shape)\(self.paint(color, attribute: attribute))/>\n"
    case .linear(let stops, let start, let end):
      let place =
        " x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\""
        + " y2=\"\(number(end.y))\""
      let name = gradient("linearGradient", place, stops: stops)
      return "\(shape) \(attribute)=\"url(#\(name))\"/>\n"
    case .radial(let stops, let center, let startRadius, let endRadius):
      let name = radial(
        stops: stops, start: startRadius, end: endRadius,
        place: " cx=\"\(number(center.x))\" cy=\"\(number(center.y))\"")
      return "\(shape) \(attribute)=\"url(#\(name))\"/>\n"
    case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
      let matrix =
        "matrix(\(number(bounds.width)) 0 0 \(number(bounds.height)) \(number(center.x))"
        + " \(number(center.y)))"
      let name = radial(
        stops: stops, start: startFraction, end: endFraction,
        place: " cx=\"0\" cy=\"0\" gradientTransform=\"\(matrix)\"")
      return "\(shape) \(attribute)=\"url(#\(name))\"/>\n"
    case .angular, .image:
      // Pixels of the paint, seen through the shape.
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return "" }
      let area = bounds.integral
      let mask = define("mask", Self.everywhere) { "\(shape) \(attribute)=\"#fff\"/>" }
      let pixels = try picture(of: [.fill(.rectangle(area), paint, .nonZero)])
      return "<g mask=\"url(#\(mask))\">\(pixels)</g>\n"
    }
  }

  /// SVG has no start radius: the stops move outwards instead.
  private mutating func radial(
    stops: [GradientStop], start: Double, end: Double, place: String
  ) -> String {
    let isInward = start > end
    let outer = max(start, end, 1e-6)
    let inner = min(start, end)
    let ordered = GradientRamp.ordered(stops)
    let turned =
      isInward
      ? ordered.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
      : ordered
    let moved = turned.map { stop in
      GradientStop(
        color: stop.color, location: (inner + (outer - inner) * stop.location) / outer)
    }
    return gradient(
      "radialGradient", place + " r=\"\(number(CGFloat(outer)))\"", stops: moved)
  }

  private mutating func gradient(
    _ tag: String, _ place: String, stops: [GradientStop]
  ) -> String {
    let marks = GradientRamp.stops(stops).map { stop in
      "<stop offset=\"\(number(CGFloat(stop.location)))\" stop-color=\"\(hex(stop.color))\""
        + (stop.color.alpha < 1
          ? " stop-opacity=\"\(number(CGFloat(stop.color.alpha)))\"/>" : "/>")
    }
    return define(tag, " gradientUnits=\"userSpaceOnUse\"\(place)") { marks.joined() }
  }
}
