import Drawing

/// One level of a style: a fill that is fitted to the area it fills, and what happens to it.
package struct StylePaint: Sendable, Equatable {
  /// A colour, or a gradient in fractions of the area it fills.
  package enum Fill: Sendable, Equatable {
    case color(RGBA)
    case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radial(
      stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(
      stops: [GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angular(stops: [GradientStop], center: UnitPoint, start: Angle, end: Angle)
    case image(ImageReference, origin: UnitPoint, scale: CGFloat)
    case mesh(ColorMesh)
  }

  /// A shadow of a style, in points.
  package struct Shadow: Sendable, Equatable {
    package var color: RGBA
    package var radius: CGFloat
    package var offset: CGSize
    /// Inside the shape rather than behind it.
    package var isInner: Bool
  }

  package var fill: Fill
  package var shadows: [Shadow] = []
  package var blendMode: Drawing.BlendMode?
  /// 0 to 1, of a picture, whose pixels have no opacity of their own to change.
  package var groupOpacity = 1.0

  package init(_ fill: Fill) { self.fill = fill }

  /// The same paint, less opaque.
  package func opacity(_ factor: Double) -> StylePaint {
    if factor == 1 { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    var copy = self
    switch fill {
    case .color(let color): copy.fill = .color(color.opacity(factor))
    case .linear(let stops, let start, let end):
      copy.fill = .linear(stops: fade(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      copy.fill = .radial(
        stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let stops, let center, let startFraction, let endFraction):
      copy.fill = .elliptical(
        stops: fade(stops), center: center, startFraction: startFraction,
        endFraction: endFraction)
    case .angular(let stops, let center, let start, let end):
      copy.fill = .angular(stops: fade(stops), center: center, start: start, end: end)
    case .image, .mesh: copy.groupOpacity *= factor
    }
    copy.shadows = shadows.map { shadow in
      var faded = shadow
      faded.color = shadow.color.opacity(factor)
      return faded
    }
    return copy
  }

  /// The paint for an area in points of the presentation.
  package func paint(in bounds: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linear(stops: stops, start: start.point(in: bounds), end: end.point(in: bounds))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radial(
        stops: stops, center: center.point(in: bounds), startRadius: Double(startRadius),
        endRadius: Double(endRadius))
    case .elliptical(let stops, let center, let startFraction, let endFraction):
      .elliptical(
        stops: stops, bounds: bounds, center: center.point(in: bounds),
        startFraction: Double(startFraction), endFraction: Double(endFraction))
    case .angular(let stops, let center, let start, let end):
      .angular(
        stops: stops, center: center.point(in: bounds), startAngle: start.radians,
        endAngle: end.radians)
    case .image(let image, let origin, let scale):
      .image(image, origin: origin.point(in: bounds), scale: Double(scale))
    case .mesh(let mesh): mesh.paint(in: bounds)
    }
  }
}
