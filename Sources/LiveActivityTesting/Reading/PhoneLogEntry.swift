import Foundation
import Phone

/// One line of the phone's log. What a real phone does in silence has one too.
public struct PhoneLogEntry: Hashable, Sendable {
  public let time: Date
  /// The time of day in the phone's time zone: `10:02`, `10:02:05`, `10:02:05.250`.
  public let clock: String
  /// The bundle identifier of the app it is about.
  public let app: String?
  /// The identifier of the activity it is about.
  public let activity: String?
  /// What happened and by which rule: `update ignored: the activity ended at 10:02 (R3)`.
  public let text: String
  /// The rule that made it so, `R3`; `docs/choices.md` of Islet lists them. Nil when nothing but
  /// the event did.
  public let rule: String?

  init(_ entry: LogEntry, timeZone: TimeZone) {
    let offset = timeZone.secondsFromGMT(for: entry.time)
    time = entry.time
    clock = ClockTime(entry.time, secondsFromGMT: offset).description
    app = entry.app?.rawValue
    activity = entry.activity?.rawValue
    text = entry.text(secondsFromGMT: offset)
    rule = entry.rule?.label
  }
}

extension PhoneLogEntry: CustomStringConvertible {
  /// `10:02 com.example.app: update ignored: the activity ended at 10:02 (R3)`.
  public var description: String { "\(clock) \(app ?? "phone"): \(text)" }
}
