import Foundation
import PushPayload

/// Why a text is no fault to be induced.
package struct InducedFaultError: Error, Hashable, Sendable, CustomStringConvertible {
  package var text: String

  package var description: String {
    "\(text) is no fault. Write a reason of APNs, delay SECONDS, reset, goaway REASON, close SECONDS "
      + "or streams NUMBER, and before it, as you like, every N, times N, token PREFIX, topic TOPIC."
  }
}

extension InducedFault {
  /// Reads a fault: `every 100 goaway Shutdown`, `token 80ab times 3 TooManyRequests`.
  package init(_ text: String) throws(InducedFaultError) {
    var words = text.split(separator: " ").map(String.init)[...]
    var fault = InducedFault(.reset)
    func number(_ word: String?) throws(InducedFaultError) -> Int {
      guard let number = word.flatMap({ Int($0) }), number >= 0 else {
        throw InducedFaultError(text: text)
      }
      return number
    }
    reading: while let word = words.first {
      switch word {
      case "every": fault.every = max(1, try number(words.dropFirst().first))
      case "times": fault.times = try number(words.dropFirst().first)
      case "token": fault.token = words.dropFirst().first
      case "topic": fault.topic = words.dropFirst().first
      default: break reading
      }
      words = words.dropFirst(2)
    }
    guard let action = Self.action(Array(words)) else { throw InducedFaultError(text: text) }
    fault.action = action
    self = fault
  }

  private static func action(_ words: [String]) -> Action? {
    let value = words.count == 2 ? words[1] : nil
    let seconds = value.flatMap { Double($0) }.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    switch (words.first, words.count) {
    case ("reset", 1): return .reset
    case ("delay", 2): return seconds.map { .delay($0) }
    case ("close", 1): return .closePort(0)
    case ("close", 2): return seconds.map { .closePort($0) }
    case ("goaway", 1): return .goAway("Shutdown")
    case ("goaway", 2): return value.map { .goAway($0) }
    case ("streams", 2):
      return value.flatMap { Int($0) }.flatMap { $0 >= 0 ? .allowStreams($0) : nil }
    case (let word?, 1): return PushReason(rawValue: word).map { .refuse($0) }
    default: return nil
    }
  }
}
