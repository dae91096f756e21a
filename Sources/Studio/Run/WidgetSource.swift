import Foundation
import Project
import Wire

/// A running widget process as a run needs it; it answers one request at a time.
package protocol WidgetSession: Sendable {
  /// Blocks until the reply is there.
  ///
  /// - Throws: how the widget failed; the session is over then.
  func answer(to request: WidgetRequest, within seconds: Double) throws(WidgetFailure)
    -> WidgetAnswer
  func stop()
}

/// A reply, and what the user's code printed meanwhile.
package struct WidgetAnswer: Equatable, Sendable {
  package var reply: WidgetReply
  package var noise: String

  package init(reply: WidgetReply, noise: String = "") {
    self.reply = reply
    self.noise = noise
  }
}

/// A widget that has been compiled and can be started.
package protocol StartableWidget: Sendable {
  func start() throws(WidgetFailure) -> any WidgetSession
}
