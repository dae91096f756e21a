import Foundation

/// All that an app gives when it starts an activity.
package struct ActivityRequest: Codable, Hashable, Sendable {
  /// The unqualified name of the attributes type, `JourneyAttributes`.
  package var attributesType: String
  /// The attributes as JSON, written with the default coding strategies.
  package var attributes: Data
  package var content: RawContent
  package var pushInput: PushInput
  package var style: Style
  /// A later start; nil is now.
  package var scheduledStart: ScheduledStart?
  package var caller: Caller

  package init(
    attributesType: String, attributes: Data, content: RawContent, pushInput: PushInput = .none,
    style: Style = .standard, scheduledStart: ScheduledStart? = nil, caller: Caller = .app
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.pushInput = pushInput
    self.style = style
    self.scheduledStart = scheduledStart
    self.caller = caller
  }

  package enum Style: String, Codable, Hashable, Sendable {
    /// Runs until it is ended.
    case standard
    /// Shown expanded for a short while, ends by itself (iOS 18).
    case transient
  }

  /// A start at a date, with the alert that such a start must have (iOS 26).
  package struct ScheduledStart: Codable, Hashable, Sendable {
    package var date: Date
    package var alert: Alert

    package init(date: Date, alert: Alert) {
      self.date = date
      self.alert = alert
    }
  }

  /// Which code asks. Whether the app is in the foreground is not said here: the phone knows.
  package enum Caller: String, Codable, Hashable, Sendable {
    /// The app's own code.
    case app
    /// The app's code inside `perform()` of a `LiveActivityIntent`.
    case liveActivityIntent
    /// The process of the widget extension.
    case widgetExtension
  }
}
