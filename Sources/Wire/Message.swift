import Foundation

/// What the phone says to a widget process.
package enum WidgetRequest: Codable, Equatable, Sendable {
  /// Which activities and previews are there? `now` is the time on the phone's clock, at which the
  /// previews' states are made, and `locale` the phone's. Without previews none of their code runs.
  case describe(now: Date, previews: Bool = true, locale: String = "en_US")
  /// Attributes and states made up of the types of an activity, with dates around `now`.
  case sample(attributesType: String, now: Date)
  case render(RenderRequest)
}

/// What a widget process answers.
package enum WidgetReply: Codable, Equatable, Sendable {
  case description(WidgetDescription)
  case samples(WidgetSamples)
  case rendering(Rendering)
  case undecodable(DecodingFault)
  case refused(String)
}

/// JSON that does not make a value of the user's type.
package struct DecodingFault: Codable, Equatable, Sendable {
  package enum Subject: String, Codable, Sendable { case attributes, state }

  package var subject: Subject
  /// The type that was to be decoded, `JourneyAttributes.ContentState`.
  package var type: String
  /// Keys and indices from the root, `entries[1].time`; empty for the root itself.
  package var keyPath: String
  /// What the type wants there, `a String`.
  package var expected: String
  /// What the JSON has there, `the number 3`.
  package var found: String

  package init(
    subject: Subject, type: String, keyPath: String, expected: String, found: String
  ) {
    self.subject = subject
    self.type = type
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
  }
}
