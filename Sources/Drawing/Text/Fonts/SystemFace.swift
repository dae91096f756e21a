import Foundation

/// The free face that stands in for one design of Apple's system font.
///
/// Apple's faces may not be shipped, so each design has a face from a Debian package and a rule
/// that brings its widths near to the original's.
package struct SystemFace: Hashable, Sendable {
  package var design: FontSpec.Design
  /// The family as fontconfig knows it.
  package var family: String
  /// The Debian package that holds it.
  package var debianPackage: String
  /// How large the face is drawn, as a factor of the requested size.
  package var drawnScale: CGFloat
  /// Added after each glyph, in em of the requested size.
  package var spacingPerEm: CGFloat
  /// Whether the tracking table of SF Pro applies.
  package var usesTracking: Bool

  /// Inter at 0.97 of the size, SF's tracking and 0.006 em: the recipe that came out best against
  /// pictures that SwiftUI drew.
  package static let standard = SystemFace(
    design: .default, family: "Inter", debianPackage: "fonts-inter", drawnScale: 0.97,
    spacingPerEm: 0.006, usesTracking: true)

  /// Quicksand: a choice of Islet. Its letters are narrower than Inter's, the spacing makes up for
  /// that, so that a rounded text is about as wide as the same text in the standard design.
  package static let rounded = SystemFace(
    design: .rounded, family: "Quicksand", debianPackage: "fonts-quicksand", drawnScale: 1,
    spacingPerEm: 0.006, usesTracking: true)

  /// JetBrains Mono with its capitals brought to SF's height; the spacing keeps its advance at
  /// 0.6 em. A choice of Islet.
  package static let monospaced = SystemFace(
    design: .monospaced, family: "JetBrains Mono", debianPackage: "fonts-jetbrains-mono",
    drawnScale: 0.97, spacingPerEm: 0.018, usesTracking: false)

  /// Noto Serif for New York: a choice of Islet.
  package static let serif = SystemFace(
    design: .serif, family: "Noto Serif", debianPackage: "fonts-noto-core", drawnScale: 0.97,
    spacingPerEm: 0, usesTracking: false)

  package static let all = [standard, rounded, monospaced, serif]

  package static func face(for design: FontSpec.Design) -> SystemFace {
    switch design {
    case .default: standard
    case .rounded: rounded
    case .monospaced: monospaced
    case .serif: serif
    }
  }

  /// The distance after each glyph for a text of `size` points, in points.
  package func spacing(size: CGFloat) -> CGFloat {
    let tracking = usesTracking ? Tracking.perEm(size: size) : 0
    return (tracking + spacingPerEm) * size
  }
}
