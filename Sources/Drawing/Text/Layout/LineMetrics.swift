import Foundation

/// The extent of a line around its baseline, in points, by SF's metrics whatever face is drawn.
struct LineMetrics: Equatable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// What the pitch adds to ascent and descent of the tallest font.
  var leading: CGFloat = 0

  var height: CGFloat { ascent + descent }

  /// The extent of all these runs together: the tallest font counts, and inline pictures.
  init(runs: some Sequence<TextRequest.Run>, factor: CGFloat, scale: CGFloat) {
    var pitch: CGFloat = -.infinity
    var ascent: CGFloat = -.infinity
    var descent: CGFloat = -.infinity
    for run in runs {
      let metrics = FontMetrics(size: run.font.size * factor)
      ascent = max(ascent, metrics.ascent + run.baselineOffset * factor)
      descent = max(descent, metrics.descent - run.baselineOffset * factor)
      let own = LinePitch.pitch(size: metrics.size, leading: run.font.leading, scale: scale)
      if own > pitch {
        pitch = own
        leading = own - metrics.lineHeight
      }
      if case .attachment(let size, let top) = run.content {
        ascent = max(ascent, (top + run.baselineOffset) * factor)
        descent = max(descent, (size.height - top - run.baselineOffset) * factor)
      }
    }
    guard ascent.isFinite, descent.isFinite else { return }
    self.ascent = ascent
    self.descent = descent
  }

  /// The distance from the baseline of the line above to this one's.
  func step(below upper: LineMetrics, lineSpacing: CGFloat) -> CGFloat {
    upper.descent + ascent + leading + lineSpacing
  }
}
