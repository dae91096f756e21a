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
    var revision = 0
  }

  private let state: Locked<State>
  private let buffering: EventBuffering
  /// The phone's time for code that runs as an app's.
  let clock: ClockFace

  package init(_ configuration: PhoneConfiguration, buffering: EventBuffering = .all) {
    state = Locked(State(phone: Phone(configuration)))
    self.buffering = buffering
    clock = ClockFace(configuration.start)
    PhoneTime.install()
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

  /// Winds the clock to the next instant at which something happens by itself, at most to the one
  /// given. False when it is there.
  package func windToNextDeadline(until instant: Date) -> Bool {
    var goesOn = false
    _ = change { phone in
      let next = phone.nextDeadline() ?? .distantFuture
      goesOn = next < instant
      return phone.advance(to: min(next, instant))
    }
    return goesOn
  }

  /// Reads from the phone as it is now.
  package func read<Value: Sendable>(_ body: (Phone) throws -> Value) rethrows -> Value {
    try state.withLock { try body($0.phone) }
  }

  // MARK: Listening

  /// What ActivityKit in the app's process talks to.
  package func connection(
    for app: AppID, caller: ActivityRequest.Caller? = nil
  ) -> AppConnection {
    AppConnection(host: self, app: app, caller: caller)
  }

  /// What the app may observe from now on. The stream ends when the app's process does.
  package func events(for app: AppID) -> AsyncStream<ActivityEvent> {
    let mailbox = Mailbox(buffering: buffering)
    state.withLock { $0.listeners.add(mailbox, of: app) }
    return AsyncStream {
      await mailbox.next()
    } onCancel: {
      mailbox.close()
    }
  }

  /// Whether somebody who listens has not yet dealt with all that happened.
  package var hasBusyListeners: Bool {
    state.withLock { $0.listeners.mailboxes }.contains { $0.isBusy }
  }

  /// How often the phone was driven. Equal numbers mean that nothing happened in between.
  package var revision: Int { state.withLock { $0.revision } }

  private func change(_ body: (inout Phone) -> [Effect]) -> [Effect] {
    let (effects, silenced) = state.withLock { state in
      let effects = body(&state.phone)
      state.revision += 1
      clock.show(state.phone.now)
      return (effects, state.listeners.tell(effects))
    }
    for mailbox in silenced { mailbox.close() }
    return effects
  }
}
