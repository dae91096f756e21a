import Drawing

/// A shape in its place.
package final class ShapeNode: Node {
  let shape: any Shape
  let layers: [ShapeLayer]

  package init(shape: any Shape, layers: [ShapeLayer], environment: EnvironmentValues) {
    self.shape = shape.resolved(in: environment)
    self.layers = layers
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        Element(kind: shape.shapeName, frame: frame),
        layers.flatMap { layer in
          layer.items(in: frame, environment: environment)
        }))
  }
}

extension ShapeLayer {
  func items(in frame: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
    let paint = environment.resolve(style).level(0)
    let shape = shape.resolved(in: environment)
    switch operation {
    case .fill(let fill):
      if let stroked = shape as? any StrokedShape {
        return Self.stroke(
          stroked.unstroked.outline(in: frame, environment: environment), stroked.strokeStyle,
          paint: paint, in: frame)
      }
      return paint.items(
        filling: shape.outline(in: frame, environment: environment), rule: fill.rule, in: frame)
    case .stroke(let stroke):
      return Self.stroke(
        shape.outline(in: frame, environment: environment), stroke, paint: paint, in: frame)
    }
  }

  private static func stroke(
    _ outline: Outline, _ style: StrokeStyle, paint: StylePaint, in frame: CGRect
  ) -> [DisplayItem] {
    if outline.isEmpty { return [] }
    return paint.items(in: frame) { [.stroke(outline, $0, style.options)] }
  }
}

/// A stroke as a shape, which a canvas strokes better than it fills its outline.
protocol StrokedShape {
  var unstroked: any Shape { get }
  var strokeStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokedShape {
  var unstroked: any Shape { shape }
  var strokeStyle: StrokeStyle { style }
}

extension Shape {
  /// The outline in a place of the presentation, mirrored where that is due.
  func outline(in frame: CGRect, environment: EnvironmentValues) -> Outline {
    let shape = resolved(in: environment)
    // Shapes see a rectangle at the origin, as views do.
    var outline = shape.path(in: CGRect(origin: .zero, size: frame.size)).outline
    if shape.layoutDirectionBehavior.mirrors(environment.layoutDirection) {
      outline = outline.applying(.mirror(around: frame.width / 2))
    }
    return outline.applying(.translation(x: frame.minX, y: frame.minY))
  }
}
