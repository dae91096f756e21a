import Foundation
import PushPayload

/// Keeps the pushes of an activity in order: one under way at a time, timestamps rising, nothing
/// after the end. An update without an alert that still waits gives way to a newer one.
actor ActivityLanes {
  enum Turn: Sendable {
    case go
    /// A newer update is sent in its place.
    case superseded
  }

  private struct Waiter {
    var isReplaceable: Bool
    var continuation: CheckedContinuation<Turn, Never>
  }

  private struct Lane {
    var isBusy = false
    var waiting: [Waiter] = []
    /// Of what was sent or is about to be.
    var newest: Date?
    /// Of what APNs accepted.
    var accepted: Date?
    var hasEnded = false
  }

  /// Activities whose last timestamp is remembered; beyond it all that are idle are forgotten. A
  /// choice of Islet.
  static let greatest = 50_000

  private var lanes: [PushDestination: Lane] = [:]

  /// Waits for the turn of a push. Each `go` is followed by ``leave(_:)``.
  func enter(
    _ destination: PushDestination, _ push: PushFacts
  ) async throws(APNSError) -> Turn {
    var lane = lanes[destination] ?? Lane()
    // A start goes to the token of the app, not of an activity.
    if push.event != .start {
      if lane.hasEnded { throw .afterEnd }
      if let newest = lane.newest, push.timestamp <= newest {
        throw .outOfOrder(timestamp: push.timestamp, newest: newest)
      }
      lane.newest = push.timestamp
      lane.hasEnded = push.event == .end
    }
    guard lane.isBusy, push.event != .start else {
      if push.event != .start { lane.isBusy = true }
      makeRoom()
      lanes[destination] = lane
      return .go
    }
    let old = lane.waiting.filter(\.isReplaceable)
    lane.waiting.removeAll(where: \.isReplaceable)
    lanes[destination] = lane
    for waiter in old { waiter.continuation.resume(returning: .superseded) }
    return await withCheckedContinuation { continuation in
      lanes[destination]?.waiting.append(
        Waiter(
          isReplaceable: push.event == .update && !push.hasAlert, continuation: continuation))
    }
  }

  /// Ends the turn of a push. One that was not accepted can be sent again.
  func leave(_ destination: PushDestination, _ push: PushFacts, isAccepted: Bool) {
    guard push.event != .start, var lane = lanes[destination] else { return }
    if isAccepted {
      lane.accepted = push.timestamp
    } else if lane.newest == push.timestamp {
      lane.newest = lane.accepted
      lane.hasEnded = false
    }
    if lane.waiting.isEmpty {
      lane.isBusy = false
    } else {
      let next = lane.waiting.removeFirst()
      next.continuation.resume(returning: .go)
    }
    lanes[destination] = lane
  }

  private func makeRoom() {
    guard lanes.count >= Self.greatest else { return }
    lanes = lanes.filter { $0.value.isBusy }
  }
}
