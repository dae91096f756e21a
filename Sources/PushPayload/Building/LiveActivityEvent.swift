/// What a push does with an activity: `event`.
public enum LiveActivityEvent: String, Codable, CaseIterable, Hashable, Sendable {
  case start, update, end
}
