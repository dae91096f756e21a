import ActivityModel
import Foundation

/// A phone that pushes reach: the running one of `islet run`, or one that is faked.
package protocol AttachedDevice: Sendable {
  var id: DeviceID { get }

  /// Hands a push over. Pushes of one phone come one after the other.
  func deliver(_ push: AcceptedPush) async -> DeviceReport
}

/// What a phone tells after a push.
package struct DeviceReport: Hashable, Sendable {
  package var verdict: PushVerdict
  package var tokens: [TokenChange]

  package init(verdict: PushVerdict, tokens: [TokenChange] = []) {
    self.verdict = verdict
    self.tokens = tokens
  }
}

/// A device token that a phone has, or has no longer.
package enum TokenChange: Hashable, Sendable {
  case issued(PushToken, KnownToken)
  case gone(PushToken)
}
