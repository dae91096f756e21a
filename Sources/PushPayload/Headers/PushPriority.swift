/// How urgently a push is delivered: `apns-priority`.
public enum PushPriority: Int, Codable, CaseIterable, Hashable, Sendable {
  /// At once; counts against the hourly budget of a Live Activity. What APNs takes when none is
  /// given.
  case immediate = 10
  /// When it suits the device; does not count against the budget.
  case considerate = 5
  /// After all others, never waking the device.
  case low = 1
}
