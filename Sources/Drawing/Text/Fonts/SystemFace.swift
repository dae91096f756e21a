import Foundation

/// The free face that stands in for one design of Apple's system font.
///
/// Apple's faces may not be shipped, so each design has a face from a Debian package and a rule
/// that brings its widths near to the original's.
package struct SystemFace: Hashable, Sendable {
  package var design: FontSpec.Design
  /// The family as fontconfig knows it.
  package var family: String
  /// The family's cut for large sizes, if it has one.
  package var displayFamily: String?
  /// The Debian package that holds it.
  package var debianPackage: String
  /// How large the face is drawn, as a factor of the requested size.
  package var drawnScale: CGFloat
  /// Added after each glyph, in em of the requested size.
  package var spacingPerEm: CGFloat
  /// Whether the tracking table of SF Pro applies.
  package var usesTracking: Bool

  /// From this size in points on, the cut for large sizes is drawn. SF goes over to its own between
  /// 20 and 28 points.
  static let displaySize: CGFloat = 21
  /// What takes the place of `spacingPerEm` from that size on.
  static let displaySpacingPerEm: CGFloat = 0.007

  /// Inter at 0.97 of the size with SF's tracking and 0.008 em more, and a wider percent sign.
  ///
  /// Fitted to 44 texts that SwiftUI drew at 11 to 35 points; each is met within 3 %.
  package static let standard = SystemFace(
    design: .default, family: "Inter", displayFamily: "Inter Display",
    debianPackage: "fonts-inter", drawnScale: 0.97, spacingPerEm: 0.008, usesTracking: true)

  /// Quicksand, a weight heavier and about as wide as the standard face: a choice of Islet.
  package static let rounded = SystemFace(
    design: .rounded, family: "Quicksand", debianPackage: "fonts-quicksand", drawnScale: 1,
    spacingPerEm: 0.008, usesTracking: true)

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

  /// The family that is drawn at a size in points and a weight of 100 to 900.
  ///
  /// Quicksand's light and medium faces are families of their own; it is lighter than SF, so its
  /// medium stands for regular.
  package func family(size: CGFloat, weight: Int) -> String {
    if design == .rounded {
      switch weight {
      case ..<250: return family + " Light"
      case ..<350, 550...: return family
      default: return family + " Medium"
      }
    }
    return size >= Self.displaySize ? displayFamily ?? family : family
  }

  /// The distance after each glyph for a text of `size` points, in points.
  ///
  /// Between 21 and 28 points SF's tracking makes up for its letters changing shape; the cut for
  /// large sizes has them already and keeps the tracking of 28 points. A face without such a cut has
  /// the tracking of its size (one reading: 18 in SF Rounded at 30 points is 34 points wide).
  package func spacing(size: CGFloat) -> CGFloat {
    guard usesTracking else { return spacingPerEm * size }
    guard size >= Self.displaySize else {
      return (Tracking.perEm(size: size) + spacingPerEm) * size
    }
    let tracking = Tracking.perEm(size: displayFamily == nil ? size : max(size, 28))
    return (tracking + Self.displaySpacingPerEm) * size
  }

  /// How much wider a character is drawn than its glyph: SF's percent sign is 1.28 times as wide as
  /// Inter's (five readings, 12 to 34 points), and SF Rounded's digits are 1.13 times as wide as
  /// Quicksand's (eight numbers of semibold at 17 and 30 points, 1.08 to 1.25).
  func stretch(of character: UInt8) -> CGFloat {
    switch (design, character) {
    case (.default, UInt8(ascii: "%")): 1.28
    case (.rounded, UInt8(ascii: "0")...UInt8(ascii: "9")): 1.13
    default: 1
    }
  }
}
