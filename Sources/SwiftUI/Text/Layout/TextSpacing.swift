import Drawing

extension ViewSpacing {
  /// The distances that a text keeps from its neighbours, by its largest font before scaling.
  ///
  /// Source: found in Apple's binaries and measured. With `s` a tenth of the height of a line,
  /// rounded up to a pixel: a plain view above keeps the descent and `s`, a plain view below the
  /// height and `s` without the cap height, a text above the leading of this text.
  ///
  /// - Parameters:
  ///   - sizes: The point sizes of the fonts, with -1, 0 or 1 for tight, standard, loose leading.
  ///   - scale: Pixels per point.
  init(textOf sizes: [(size: CGFloat, leading: Int)], scale: CGFloat) {
    self.init(plain: [])
    guard let largest = sizes.max(by: { $0.size < $1.size }) else { return }
    let metrics = FontMetrics(size: largest.size)
    let margin = roundUp(0.1 * metrics.lineHeight, scale: scale)
    let pitch = LinePitch.pitch(size: largest.size, leading: largest.leading, scale: scale)
    let leading = max(roundUp(pitch - metrics.lineHeight, scale: scale), 0)
    top.distances = [.aboveText: metrics.descent + margin, .textToText: leading]
    bottom.distances = [
      .belowText: max(metrics.lineHeight + margin - metrics.capHeight, margin + metrics.descent),
      .textToText: 0,
    ]
  }
}
