import ActivityModel
import Foundation
import PushPayload

/// What the client must know of a payload.
struct PushFacts: Hashable, Sendable {
  var event: LiveActivityEvent
  var timestamp: Date
  var hasAlert: Bool

  /// - Throws: ``APNSError/badPayload(_:)``, ``APNSError/payloadTooLarge(bytes:allowed:)``.
  init(_ body: Data, to destination: PushDestination) throws(APNSError) {
    guard body.count <= destination.greatestBody else {
      throw .payloadTooLarge(bytes: body.count, allowed: destination.greatestBody)
    }
    let push: Push
    do {
      push = try PushPayload.read(body, greatestSize: destination.greatestBody)
    } catch { throw .badPayload("\(error.reason)") }
    guard let event = LiveActivityEvent(rawValue: push.event.rawValue) else {
      throw .badPayload("The event \(push.event.rawValue) is unknown.")
    }
    if event == .start, case .channel = destination {
      throw .badPayload("A broadcast cannot start an activity.")
    }
    self.event = event
    timestamp = push.timestamp
    hasAlert = push.alert != nil
  }
}
