import ActivityModel
import Foundation

/// R3: what ending an activity does.
///
/// Documented (Apple's article on live data, interface comments): an end takes the activity off the
/// Dynamic Island at once; the card stays until its dismissal. `.default` is four hours,
/// `.immediate` is at once, `.after` is the date but four hours at most. A dismissal date of a push
/// that lies in the past is at once; for `.after` in code that is the choice `pastDismissalDate`.
package enum Ending {
  /// What `.after` with a date in the past does.
  package enum PastDate: String, Codable, CaseIterable, Sendable {
    case dismissesAtOnce
    /// As `.default`.
    case waits
  }

  /// What ending an activity does that has ended already.
  package enum Again: String, Codable, CaseIterable, Sendable {
    /// A policy that dismisses sooner is followed, everything else is ignored.
    case mayDismissSooner
    case isIgnored
  }

  /// What ending an activity does that has not started yet.
  package enum OfPending: String, Codable, CaseIterable, Sendable {
    /// It was never seen, so it is gone.
    case dismissesAtOnce
    case followsPolicy
  }

  /// When the card leaves the Lock Screen. A date that is not after `end` means at once.
  package static func dismissal(
    of policy: DismissalPolicy, endedAt end: Date, pastDate: PastDate
  ) -> Date {
    let latest = end.addingTimeInterval(Lifetime.longestEnded)
    switch policy {
    case .default: return latest
    case .immediate: return end
    case .after(let date):
      guard date > end else { return pastDate == .dismissesAtOnce ? end : latest }
      return min(date, latest)
    }
  }

  /// The dismissal of an `end` push: no date is as `.default`, a past one is at once (documented).
  package static func dismissal(ofPushDate date: Date?, endedAt end: Date) -> Date {
    let latest = end.addingTimeInterval(Lifetime.longestEnded)
    return max(end, min(date ?? latest, latest))
  }
}
