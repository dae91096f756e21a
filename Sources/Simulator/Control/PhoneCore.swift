import ActivityModel
import Foundation
import Phone

/// The pure phone behind a lock, and what it has to tell apps, in order.
///
/// What runs at a rate gets its time from the machine's clock, which whoever drives the phone hands
/// in; a clock that stands moves only by being wound.
final class PhoneCore: Sendable {
  struct State {
    var phone: Phone
    /// Phone seconds a second.
    var rate = 0.0
    /// A moment of the machine and the phone's time then.
    var machine = ContinuousClock.now
    var reading: Date
    var owners: [ActivityID: AppID] = [:]
    /// Every activity in the order of starting; dismissed ones as far as the phone remembers them.
    var started: [ActivityID] = []
    var log: [PhoneSnapshot.LogLine] = []
    var outbox: [Message] = []
    var generation = 0
  }

  /// Something that an app's process, or the phone around the core, has to be told.
  enum Message: Equatable, Sendable {
    case event(AppID, ActivityEvent)
    case state(AppID, AppState)
    case opened(AppID, by: ActivityID)
  }

  /// Lines of the log that are kept. A choice of Islet.
  static let logCapacity = 5_000

  private let state: Guarded<State>
  private let zone: Guarded<TimeZone>
  private let onChange: @Sendable () -> Void

  init(
    _ configuration: PhoneConfiguration, zone: TimeZone, onChange: @escaping @Sendable () -> Void
  ) {
    state = Guarded(State(phone: Phone(configuration), reading: configuration.start))
    self.zone = Guarded(zone)
    self.onChange = onChange
  }

  /// The time zone in which log lines are written from now on.
  func speak(_ zone: TimeZone) { self.zone.use { $0 = zone } }

  // MARK: Driving

  @discardableResult
  func send(_ event: Event) -> [Effect] {
    change { state in state.phone.handle(event, at: Self.now(state)) }
  }

  /// Lets everything happen that is due by an instant.
  func wind(to instant: Date) {
    change { state in
      state.reading = instant
      state.machine = .now
      return state.phone.advance(to: instant)
    }
  }

  /// Lets everything happen that is due by now, on a clock that runs.
  func catchUp() {
    change { state in state.phone.advance(to: Self.now(state)) }
  }

  func run(rate: Double) {
    change { state in
      let now = Self.now(state)
      state.reading = now
      state.machine = .now
      state.rate = rate
      return state.phone.advance(to: now)
    }
  }

  func becomeDevice(hasIsland: Bool) {
    change { state in
      state.phone.becomeDevice(hasIsland: hasIsland)
      return []
    }
  }

  func touch() { change { _ in [] } }

  /// Notes something that others than the phone say.
  func log(_ source: String, _ text: String, isFault: Bool = false) {
    change { state in
      Self.append(
        PhoneSnapshot.LogLine(
          source: source, time: Self.now(state), text: text, isFault: isFault), to: &state)
      return []
    }
  }

  // MARK: Reading

  func read<Value>(_ body: (State) throws -> Value) rethrows -> Value {
    try state.use { try body($0) }
  }

  var now: Date { state.use { Self.now($0) } }

  /// When something happens by itself next.
  var nextDeadline: Date? { state.use { $0.phone.nextDeadline() } }

  /// All messages that nobody has taken yet, in order.
  func takeMessages() -> [Message] {
    state.use { state in
      defer { state.outbox = [] }
      return state.outbox
    }
  }

  // MARK: Inside

  private static func now(_ state: State) -> Date {
    guard state.rate > 0 else { return state.phone.now }
    let passed = (ContinuousClock.now - state.machine) / .seconds(1)
    return max(state.phone.now, state.reading.addingTimeInterval(passed * state.rate))
  }

  private static func append(_ line: PhoneSnapshot.LogLine, to state: inout State) {
    state.log.append(line)
    if state.log.count > logCapacity { state.log.removeFirst(state.log.count - logCapacity) }
  }

  @discardableResult
  private func change(_ body: (inout State) -> [Effect]) -> [Effect] {
    let zone = zone.use { $0 }
    let effects = state.use { state in
      let effects = body(&state)
      state.generation += 1
      for effect in effects { Self.take(effect, zone, &state) }
      return effects
    }
    onChange()
    return effects
  }

  private static func take(_ effect: Effect, _ zone: TimeZone, _ state: inout State) {
    switch effect.kind {
    case .activityAppeared(let snapshot):
      if state.owners.updateValue(snapshot.app, forKey: snapshot.id) == nil {
        state.started.append(snapshot.id)
      }
      state.outbox.append(.event(snapshot.app, .started(ActivityRecord(of: snapshot))))
    case .phaseChanged(let id, let phase):
      if let app = state.owners[id] { state.outbox.append(.event(app, .phaseChanged(id, phase))) }
    case .contentChanged(let id, let content):
      if let app = state.owners[id] {
        state.outbox.append(.event(app, .contentChanged(id, content)))
      }
    case .tokenIssued(let id, let token):
      if let app = state.owners[id] {
        state.outbox.append(.event(app, .pushTokenChanged(id, token)))
      }
    case .pushToStartTokenIssued(let app, let type, let token):
      state.outbox.append(.event(app, .pushToStartTokenChanged(attributesType: type, token)))
    case .authorizationChanged(let app, let isEnabled):
      state.outbox.append(.event(app, .areActivitiesEnabled(isEnabled)))
    case .frequentPushesChanged(let app, let isEnabled):
      state.outbox.append(.event(app, .frequentPushesEnabled(isEnabled)))
    case .appStateChanged(let app, let appState):
      state.outbox.append(.state(app, appState))
    case .appOpened(let app, let id): state.outbox.append(.opened(app, by: id))
    case .logged(let entry):
      let isFault = if case .ignored = entry.fact { true } else { false }
      append(
        PhoneSnapshot.LogLine(
          source: "phone", time: entry.time,
          text: entry.text(secondsFromGMT: zone.secondsFromGMT(for: entry.time)), isFault: isFault),
        to: &state)
    case .requestAccepted, .requestRefused, .reconnected, .appWoken, .alertShown, .screenChanged:
      break
    }
  }
}

extension ActivityRecord {
  init(of snapshot: ActivitySnapshot) {
    self.init(
      id: snapshot.id, attributesType: snapshot.attributesType, attributes: snapshot.attributes,
      content: snapshot.content, phase: snapshot.phase, pushToken: snapshot.pushToken)
  }
}
