import Foundation

/// A time span as a script writes it: `90s`, `10m`, `2h30m`, `1.5h`, `1d`.
package enum ScriptDuration {
  /// The longest, in seconds: 30 days, a choice of Islet.
  static let greatest: TimeInterval = 30 * 86_400

  /// How a script may write one, for messages.
  package static let examples = "a time span such as 90s, 10m or 2h30m"

  /// Seconds; nil when the text is no time span, is nothing, or is longer than 30 days.
  package static func seconds(_ text: String) -> TimeInterval? {
    var rest = text[...]
    var sum = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      guard let number = Double(digits), let unit = rest.popFirst().flatMap({ units[$0] }) else {
        return nil
      }
      sum += number * unit
    }
    return sum > 0 && sum <= greatest ? sum : nil
  }

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
}
