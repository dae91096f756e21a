import Drawing

/// The bar of a gauge: filled up to the value, or with a dot at it.
struct GaugeBar {
  let value: Double
  let height: CGFloat
  let hasMarker: Bool

  /// The height of the small bars in points (measured for the one with a dot; that the filled one
  /// is as high is a choice of Islet).
  static let height: CGFloat = 8
  /// How wide the gap around the dot is, in points (measured).
  static let cutOut: CGFloat = 16
}

extension GaugeBar: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    [GaugeBarNode(self, environment: context.environment)]
  }
}

private final class GaugeBarNode: Node {
  let bar: GaugeBar

  init(_ bar: GaugeBar, environment: EnvironmentValues) {
    self.bar = bar
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? ProgressBar.idealWidth, 0), height: bar.height)
  }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        .gauge(bar.value, frame: frame),
        bar.hasMarker
          ? marked(in: frame)
          : CapsuleBar(frame: frame, fraction: bar.value).items(in: environment)))
  }

  private func marked(in frame: CGRect) -> [DisplayItem] {
    let radius = frame.height / 2
    var x = frame.minX + radius + CGFloat(bar.value) * max(frame.width - 2 * radius, 0)
    if environment.layoutDirection == .rightToLeft { x = frame.minX + frame.maxX - x }
    let middle = CGPoint(x: x, y: frame.midY)
    return alongBar(environment.gaugePaint).items(in: frame) { paint in
      [
        .group(
          .flatten,
          [
            .fill(.capsule(in: frame), paint, .nonZero),
            .group(
              .blend(.destinationOut),
              [
                .fill(
                  .circle(center: middle, radius: GaugeBar.cutOut / 2), .color(.black), .nonZero)
              ]),
            .fill(.circle(center: middle, radius: radius), paint, .nonZero),
          ])
      ]
    }
  }
}

extension GaugeBarNode {
  /// A gradient without a direction of its own runs along the bar, from the low end to the high one
  /// (pairs gauge-aqi-light and gauge-signal-compact, measured). By itself it would run downwards.
  private func alongBar(_ paint: StylePaint) -> StylePaint {
    guard case .linear(let stops, .top, .bottom) = paint.fill else { return paint }
    let isReversed = environment.layoutDirection == .rightToLeft
    var copy = paint
    copy.fill = .linear(
      stops: stops, start: isReversed ? .trailing : .leading,
      end: isReversed ? .leading : .trailing)
    return copy
  }
}

extension Element {
  /// What a reader sees of a gauge.
  static func gauge(_ value: Double, frame: CGRect) -> Element {
    Element(
      kind: "Gauge", content: "\(Int((value * 100).rounded()))%", frame: frame,
      traits: [.progress(value)])
  }
}

extension EnvironmentValues {
  /// What the accessory gauges are drawn with: the tint if a modifier set one, else the foreground.
  var gaugePaint: StylePaint { (hasTint ? tint : foreground).level(0) }
}
