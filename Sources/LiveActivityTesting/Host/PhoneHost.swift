import ActivityKit
import ActivityModel
import Foundation
import Phone

/// A phone that many tasks may use at once.
///
/// One lock holds the phone and those who listen to it, so every listener hears what happens in the
/// order in which it happened, and misses nothing that comes after it began to listen. Nothing
/// waits while the lock is held.
package final class PhoneHost: Sendable {
  private struct State {
    var phone: Phone
    var listeners = Listeners()
  }

  private let state: Locked<State>
  private let buffering: EventBuffering

  package init(_ configuration: PhoneConfiguration, buffering: EventBuffering = .all) {
    state = Locked(State(phone: Phone(configuration)))
    self.buffering = buffering
  }

  // MARK: Driving

  /// Lets an event happen at the time on the phone's clock.
  @discardableResult
  package func send(_ event: Event) -> [Effect] {
    change { $0.handle(event, at: $0.now) }
  }

  /// Winds the clock, letting everything happen that is due.
  @discardableResult
  package func wind(to instant: Date) -> [Effect] {
    change { $0.advance(to: instant) }
  }

  /// Winds the clock by that many seconds.
  @discardableResult
  package func wind(by seconds: TimeInterval) -> [Effect] {
    change { $0.advance(to: $0.now.addingTimeInterval(seconds)) }
  }

  /// Reads from the phone as it is now.
  package func read<Value: Sendable>(_ body: (Phone) throws -> Value) rethrows -> Value {
    try state.withLock { try body($0.phone) }
  }

  // MARK: Listening

  /// What ActivityKit in the app's process talks to.
  package func connection(for app: AppID) -> AppConnection {
    AppConnection(host: self, app: app)
  }

  /// What the app may observe from now on. The stream ends when the app's process does.
  package func events(for app: AppID) -> AsyncStream<ActivityEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ActivityEvent.self, bufferingPolicy: buffering.policy)
    let number = state.withLock { $0.listeners.add(continuation, of: app) }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners.remove(number, of: app) }
    }
    return stream
  }

  private func change(_ body: (inout Phone) -> [Effect]) -> [Effect] {
    let (effects, silenced) = state.withLock { state in
      let effects = body(&state.phone)
      return (effects, state.listeners.tell(effects))
    }
    // Outside the lock: ending a stream calls back to remove its listener.
    for continuation in silenced { continuation.finish() }
    return effects
  }
}
