import ActivityKit
import ActivityModel

/// The events that wait for one reader of a phone.
///
/// It knows whether its reader waits for the next event or is still busy with the last one: that is
/// how a test learns that the app has done all that it does about an event.
final class Mailbox: Sendable {
  private struct State {
    var events: [ActivityEvent] = []
    /// The place of the oldest event.
    var head = 0
    var waiting: [CheckedContinuation<ActivityEvent?, Never>] = []
    /// Whether somebody ever asked for an event.
    var isRead = false
    var isClosed = false

    mutating func take() -> ActivityEvent? {
      guard head < events.count else { return nil }
      let event = events[head]
      head += 1
      if head == events.count || head >= 1_024 {
        events.removeFirst(head)
        head = 0
      }
      return event
    }
  }

  private let buffering: EventBuffering
  private let state = Locked(State())

  init(buffering: EventBuffering) {
    self.buffering = buffering
  }

  /// Whether the reader still works on what it has heard, or has not heard all.
  var isBusy: Bool {
    state.withLock { $0.isRead && !$0.isClosed && $0.waiting.isEmpty }
  }

  func put(_ event: ActivityEvent) {
    let reader: CheckedContinuation<ActivityEvent?, Never>? = state.withLock { state in
      guard !state.isClosed else { return nil }
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.events.append(event)
      if case .newest(let count) = buffering, state.events.count - state.head > max(1, count) {
        _ = state.take()
      }
      return nil
    }
    reader?.resume(returning: event)
  }

  /// The next event; nil when the mailbox is closed and empty.
  func next() async -> ActivityEvent? {
    await withCheckedContinuation { continuation in
      let event: ActivityEvent?? = state.withLock { state in
        state.isRead = true
        if let event = state.take() { return .some(event) }
        if state.isClosed { return .some(nil) }
        state.waiting.append(continuation)
        return nil
      }
      if let event { continuation.resume(returning: event) }
    }
  }

  /// Lets readers hear what is there already, and then the end.
  func close() {
    let readers = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for reader in readers { reader.resume(returning: nil) }
  }
}
