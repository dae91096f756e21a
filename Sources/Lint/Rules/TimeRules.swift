import Foundation
import Phone
import PushPayload

/// P3: times of `aps`, which count whole seconds since 1970.
struct TimeRules {
  var now: Date

  /// A timestamp older than this is worth a word, in seconds. A choice: one blog saw updates ignored
  /// that were one to several minutes old.
  static let oldAge: TimeInterval = 300
  /// From here on a number of seconds is one of milliseconds: the year 5138.
  static let leastMilliseconds = 1e11

  func findings(in push: PushText) -> [LintFinding] {
    guard let aps = push.aps else { return [] }
    var found: [LintFinding] = []
    for key in ["timestamp", "stale-date", "dismissal-date"] {
      guard let number = aps.number(key) else { continue }
      let unit = unitFindings(push, aps, key, number)
      found += unit
      guard unit.allSatisfy({ $0.rule == LintCatalogue.fractionalTime }) else { continue }
      found += placeFindings(push, aps, key, Date(timeIntervalSince1970: number))
    }
    if push.event == "end", aps["dismissal-date"] == nil {
      found.append(
        push.finding(
          LintCatalogue.noDismissal, at: aps.placeOfValue("event"), path: "aps.event",
          "The end has no dismissal-date.",
          mend:
            "Leave it so to keep the result on the Lock Screen; to remove the card at once send "
            + "a dismissal-date in the past."))
    }
    return found
  }

  private func unitFindings(
    _ push: PushText, _ aps: PushObject, _ key: String, _ number: Double
  ) -> [LintFinding] {
    let (place, path) = (aps.placeOfValue(key), aps.path(of: key))
    let nowNumber = now.timeIntervalSince1970
    if number >= Self.leastMilliseconds {
      return [
        push.finding(
          LintCatalogue.milliseconds, at: place, path: path,
          "\(key) is \(Self.plain(number)), which is the year \(year(number)).",
          mend: "Divide by 1000: \(Self.plain((number / 1000).rounded(.down))).")
      ]
    }
    let sinceReference = number + Date.timeIntervalBetween1970AndReferenceDate
    if key != "dismissal-date", abs(sinceReference - nowNumber) < 366 * 86_400,
      abs(number - nowNumber) > 20 * 366 * 86_400
    {
      return [
        push.finding(
          LintCatalogue.referenceDate, at: place, path: path,
          "\(key) is \(Self.plain(number)), which is \(day(number)).",
          mend: "Count from 1970: \(Self.plain(sinceReference)).")
      ]
    }
    guard number == number.rounded() else {
      return [
        push.finding(
          LintCatalogue.fractionalTime, at: place, path: path, "\(key) has a fraction.",
          mend: "Send \(Self.plain(number.rounded(.down))).")
      ]
    }
    return []
  }

  private func placeFindings(
    _ push: PushText, _ aps: PushObject, _ key: String, _ date: Date
  ) -> [LintFinding] {
    let (place, path) = (aps.placeOfValue(key), aps.path(of: key))
    let ahead = date.timeIntervalSince(now)
    switch key {
    case "timestamp" where ahead > TimestampOrder.furthestAhead:
      return [
        push.finding(
          LintCatalogue.farTimestamp, at: place, path: path,
          "timestamp lies \(Self.span(ahead)) ahead.",
          mend: "Send the time at which the push is made.")
      ]
    case "timestamp" where ahead < -Self.oldAge && push.event != "end":
      return [
        push.finding(
          LintCatalogue.oldTimestamp, at: place, path: path,
          "timestamp lies \(Self.span(-ahead)) back.",
          mend: "Send the time at which the push is made; now it is "
            + "\(Self.plain(now.timeIntervalSince1970.rounded(.down))).")
      ]
    case "stale-date" where ahead <= 0:
      return [
        push.finding(
          LintCatalogue.pastStaleDate, at: place, path: path,
          "stale-date lies \(Self.span(-ahead)) back.",
          mend: "Send a time ahead, at which the content is no longer worth showing.")
      ]
    case "dismissal-date" where ahead > Lifetime.longestEnded:
      return [
        push.finding(
          LintCatalogue.lateDismissal, at: place, path: path,
          "dismissal-date lies \(Self.span(ahead)) ahead.",
          mend: "Send a time within four hours of the end.")
      ]
    default: return []
    }
  }

  private func year(_ seconds: Double) -> Int { 1970 + Int(seconds / 31_556_952) }

  private func day(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds).formatted(.iso8601.year().month().day())
  }

  /// A number without an exponent.
  static func plain(_ number: Double) -> String {
    number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// A length of time in its largest unit: `3 hours`.
  static func span(_ seconds: TimeInterval) -> String {
    let units: [(Double, String)] = [
      (86_400 * 365.25, "year"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
    ]
    let (size, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    let count = Int(seconds / size)
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
