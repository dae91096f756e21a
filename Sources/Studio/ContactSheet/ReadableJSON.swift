import Foundation

/// JSON with line breaks, for people.
enum ReadableJSON {
  /// The same value over several lines, keys sorted; bytes that are not JSON stay as they are.
  static func text(_ data: Data) -> String {
    guard
      let value = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]),
      let pretty = try? JSONSerialization.data(
        withJSONObject: value,
        options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    else { return String(decoding: data, as: UTF8.self) }
    return String(decoding: pretty, as: UTF8.self)
  }
}
