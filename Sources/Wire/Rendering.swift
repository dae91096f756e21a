import ActivityModel
import Drawing
import Foundation

/// One presentation as the widget drew it, before the phone puts it in its place.
package struct Rendering: Codable, Equatable, Sendable {
  package enum Part: String, Codable, Hashable, Sendable {
    /// The Lock Screen card, the minimal content, or the whole of the expanded island.
    case content
    case compactLeading
    case compactTrailing
  }

  package var presentation: Presentation
  /// What to draw; each list's size is the size its content takes, within the presentation's limits.
  package var parts: [Part: DisplayList]
  /// The tint of the Lock Screen card; nil is the system's default background.
  package var backgroundTint: RGBA?
  /// The text colour of the Lock Screen's end button.
  package var actionColor: RGBA?
  /// The colour of the island's border.
  package var keylineTint: RGBA?
  /// The link that a tap on the presentation opens.
  package var widgetURL: String?
  /// What a person who looks at the picture should know.
  package var notes: [Note]

  package init(
    presentation: Presentation, parts: [Part: DisplayList], backgroundTint: RGBA? = nil,
    actionColor: RGBA? = nil, keylineTint: RGBA? = nil, widgetURL: String? = nil, notes: [Note] = []
  ) {
    self.presentation = presentation
    self.parts = parts
    self.backgroundTint = backgroundTint
    self.actionColor = actionColor
    self.keylineTint = keylineTint
    self.widgetURL = widgetURL
    self.notes = notes
  }
}
