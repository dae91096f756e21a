import AppleFoundation

/// Where an alarm's Live Activity stands. Apple's interface.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// What the alarm does. Apple's interface.
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    /// It goes off. Apple's interface.
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// It counts down; lengths are seconds. Apple's interface.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }

    /// It stands still; lengths are seconds. Apple's interface.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }

  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}
