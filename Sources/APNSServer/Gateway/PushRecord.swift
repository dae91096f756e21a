import ActivityModel
import Foundation
import PushPayload

/// A request in the log.
package struct PushRecord: Codable, Hashable, Sendable {
  /// `apns-id`, or `apns-request-id` of broadcasts and channel requests.
  package var id: String
  package var time: Date
  package var connection: ConnectionID
  package var environment: PushEnvironment
  package var request: PushReason.Request?
  /// Hexadecimal digits.
  package var token: String?
  package var topic: String?
  package var channel: String?
  package var keyID: String?
  /// The age of the provider token in seconds; below zero when it was issued in the future.
  package var tokenAge: Double?
  package var priority: Int?
  /// `start`, `update`, `end` when the body says so.
  package var event: String?
  package var bytes: Int
  package var status: Int
  package var reason: PushReason?
  /// All that is wrong, each as `Reason: what it is`.
  package var faults: [String]
}
