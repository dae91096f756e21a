import Foundation
import PushPayload

/// A fault that a tester asks for: which requests it meets, and what happens to them.
package struct InducedFault: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The request is answered with that reason and reaches nobody.
    case refuse(PushReason)
    /// The answer comes so many seconds later.
    case delay(TimeInterval)
    /// The stream is reset; the request reaches nobody.
    case reset
    /// The request is answered, then the connection gets GOAWAY with that reason.
    case goAway(String)
    /// The connection is closed without an answer, and the port for so many seconds.
    case closePort(TimeInterval)
    /// The request is answered, and SETTINGS allow so many streams at once.
    case allowStreams(Int)
  }

  package var action: Action
  /// Each so many matching requests.
  package var every: Int
  /// How often still; nil is for ever.
  package var times: Int?
  /// The beginning of the device token.
  package var token: String?
  /// The topic, or the app of a broadcast or channel request.
  package var topic: String?
  private var seen = 0

  package init(
    _ action: Action, every: Int = 1, times: Int? = nil, token: String? = nil,
    topic: String? = nil
  ) {
    self.action = action
    self.every = max(1, every)
    self.times = times
    self.token = token
    self.topic = topic
  }

  /// Whether the fault meets this request, which is counted.
  mutating func meets(token: String?, topic: String?) -> Bool {
    if let wanted = self.token, token?.hasPrefix(wanted) != true { return false }
    if let wanted = self.topic, topic != wanted { return false }
    if times == 0 { return false }
    seen += 1
    guard seen.isMultiple(of: every) else { return false }
    if let times { self.times = times - 1 }
    return true
  }
}
