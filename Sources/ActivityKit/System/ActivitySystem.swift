import ActivityModel
import Foundation

/// What ActivityKit asks of a phone.
///
/// `Activity` holds no state of an activity itself: it asks the system each time, because pushes,
/// the clock and people change activities without the app. An app in a process of its own talks to
/// the phone over a connection; a test talks to one in its own process.
package protocol ActivitySystem: Sendable {
  /// Starts or schedules an activity.
  ///
  /// - Throws: `RequestRefusal` when the phone refuses; another error when it cannot be asked.
  func request(_ request: ActivityRequest) throws -> ActivityRecord

  /// Shows new content. The phone drops it, and says so itself, when the rules do.
  ///
  /// - Parameter timestamp: when the content was made; nil is now.
  func update(_ id: ActivityID, _ content: RawContent, alert: Alert?, timestamp: Date?) async

  /// Ends an activity; nil keeps the content it has.
  func end(_ id: ActivityID, _ content: RawContent?, policy: DismissalPolicy, timestamp: Date?)
    async

  /// The app's activities of an attributes type, oldest first.
  func activities(ofType attributesType: String) -> [ActivityRecord]

  /// An activity as it is now; nil when the phone has forgotten it.
  func activity(_ id: ActivityID) -> ActivityRecord?

  /// The token that starts activities of an attributes type by push.
  func pushToStartToken(ofType attributesType: String) -> PushToken?

  /// What the person allows the app.
  var authorization: ActivityAuthorization { get }

  /// What happens from now on. Each call begins a stream of its own; nothing is lost between the
  /// call and the first `next()`.
  func events() -> AsyncStream<ActivityEvent>

  /// Tells the developer of something that an app is not told, as iOS writes it to its log.
  func report(_ message: String)
}

extension ActivitySystem {
  package func report(_ message: String) {
    FileHandle.standardError.write(Data("[ActivityKit] \(message)\n".utf8))
  }
}
