/// Where an intent may run (iOS 26). Apple's interface.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    case immediate
    case dynamic
    case deferred
  }

  /// Without the app coming to the front.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front before the intent runs.
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
