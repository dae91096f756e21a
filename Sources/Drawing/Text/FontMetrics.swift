import Foundation

/// SF Pro's vertical metrics, by which everything is laid out whatever face is drawn.
///
/// Source: measured from pictures that SwiftUI drew (`ascent` and `capHeight` agree with 20 readings
/// from 11 to 40 points).
package struct FontMetrics: Hashable, Sendable {
  package static let ascentPerEm: CGFloat = 0.95215
  package static let descentPerEm: CGFloat = 0.24121
  package static let capHeightPerEm: CGFloat = 0.70459

  /// The size in points these metrics are for.
  package var size: CGFloat

  package init(size: CGFloat) {
    self.size = size
  }

  package var ascent: CGFloat { size * Self.ascentPerEm }
  package var descent: CGFloat { size * Self.descentPerEm }
  package var capHeight: CGFloat { size * Self.capHeightPerEm }
  /// The height of one line, not rounded.
  package var lineHeight: CGFloat { ascent + descent }

  /// The height of one line rounded up to a pixel.
  package func lineHeight(scale: CGFloat) -> CGFloat { roundUp(lineHeight, scale: scale) }
}

/// Rounds a length up to a whole pixel, forgiving the noise of floating point.
package func roundUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  ((length * scale) - 1e-4).rounded(.up) / scale
}
