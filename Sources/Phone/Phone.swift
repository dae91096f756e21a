import ActivityModel
import Foundation

/// The simulated iPhone: a pure, synchronous state machine.
///
/// Events go in, effects come out. The phone never asks for the time, makes no threads and does no
/// input or output; equal configurations and events give equal effects. A copy is a snapshot.
package struct Phone: Sendable {
  package private(set) var configuration: PhoneConfiguration

  /// Seconds since the reference date.
  var time: Double
  var activities = ActivityTable()
  var deadlines = DeadlineHeap()
  /// How many entries of the heap count.
  var liveDeadlines = 0
  /// How many activities ever started.
  var lastSerial: UInt64 = 0
  /// How many activities have not ended.
  var ongoing = 0
  var dismissals: DismissalMemory
  let mint: Mint

  var apps: [AppRecord] = []
  var appIndex: [AppID: Int] = [:]
  var typeNames: [String] = []
  var typeIndex: [String: Int32] = [:]
  var channels: [Channel] = []
  var channelIndex: [String: Int32] = [:]
  /// The app and attributes type of each push-to-start token by its number.
  var startTokenOwners: [(app: Int, type: String)] = []

  var foreground: Int?
  /// The app that comes back when the phone is unlocked.
  var foregroundBeforeLock: Int?
  var isLocked = false
  var isLit = true
  var isCharging = false
  var allowsActivities = true
  var canStore = true
  var spotlight: Spotlight?
  /// The alerts of pending activities by serial number.
  var scheduledAlerts: [UInt64: Alert] = [:]

  private var log: LogRing
  private var outbox: [Effect] = []
  private var isScreenTouched = false

  package init(_ configuration: PhoneConfiguration) {
    self.configuration = configuration
    time = configuration.start.timeIntervalSinceReferenceDate
    mint = Mint(seed: configuration.seed)
    dismissals = DismissalMemory(capacity: configuration.choices.rememberedDismissals)
    log = LogRing(capacity: configuration.logCapacity)
  }

  /// The time on the phone's clock.
  package var now: Date { Date(timeIntervalSinceReferenceDate: time) }

  /// The newest log entries, oldest first, as many as the configuration asks for.
  package var logEntries: [LogEntry] { log.all }

  // MARK: Events

  /// Moves the clock, then lets the event happen.
  ///
  /// What is due by then happens first, each at its own instant. An earlier time than the phone's,
  /// and one that is no time, count as the phone's.
  package mutating func handle(_ event: Event, at instant: Date) -> [Effect] {
    var effects: [Effect] = []
    handle(event, at: instant, into: &effects)
    return effects
  }

  /// As `handle(_:at:)`, appending to effects that the caller may use again.
  package mutating func handle(_ event: Event, at instant: Date, into effects: inout [Effect]) {
    swap(&outbox, &effects)
    moveClock(to: instant)
    perform(event)
    flushScreen()
    swap(&outbox, &effects)
  }

  /// Lets everything happen that is due by an instant, each at its own.
  package mutating func advance(to instant: Date) -> [Effect] {
    var effects: [Effect] = []
    swap(&outbox, &effects)
    moveClock(to: instant)
    swap(&outbox, &effects)
    return effects
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .install(let description): install(description)
    case .uninstall(let app): uninstall(app)
    case .launch(let app): launch(app)
    case .launchInBackground(let app): launchInBackground(app)
    case .enterBackground(let app): enterBackground(app)
    case .terminate(let app, let termination): terminate(app, termination)
    case .lock: lock()
    case .unlock: unlock()
    case .charge(let isCharging): charge(isCharging)
    case .restart: restart()
    case .set(let setting): set(setting)
    case .request(let request, let app): self.request(request, by: app)
    case .update(let id, let content, let alert, let timestamp):
      update(id, content, alert: alert, timestamp: timestamp)
    case .end(let id, let content, let policy, let timestamp):
      end(id, content, policy, timestamp: timestamp)
    case .reconnect(let identifier, let app): reconnect(identifier, by: app)
    case .report(let message, let app): note(.reported(message), app: app)
    case .archivingFailed(let id, let reason): archivingFailed(id, reason)
    case .push(let delivery): deliver(delivery)
    case .rotateTokens(let scope): rotateTokens(scope)
    case .person(let action): perform(action)
    }
  }

  private mutating func perform(_ action: PersonAction) {
    switch action {
    case .remove(let id): remove(id)
    case .tap(let id): tap(id)
    case .hold(let id): hold(id)
    case .collapse: collapse()
    case .tapOutside: tapOutside()
    case .wakeScreen: wakeScreen()
    case .answerPanel(let app, let allow): answerPanel(app, allow: allow)
    }
  }

  /// Goes on as a device with or without a Dynamic Island. What was expanded is closed.
  package mutating func becomeDevice(hasIsland: Bool) {
    configuration.hasIsland = hasIsland
    spotlight = nil
  }

  // MARK: Clock

  private mutating func moveClock(to instant: Date) {
    let target = instant.timeIntervalSinceReferenceDate
    guard target >= time, target < .infinity else {
      note(.clockHeld(asked: instant))
      return
    }
    // No activity is due before the first entry of the heap, whether that counts or not.
    while min(deadlines.first?.time ?? .infinity, spotlight?.until ?? .infinity) <= target {
      let next = nextInstant()
      guard next <= target else { break }
      if next > time {
        flushScreen()
        time = next
      }
      if let spotlight, spotlight.until <= time {
        endAlert()
      } else {
        fire(deadlines.removeFirst())
      }
    }
    flushScreen()
    time = target
  }

  /// When something happens by itself next; nil when nothing does.
  package mutating func nextDeadline() -> Date? {
    let next = nextInstant()
    return next < .infinity ? Date(timeIntervalSinceReferenceDate: next) : nil
  }

  private mutating func nextInstant() -> Double {
    min(nextActivityInstant(), spotlight?.until ?? .infinity)
  }

  // MARK: Effects

  mutating func emit(_ kind: consuming Effect.Kind) {
    outbox.append(Effect(time: now, kind: kind))
  }

  /// Says that the screen may be another than before.
  mutating func touchScreen() {
    isScreenTouched = true
  }

  private mutating func flushScreen() {
    guard isScreenTouched else { return }
    isScreenTouched = false
    emit(.screenChanged)
  }

  // MARK: Log

  // Facts and names are handed on rather than copied: a line is made of every event.

  mutating func note(
    _ fact: consuming Fact, activity: ActivityID? = nil, app: consuming AppID? = nil,
    rule: Rule? = nil
  ) {
    let entry = LogEntry(time: now, activity: activity, app: app, fact: fact, rule: rule)
    log.append(entry)
    emit(.logged(entry))
  }

  /// A line about an activity that the phone holds.
  mutating func note(_ fact: consuming Fact, slot: Int32, rule: Rule? = nil) {
    note(
      fact, activity: activities[slot].id, app: apps[Int(activities[slot].app)].description.id,
      rule: rule)
  }
}
