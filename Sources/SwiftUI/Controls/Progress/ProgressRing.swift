import Drawing
import Foundation

/// A ring that is filled clockwise from 12 o'clock, with something inside.
struct ProgressRing<Center: View> {
  let progress: ProgressAmount
  let center: Center
}

/// The measures of a ring.
///
/// Measured in a compact region, where the ring is 22.67 points wide; that the stroke grows with the
/// ring is a choice of Islet.
struct RingMetrics {
  static var strokePerDiameter: CGFloat { 2.2 / 22.67 }
  static var trackOpacity: Double { 0.35 }
  /// The diameter if no size is proposed, in points; that of a spinner.
  static var idealDiameter: CGFloat { 20 }
  /// The side of the square for what stands inside, as part of the inner diameter: a little more
  /// than the square in a circle, because corners are seldom used. A choice of Islet.
  static var contentPerInnerDiameter: CGFloat { 0.75 }

  let center: CGPoint
  let diameter: CGFloat

  init(in frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    diameter = min(frame.width, frame.height)
  }

  var lineWidth: CGFloat { diameter * Self.strokePerDiameter }
  var radius: CGFloat { (diameter - lineWidth) / 2 }
  var contentSide: CGFloat { (diameter - 2 * lineWidth) * Self.contentPerInnerDiameter }

  var circle: Outline { .circle(center: center, radius: radius) }

  func arc(_ fraction: Double) -> Outline {
    let start = -CGFloat.pi / 2
    return .arc(
      center: center, radiusX: radius, radiusY: radius, start: start,
      end: start + CGFloat(fraction) * 2 * .pi)
  }
}

extension ProgressRing: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    [
      ProgressRingNode(
        progress: progress, center: context.child("center").node(of: center),
        environment: context.environment)
    ]
  }
}

private final class ProgressRingNode: Node {
  let progress: ProgressAmount

  init(progress: ProgressAmount, center: Node, environment: EnvironmentValues) {
    self.progress = progress
    super.init(environment: environment, children: [center])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      [proposal.width, proposal.height].compactMap { $0 }.min() ?? RingMetrics.idealDiameter
    return CGSize(width: max(side, 0), height: max(side, 0))
  }

  /// The place and the scale of what stands inside.
  override func placeChildren() { children[0].place(centeredIn: frame) }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override var spacing: ViewSpacing { ViewSpacing() }
  override var priority: Double { 0 }
  override var zIndex: Double { 0 }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    let metrics = RingMetrics(in: frame)
    let tint = environment.tint.level(0)
    let line = StrokeOptions(width: metrics.lineWidth, cap: .round)
    var ring = tint.opacity(RingMetrics.trackOpacity).items(in: frame) {
      [.stroke(metrics.circle, $0, line)]
    }
    if let fraction = progress.fraction(at: environment.now), fraction > 0 {
      ring += tint.items(in: frame) {
        [.stroke(fraction < 1 ? metrics.arc(fraction) : metrics.circle, $0, line)]
      }
    }
    items.append(.element(progress.element(frame: frame, now: environment.now), ring))
    items += children[0].items(fittedInto: metrics.contentSide)
  }
}
