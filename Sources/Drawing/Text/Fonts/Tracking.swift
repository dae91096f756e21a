import Foundation

/// SF Pro's tracking by point size.
///
/// Source: Human Interface Guidelines, Typography. Between two rows the value is interpolated,
/// beyond the first and last row it stays.
package enum Tracking {
  /// Point size and thousandths of an em.
  static let table: [(size: CGFloat, thousandths: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13),
    (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2),
    (76, 1), (80, 0),
  ]

  /// The tracking in em for a size in points.
  package static func perEm(size: CGFloat) -> CGFloat {
    interpolate(table.map { ($0.size, $0.thousandths) }, at: size) / 1000
  }
}

/// The value at `x` of the line through `points`, which are sorted; constant beyond their ends.
func interpolate(_ points: [(CGFloat, CGFloat)], at x: CGFloat) -> CGFloat {
  guard let first = points.first, let last = points.last else { return 0 }
  if x <= first.0 { return first.1 }
  if x >= last.0 { return last.1 }
  let upper = points.firstIndex { $0.0 >= x } ?? points.count - 1
  let (x0, y0) = points[upper - 1]
  let (x1, y1) = points[upper]
  return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
}
