import Drawing
import Foundation

/// The ring of a circular gauge and its labels.
struct GaugeRing<Center: View, Label: View, Minimum: View, Maximum: View> {
  let value: Double
  let isCapacity: Bool
  let center: Center
  let label: Label
  let minimum: Minimum
  let maximum: Maximum
}

/// The measures of the open ring, in points and degrees clockwise from 3 o'clock (measured); the
/// closed one has the same size (a choice of Islet).
private enum GaugeRingMetrics {
  static let side: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  static let start = Angle(degrees: 135)
  static let sweep = Angle(degrees: 270)
  static let marker: CGFloat = 5.6
  static let cutOut: CGFloat = 9.8
  static let valueWidth: CGFloat = 38
  static let valueBaseline: CGFloat = 36.67
  static let labelBaseline: CGFloat = 52.33
  /// The room for a label in the opening, and the distance of a bound's label from the middle;
  /// choices of Islet that keep them off the ring.
  static let labelWidth: CGFloat = 24
  static let boundOffset: CGFloat = 8
  static let boundWidth: CGFloat = 13
  static let radius = (side - lineWidth) / 2
}

extension GaugeRing: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    func part<V: View>(_ view: V, _ name: String, size: CGFloat, weight: Font.Weight) -> Node {
      var inner = context.child(name)
      inner.environment.defaultFont = .system(size: size, weight: weight)
      inner.environment.stackOrientation = nil
      return inner.node(of: view)
    }
    return [
      GaugeRingNode(
        value: value, isCapacity: isCapacity,
        parts: [
          part(center, "center", size: 24, weight: .medium),
          part(label, "label", size: 11, weight: .regular),
          part(minimum, "minimum", size: 11, weight: .regular),
          part(maximum, "maximum", size: 11, weight: .regular),
        ], environment: context.environment)
    ]
  }
}

private final class GaugeRingNode: Node {
  let value: Double
  let isCapacity: Bool

  init(value: Double, isCapacity: Bool, parts: [Node], environment: EnvironmentValues) {
    self.value = value
    self.isCapacity = isCapacity
    super.init(environment: environment, children: parts)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: GaugeRingMetrics.side, height: GaugeRingMetrics.side)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override var spacing: ViewSpacing { ViewSpacing() }
  override var priority: Double { 0 }
  override var zIndex: Double { 0 }

  override func placeChildren() {
    let offset =
      environment.layoutDirection == .rightToLeft
      ? -GaugeRingMetrics.boundOffset : GaugeRingMetrics.boundOffset
    place(children[0], x: 0, baseline: GaugeRingMetrics.valueBaseline)
    place(children[1], x: 0, baseline: GaugeRingMetrics.labelBaseline)
    place(children[2], x: -offset, baseline: GaugeRingMetrics.labelBaseline)
    place(children[3], x: offset, baseline: GaugeRingMetrics.labelBaseline)
  }

  /// Centres a part sideways at a distance from the middle, with its baseline at a height. The
  /// middle of what is smaller stays where that of the whole part would be.
  private func place(_ part: Node, x: CGFloat, baseline: CGFloat) {
    let dimensions = ViewDimensions(node: part, proposal: .unspecified)
    let middle = frame.midX + x
    // A part without a baseline, such as a shape, is centred on the ring.
    let top =
      dimensions.explicit(VerticalAlignment.firstTextBaseline.key).map { baseline - $0 }
      ?? (frame.height - dimensions.height) / 2
    part.place(
      at: CGPoint(x: middle - dimensions.width / 2, y: frame.minY + top), proposal: .unspecified)
  }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    let ring = isCapacity ? capacity(in: frame) : open(in: frame)
    items.append(.element(.gauge(value, frame: frame), ring))
    items += children[0].items(narrowedTo: GaugeRingMetrics.valueWidth)
    items += children[1].items(narrowedTo: GaugeRingMetrics.labelWidth)
    items += children[2].items(narrowedTo: GaugeRingMetrics.boundWidth)
    items += children[3].items(narrowedTo: GaugeRingMetrics.boundWidth)
  }

  private func open(in frame: CGRect) -> [DisplayItem] {
    let metrics = GaugeRingMetrics.self
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let angle = (metrics.start + metrics.sweep * value).radians
    let marker = CGPoint(
      x: center.x + metrics.radius * CGFloat(cos(angle)),
      y: center.y + metrics.radius * CGFloat(sin(angle)))
    let arc = Outline.arc(
      center: center, radiusX: metrics.radius, radiusY: metrics.radius,
      start: CGFloat(metrics.start.radians),
      end: CGFloat((metrics.start + metrics.sweep).radians))
    return alongArc(environment.gaugePaint).items(in: frame) { paint in
      [
        .group(
          .flatten,
          [
            .stroke(arc, paint, StrokeOptions(width: metrics.lineWidth, cap: .round)),
            .group(
              .blend(.destinationOut),
              [
                .fill(.circle(center: marker, radius: metrics.cutOut / 2), .color(.black), .nonZero)
              ]),
            .fill(.circle(center: marker, radius: metrics.marker / 2), paint, .nonZero),
          ])
      ]
    }
  }

  /// A gradient runs along the arc (measured).
  private func alongArc(_ paint: StylePaint) -> StylePaint {
    guard case .linear(let stops, _, _) = paint.fill else { return paint }
    var copy = paint
    copy.fill = .angular(
      stops: stops, center: .center, start: GaugeRingMetrics.start,
      end: GaugeRingMetrics.start + GaugeRingMetrics.sweep)
    return copy
  }

  private func capacity(in frame: CGRect) -> [DisplayItem] {
    let metrics = GaugeRingMetrics.self
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let line = StrokeOptions(width: metrics.lineWidth, cap: .round)
    let circle = Outline.circle(center: center, radius: metrics.radius)
    let top = -CGFloat.pi / 2
    let filled =
      value < 1
      ? Outline.arc(
        center: center, radiusX: metrics.radius, radiusY: metrics.radius, start: top,
        end: top + CGFloat(value) * 2 * .pi) : circle
    let paint = environment.gaugePaint
    let track = paint.opacity(RingMetrics.trackOpacity).items(in: frame) {
      [.stroke(circle, $0, line)]
    }
    return value > 0 ? track + paint.items(in: frame) { [.stroke(filled, $0, line)] } : track
  }
}
