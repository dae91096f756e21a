import ActivityModel
import Foundation
import Synchronization

@testable import ActivityKit

/// A phone that keeps what it is asked and lets a test say what happens.
final class RecordingPhone: ActivitySystem {
  struct State {
    var requests: [ActivityRequest] = []
    var records: [ActivityRecord] = []
    var refusal: RequestRefusal?
    var ends: [DismissalPolicy] = []
    var alerts: [Alert] = []
    var reports: [String] = []
    var continuations: [AsyncStream<ActivityEvent>.Continuation] = []
  }

  let state = Mutex(State())
  let authorization = ActivityAuthorization(
    areActivitiesEnabled: false, frequentPushesEnabled: true)

  func request(_ request: ActivityRequest) throws -> ActivityRecord {
    try state.withLock { state in
      state.requests.append(request)
      if let refusal = state.refusal { throw refusal }
      let record = ActivityRecord(
        id: ActivityID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))),
        attributesType: request.attributesType, attributes: request.attributes,
        content: request.content, phase: .active)
      state.records.append(record)
      return record
    }
  }

  func update(_ id: ActivityID, _ content: RawContent, alert: Alert?, timestamp: Date?) async {
    change(id) { $0.content = content }
    state.withLock { if let alert { $0.alerts.append(alert) } }
    emit(.contentChanged(id, content))
  }

  func end(
    _ id: ActivityID, _ content: RawContent?, policy: DismissalPolicy, timestamp: Date?
  ) async {
    change(id) { record in
      if let content { record.content = content }
      record.phase = policy == .immediate ? .dismissed : .ended
    }
    state.withLock { $0.ends.append(policy) }
  }

  func activities(ofType attributesType: String) -> [ActivityRecord] {
    state.withLock { $0.records.filter { $0.attributesType == attributesType } }
  }

  func activity(_ id: ActivityID) -> ActivityRecord? {
    state.withLock { $0.records.first { $0.id == id } }
  }

  func pushToStartToken(ofType attributesType: String) -> PushToken? {
    PushToken(bytes: Data([7]))
  }

  func events() -> AsyncStream<ActivityEvent> {
    let (stream, continuation) = AsyncStream<ActivityEvent>.makeStream()
    state.withLock { $0.continuations.append(continuation) }
    return stream
  }

  func report(_ message: String) { state.withLock { $0.reports.append(message) } }

  func emit(_ event: ActivityEvent) {
    for continuation in state.withLock({ $0.continuations }) { continuation.yield(event) }
  }

  func change(_ id: ActivityID, _ body: (inout ActivityRecord) -> Void) {
    state.withLock { state in
      guard let index = state.records.firstIndex(where: { $0.id == id }) else { return }
      body(&state.records[index])
    }
  }
}
