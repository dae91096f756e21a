/// A size in which a Live Activity is shown (iOS 18). Apple's interface.
public enum ActivityFamily: Int, Equatable, Hashable, Codable, CustomStringConvertible, Sendable {
  /// The Smart Stack of Apple Watch and the dashboard of CarPlay.
  case small
  /// The Lock Screen.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}
