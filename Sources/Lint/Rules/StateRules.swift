import Foundation
import PushPayload

/// P311, P312: what a state shows of itself without the app's types.
enum StateRules {
  /// Seconds since 1970 that are a date of our time: 2015 to 2065.
  private static let unixDates = 1_420_000_000.0...3_000_000_000
  private static let milliseconds = 1_420_000_000_000.0...3_000_000_000_000

  static func findings(in push: PushText) -> [LintFinding] {
    guard let aps = push.aps else { return [] }
    return ["content-state", "attributes"].flatMap { key in
      aps[key].map { walk($0, path: aps.path(of: key), key: key, push) } ?? []
    }
  }

  private static func walk(
    _ element: JSONElement, path: String, key: String, _ push: PushText
  ) -> [LintFinding] {
    switch element.value {
    case .object(let members):
      return members.flatMap {
        walk($0.element, path: "\(path).\($0.key)", key: $0.key, push)
      }
    case .array(let items):
      return reversed(items, element, path: path, key: key, push)
        + items.enumerated().flatMap {
          walk($0.element, path: "\(path)[\($0.offset)]", key: key, push)
        }
    case .number(let number) where namesTime(key):
      return time(number, element, path: path, push)
    default: return []
    }
  }

  private static func time(
    _ number: Double, _ element: JSONElement, path: String, _ push: PushText
  ) -> [LintFinding] {
    let isMilliseconds = milliseconds.contains(number)
    guard isMilliseconds || unixDates.contains(number) else { return [] }
    let seconds = isMilliseconds ? number / 1000 : number
    let reference = seconds - Date.timeIntervalBetween1970AndReferenceDate
    return [
      push.finding(
        LintCatalogue.unixDateInState, at: place(element, push), path: path,
        "\(path) counts \(isMilliseconds ? "milliseconds" : "seconds") since 1970.",
        mend: "If the property is a Date, send \(TimeRules.plain(reference)), seconds since 2001. "
          + "If it is a number, all is well; islet lint --for PROJECT knows.")
    ]
  }

  /// A pair of dates under a name of a range.
  private static func reversed(
    _ items: [JSONElement], _ element: JSONElement, path: String, key: String, _ push: PushText
  ) -> [LintFinding] {
    guard items.count == 2, namesRange(key), case .number(let lower) = items[0].value,
      case .number(let upper) = items[1].value, upper < lower
    else { return [] }
    return [
      push.finding(
        LintCatalogue.reversedRange, at: place(element, push), path: path,
        "\(path) ends before it begins.", mend: "Send the lower bound first.")
    ]
  }

  private static func place(_ element: JSONElement, _ push: PushText) -> TextPlace {
    push.file.place(push.file.bodyStart + element.range.lowerBound)
  }

  /// Whether a property of that name probably is a date.
  static func namesTime(_ key: String) -> Bool {
    let words = words(key)
    return !words.isDisjoint(with: [
      "date", "time", "at", "until", "since", "start", "end", "deadline", "eta", "arrival",
      "departure", "expires", "timestamp", "range", "interval", "started", "ends", "due",
    ])
  }

  private static func namesRange(_ key: String) -> Bool {
    !words(key).isDisjoint(with: ["range", "interval", "window", "period", "timer", "span"])
  }

  /// The words of `arrivalDate`, `arrival_date` and `arrival-date`.
  private static func words(_ key: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in key {
      if !character.isLetter || character.isUppercase, !word.isEmpty {
        words.insert(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    words.insert(word.lowercased())
    return words
  }
}
