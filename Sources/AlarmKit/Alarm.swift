import AppleFoundation

/// An alarm or a timer. Apple's interface.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
  /// Where an alarm stands. Apple's interface.
  public enum State: String, Codable, Hashable, Sendable {
    case scheduled
    case countdown
    case paused
    case alerting
  }

  /// Times before and after the alert, in seconds. Apple's interface.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  /// When an alarm goes off. Apple's interface.
  public enum Schedule: Codable, Hashable, Sendable {
    case fixed(Date)
    case relative(Relative)

    /// A time of the day. Apple's interface.
    public struct Relative: Codable, Hashable, Sendable {
      /// Hour and minute. Apple's interface.
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int

        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }

      /// On which days. Apple's interface.
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }

  public let id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}
