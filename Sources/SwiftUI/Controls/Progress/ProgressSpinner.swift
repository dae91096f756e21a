import Drawing
import Foundation

/// Eight spokes that turn on a device; a Live Activity shows them at rest (reports of users).
struct ProgressSpinner {
  /// The sides of the spinner in points; those of UIKit's medium and large indicators.
  static let side: CGFloat = 20
  static let largeSide: CGFloat = 37
  static let spokeCount = 8
}

extension ProgressSpinner: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    [SpinnerNode(environment: context.environment)]
  }
}

private final class SpinnerNode: Node {
  init(environment: EnvironmentValues) { super.init(environment: environment) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let side = isLarge ? ProgressSpinner.largeSide : ProgressSpinner.side
    return CGSize(width: side, height: side)
  }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        ProgressAmount.indeterminate.element(frame: frame, now: environment.now), spokes(in: frame))
    )
  }

  /// The proportions of the spokes are a choice of Islet, by eye.
  private func spokes(in frame: CGRect) -> [DisplayItem] {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let unit = frame.width / 20
    let spoke = Outline.capsule(
      in: CGRect(x: center.x - 1.25 * unit, y: frame.minY, width: 2.5 * unit, height: 6 * unit))
    let paint =
      environment.hasTint
      ? environment.tint.level(0) : ResolvedStyle(SystemColor.gray.rgba(in: environment)).level(0)
    return (0..<ProgressSpinner.spokeCount).flatMap { index in
      let part = CGFloat(index) / CGFloat(ProgressSpinner.spokeCount)
      let turn = AffineTransform2D.rotation(radians: part * 2 * .pi).around(center)
      // The spoke at 12 o'clock is the strongest; the others fade against the turn.
      let opacity = 1 - 0.75 * Double((1 - part).truncatingRemainder(dividingBy: 1))
      return paint.opacity(opacity).items(filling: spoke.applying(turn), in: frame)
    }
  }
}
