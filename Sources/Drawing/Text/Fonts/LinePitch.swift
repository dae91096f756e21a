import Foundation

/// The distance between the baselines of two lines of one text.
///
/// Source: Human Interface Guidelines, Typography (leading column, size Large), which measured
/// texts agree with. A size between two rows is interpolated, a size beyond the table is scaled
/// with its nearest row: choices of Islet that the guidelines' samples at other Dynamic Type sizes
/// (14 → 19, 53 → 62, 60 → 70) lie on.
package enum LinePitch {
  static let table: [(size: CGFloat, leading: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34),
    (34, 41), (53, 62), (60, 70),
  ]

  /// The pitch in points, rounded to pixels.
  ///
  /// - Parameter leading: -1 tight, 0 standard, 1 loose: 2 points less or more.
  package static func pitch(size: CGFloat, leading: Int = 0, scale: CGFloat) -> CGFloat {
    let base: CGFloat
    if let first = table.first, size < first.size {
      base = size * first.leading / first.size
    } else if let last = table.last, size > last.size {
      base = size * last.leading / last.size
    } else {
      base = interpolate(table.map { ($0.size, $0.leading) }, at: size)
    }
    return ((base + 2 * CGFloat(leading)) * scale).rounded() / scale
  }
}
