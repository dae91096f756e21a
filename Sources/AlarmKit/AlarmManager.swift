import ActivityKit
import AppIntents
import AppleFoundation
import SwiftUI

/// Sets alarms off. Apple's interface.
///
/// It remembers the alarms it is given; none goes off, as there is no phone. The person allows alarms
/// when asked. Both are choices of Islet.
public final class AlarmManager: Sendable {
  /// Whether the person allows alarms. Apple's interface.
  public enum AuthorizationState: String, Codable, Hashable, Sendable {
    case notDetermined
    case denied
    case authorized
  }

  /// Why an alarm was refused. Apple's interface.
  public enum AlarmError: Error, Hashable, Sendable {
    case maximumLimitReached
  }

  /// What an alarm is made of. Apple's interface.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?
    let attributes: AlarmAttributes<Metadata>

    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
    }

    /// An alarm that goes off at a time.
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration<Metadata> {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, stopIntent: stopIntent,
        secondaryIntent: secondaryIntent, sound: sound)
    }

    /// An alarm that goes off after a time in seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration<Metadata> {
      AlarmConfiguration(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }

  /// Apple's interface has one manager for a process.
  public static let shared = AlarmManager()

  private let book = AlarmBook()

  /// Whether the person allows alarms.
  public var authorizationState: AuthorizationState {
    book.isAuthorized ? .authorized : .notDetermined
  }

  /// The alarms that are set.
  public var alarms: [Alarm] { get throws { book.alarms } }

  /// The alarms, whenever they change.
  public var alarmUpdates: AsyncStream<[Alarm]> { book.updates }

  public func requestAuthorization() async throws -> AuthorizationState {
    book.authorize()
    return authorizationState
  }

  /// Sets an alarm.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let counts = configuration.schedule == nil && configuration.countdownDuration != nil
    let alarm = Alarm(
      id: id, schedule: configuration.schedule,
      countdownDuration: configuration.countdownDuration, state: counts ? .countdown : .scheduled)
    book.change { $0[id] = alarm }
    return alarm
  }

  public func cancel(id: Alarm.ID) throws { book.change { $0[id] = nil } }

  public func stop(id: Alarm.ID) throws { book.change { $0[id] = nil } }

  public func pause(id: Alarm.ID) throws { book.change { $0[id]?.state = .paused } }

  public func resume(id: Alarm.ID) throws { book.change { $0[id]?.state = .countdown } }

  public func countdown(id: Alarm.ID) throws { book.change { $0[id]?.state = .countdown } }
}

/// The alarms that are set, and who follows them.
private final class AlarmBook: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [Alarm.ID: Alarm] = [:]
  private var followers: [UUID: AsyncStream<[Alarm]>.Continuation] = [:]
  private var authorized = false

  var isAuthorized: Bool { lock.withLock { authorized } }

  func authorize() { lock.withLock { authorized = true } }

  /// In the order of their identifiers.
  var alarms: [Alarm] {
    lock.withLock { known.values.sorted { $0.id.uuidString < $1.id.uuidString } }
  }

  func change(_ body: (inout [Alarm.ID: Alarm]) -> Void) {
    lock.withLock { body(&known) }
    let alarms = alarms
    for follower in lock.withLock({ Array(followers.values) }) { follower.yield(alarms) }
  }

  var updates: AsyncStream<[Alarm]> {
    AsyncStream { continuation in
      let id = UUID()
      lock.withLock { followers[id] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { _ = self?.followers.removeValue(forKey: id) }
      }
    }
  }
}
