import Foundation

/// A view of the user's as a reader sees it: the leaf of the text tree, of the lint rules and of
/// the page's accessibility tree.
package struct Element: Codable, Equatable, Sendable {
  /// What kind of view it is, in SwiftUI's word: `Text`, `Image`, `ProgressView`, `Circle`, …
  package var kind: String
  /// The words shown, or the name of the symbol or image.
  package var content: String?
  /// Where it lies, in points, after rounding to pixels.
  package var frame: CGRect
  /// The font in words, `headline 17 semibold`, of texts and symbols.
  package var font: String?
  /// What a screen reader says, when the user set it.
  package var accessibilityLabel: String?
  /// What a screen reader says about its state, when the user set it.
  package var accessibilityValue: String?
  /// The name by which a script finds it, when the user set one.
  package var accessibilityIdentifier: String?
  /// Facts a check wants to know.
  package var traits: [Trait]

  package init(
    kind: String, content: String? = nil, frame: CGRect, font: String? = nil,
    accessibilityLabel: String? = nil, traits: [Trait] = []
  ) {
    self.kind = kind
    self.content = content
    self.frame = frame
    self.font = font
    self.accessibilityLabel = accessibilityLabel
    self.traits = traits
  }

  package enum Trait: Codable, Hashable, Sendable {
    /// The words do not all fit; `shown` is what is drawn.
    case truncated(shown: String)
    /// The font was scaled by this factor to fit.
    case scaledDown(Double)
    /// No symbol or image of that name is known; the nearest names follow.
    case unknownName(suggestions: [String])
    /// A tap on it opens this URL.
    case link(String)
    /// A tap on it runs an intent or an action.
    case button
    /// It is hidden from screen readers.
    case accessibilityHidden
    /// It changes by itself as time passes.
    case running
    /// A value between 0 and 1, or nil when it is not known.
    case progress(Double?)
    /// A widget may not show it: on a phone its place stays empty.
    case appOnly
    /// It takes the whole width that it is offered, however short its words are.
    case fillsWidth
    /// Its date lies this many seconds from now, more than ten years.
    case farDate(seconds: Double)
    /// Its words come of a format of the user's own, which a phone cannot keep for later.
    case customFormat(String)
    /// A control in a widget that runs no intent, so that a tap on it only opens the app.
    case withoutIntent
    /// A frame of no length around it was asked for.
    case emptyByChoice
  }
}
