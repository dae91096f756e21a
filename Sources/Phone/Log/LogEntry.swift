import ActivityModel
import Foundation

/// One line of the phone's log. What a real phone does in silence has one too.
package struct LogEntry: Hashable, Sendable {
  package let time: Date
  /// The activity it is about.
  package let activity: ActivityID?
  /// The app it is about, or whose activity it is.
  package let app: AppID?
  package let fact: Fact
  /// The rule that made it so; nil when nothing but the event did.
  package let rule: Rule?

  package init(time: Date, activity: ActivityID?, app: AppID?, fact: Fact, rule: Rule?) {
    self.time = time
    self.activity = activity
    self.app = app
    self.fact = fact
    self.rule = rule
  }

  /// What happened and by which rule: `update ignored: the activity ended at 10:02 (R3)`.
  ///
  /// - Parameter secondsFromGMT: The offset of the time zone in which times are written.
  package func text(secondsFromGMT: Int = 0) -> String {
    let words = fact.text(secondsFromGMT: secondsFromGMT)
    guard let rule else { return words }
    return "\(words) (\(rule.label))"
  }
}

extension LogEntry: CustomStringConvertible {
  package var description: String {
    let subject = [app?.rawValue, activity?.rawValue].compactMap { $0 }.joined(separator: " ")
    return "\(ClockTime(time)) \(subject.isEmpty ? "phone" : subject): \(text())"
  }
}
