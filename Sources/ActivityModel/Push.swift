import Foundation

/// The payload of a Live Activity push, read from its JSON.
package struct Push: Codable, Hashable, Sendable {
  package enum Event: String, Codable, CaseIterable, Hashable, Sendable {
    case start, update, end
  }

  package var event: Event
  /// When the server made the push. Orders pushes and updates of one activity.
  package var timestamp: Date
  /// The `ContentState` as JSON; an `end` may leave it out.
  package var state: Data?
  package var staleDate: Date?
  package var relevanceScore: Double?
  /// For an `end`: when the activity leaves the Lock Screen.
  package var dismissalDate: Date?
  package var alert: Alert?
  /// For a `start`: the unqualified name of the attributes type.
  package var attributesType: String?
  /// For a `start`: the attributes as JSON.
  package var attributes: Data?
  /// For a `start`: how the activity is updated later. Nil when the payload does not say.
  package var input: PushInput?

  package init(
    event: Event, timestamp: Date, state: Data? = nil, staleDate: Date? = nil,
    relevanceScore: Double? = nil, dismissalDate: Date? = nil, alert: Alert? = nil,
    attributesType: String? = nil, attributes: Data? = nil, input: PushInput? = nil
  ) {
    self.event = event
    self.timestamp = timestamp
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
    self.dismissalDate = dismissalDate
    self.alert = alert
    self.attributesType = attributesType
    self.attributes = attributes
    self.input = input
  }
}
