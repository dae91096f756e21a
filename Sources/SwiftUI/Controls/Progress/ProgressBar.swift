import Drawing

/// A bar that is filled from the leading side.
struct ProgressBar {
  let progress: ProgressAmount

  /// Measured, in points.
  static let height: CGFloat = 4
  /// The width if none is proposed, in points; a choice of Islet.
  static let idealWidth: CGFloat = 150
}

extension ProgressBar: View, PrimitiveView {
  typealias Body = Never

  func makeNodes(in context: ViewContext) -> [Node] {
    [ProgressBarNode(progress: progress, environment: context.environment)]
  }
}

private final class ProgressBarNode: Node {
  let progress: ProgressAmount

  init(progress: ProgressAmount, environment: EnvironmentValues) {
    self.progress = progress
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? ProgressBar.idealWidth, 0), height: ProgressBar.height)
  }

  override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    items.append(
      .element(
        progress.element(frame: frame, now: environment.now),
        CapsuleBar(frame: frame, fraction: progress.fraction(at: environment.now))
          .items(in: environment)))
  }
}

/// A track and the part of it that is filled.
struct CapsuleBar {
  let frame: CGRect
  /// From 0 to 1; nil leaves the track empty.
  let fraction: Double?

  func items(in environment: EnvironmentValues) -> [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(.capsule(in: frame), .color(SystemColor.fill.rgba(in: environment)), .nonZero)
    ]
    guard let fraction, fraction > 0 else { return items }
    // What is filled at all shows at least its two round ends.
    var filled = frame
    filled.size.width = min(max(frame.width * CGFloat(fraction), frame.height), frame.width)
    if environment.layoutDirection == .rightToLeft {
      filled.origin.x = frame.maxX - filled.width
    }
    // A gradient belongs to the whole bar.
    items += environment.tint.level(0).items(filling: .capsule(in: filled), in: frame)
    return items
  }
}

extension ProgressAmount {
  /// What a reader sees of the progress.
  func element(frame: CGRect, now: Date) -> Element {
    let fraction = fraction(at: now)
    return Element(
      kind: "ProgressView", content: fraction.map { "\(Int(($0 * 100).rounded()))%" }, frame: frame,
      traits: [.progress(fraction)] + (isRunning ? [.running] : []))
  }
}
