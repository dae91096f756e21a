import ActivityModel
import Foundation

/// Asks a widget process for one presentation of one state.
package struct RenderRequest: Codable, Equatable, Sendable {
  /// Where attributes and state come from.
  package enum Content: Codable, Equatable, Sendable {
    /// JSON bytes as in a push, for the attributes type of that name.
    case json(attributesType: String, attributes: Data, state: Data)
    /// A state of a preview that the widget's own source declares; indices of the description.
    case preview(Int, state: Int)
  }

  package var content: Content
  package var presentation: Presentation
  package var environment: RenderEnvironment
  /// Whether made-up texts stand for what the app would have written into its defaults.
  package var fillsDefaults: Bool

  package init(
    content: Content, presentation: Presentation, environment: RenderEnvironment,
    fillsDefaults: Bool = false
  ) {
    self.content = content
    self.presentation = presentation
    self.environment = environment
    self.fillsDefaults = fillsDefaults
  }
}

/// The surroundings in which a presentation is drawn.
package struct RenderEnvironment: Codable, Equatable, Sendable {
  package enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }

  package var device: Device
  package var appearance: Appearance
  package var isStale: Bool
  /// The time on the phone's clock.
  package var now: Date
  /// An identifier of the time zone database.
  package var timeZone: String
  /// A locale identifier, `en_US`.
  package var locale: String
  package var textSize: TextSize
  package var readingDirection: ReadingDirection

  /// - Parameter readingDirection: nil is that of the locale.
  package init(
    device: Device, appearance: Appearance = .light, isStale: Bool = false, now: Date,
    timeZone: String = "UTC", locale: String = "en_US", textSize: TextSize = .large,
    readingDirection: ReadingDirection? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.isStale = isStale
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.textSize = textSize
    self.readingDirection = readingDirection ?? ReadingDirection(of: locale)
  }
}
