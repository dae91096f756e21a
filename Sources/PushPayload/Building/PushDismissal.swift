import Foundation

/// When an activity that a push ends leaves the Lock Screen.
public enum PushDismissal: Hashable, Sendable {
  /// The key is left out: after up to four hours.
  case standard
  /// At once. The date is written as 0, which lies in the past for every phone's clock.
  case immediate
  /// At that instant, four hours after the end at most.
  case at(Date)
}
