import ActivityModel
import Foundation
import Phone

/// What a test's phone is when it is switched on for the first time.
public struct PhoneSettings: Hashable, Sendable {
  public var model: PhoneModel
  /// The time on the phone's clock. 9:41 on 1 June 2026 in UTC if not set, so that runs are equal.
  public var start: Date
  /// A locale identifier, `en_US`.
  public var locale: String
  /// The phone's time zone, in which the log and the widget tell the time.
  public var timeZone: TimeZone
  /// The version of iOS: `16.1` and later have Live Activities.
  public var systemVersion: Version
  /// Whether the phone looks dark.
  public var isDark: Bool
  /// The most activities of one app that have not ended. Apple gives no number; five is what
  /// shipping apps have met.
  public var activitiesPerApp: Int
  /// The most activities of all apps. Apple gives no number; twenty is a choice of Islet.
  public var activitiesOnPhone: Int
  /// From a request to its push token, in seconds. A choice of Islet.
  public var tokenDelay: TimeInterval
  /// How long an alert is shown, in seconds. A choice of Islet.
  public var alertDuration: TimeInterval
  /// How many pushes of priority 10 an app receives in an hour. Apple gives no number.
  public var hourlyPushes: Int
  /// Identifiers and tokens are a function of this number.
  public var seed: UInt64

  /// A version of iOS.
  public struct Version: Hashable, Sendable {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// The system that Islet stands for where nothing else is asked: iOS 26.
    public static var standard: Version {
      Version(SystemVersion.standard.major, SystemVersion.standard.minor)
    }
  }

  public init(
    model: PhoneModel = .standard, start: Date = Date(timeIntervalSince1970: 1_780_306_860),
    locale: String = "en_US", timeZone: TimeZone = .gmt,
    systemVersion: Version = .standard, isDark: Bool = false
  ) {
    let choices = Choices()
    self.model = model
    self.start = start
    self.locale = locale
    self.timeZone = timeZone
    self.systemVersion = systemVersion
    self.isDark = isDark
    activitiesPerApp = choices.maximumPerApp
    activitiesOnPhone = choices.maximumOnDevice
    tokenDelay = choices.tokenDelay
    alertDuration = choices.alertDuration
    hourlyPushes = choices.hourlyPushes
    seed = 1
  }

  var configuration: PhoneConfiguration {
    var configuration = PhoneConfiguration(
      start: start, hasIsland: model.hasIsland,
      system: SystemVersion(systemVersion.major, systemVersion.minor), seed: seed,
      logCapacity: 100_000)
    configuration.choices.maximumPerApp = activitiesPerApp
    configuration.choices.maximumOnDevice = activitiesOnPhone
    configuration.choices.tokenDelay = tokenDelay
    configuration.choices.alertDuration = alertDuration
    configuration.choices.hourlyPushes = hourlyPushes
    return configuration
  }
}
