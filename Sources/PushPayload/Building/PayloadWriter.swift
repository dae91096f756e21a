import Foundation

/// Writes the members of `aps` one after the other.
struct PayloadWriter {
  /// In whole seconds.
  let timestamp: Date
  private var text: Data

  init(_ event: LiveActivityEvent, timestamp: Date) throws(LiveActivityPushError) {
    let seconds = try Self.seconds(timestamp, key: "timestamp")
    self.timestamp = Date(timeIntervalSince1970: Double(seconds))
    text = Data(#"{"aps":{"timestamp":\#(seconds),"event":"\#(event.rawValue)""#.utf8)
  }

  /// The whole payload.
  var body: Data { text + Data("}}".utf8) }

  mutating func add(_ key: String, json: String) {
    text += Data(",\"\(key)\":\(json)".utf8)
  }

  mutating func add(
    _ key: String, encoding value: some Encodable
  ) throws(LiveActivityPushError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw .notEncodable(part: key, reason: Self.words(of: error))
    }
    guard data.first == UInt8(ascii: "{") else { throw .notAnObject(part: key) }
    text += Data(",\"\(key)\":".utf8) + data
  }

  /// A date in whole seconds since 1970; nothing when there is none.
  mutating func add(_ key: String, date: Date?) throws(LiveActivityPushError) {
    guard let date else { return }
    add(key, json: String(try Self.seconds(date, key: key)))
  }

  mutating func add(_ key: String, number: Double?) throws(LiveActivityPushError) {
    guard let number else { return }
    guard number.isFinite else { throw .badNumber(key: key) }
    let whole = Int64(exactly: number).map(String.init)
    add(key, json: whole ?? String(number))
  }

  private static func seconds(
    _ date: Date, key: String
  ) throws(LiveActivityPushError) -> Int64 {
    guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)),
      abs(seconds) < 1 << 53
    else { throw .badNumber(key: key) }
    return seconds
  }

  private static func words(of error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error else { return "\(error)." }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }

  /// A string of JSON.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension PushAlert {
  /// The value of `alert`.
  var json: String {
    var text = #"{"title":\#(title.json),"body":\#(body.json)"#
    switch sound {
    case .standard: text += #","sound":"default""#
    case .named(let name): text += ",\"sound\":\(PayloadWriter.quoted(name))"
    case nil: break
    }
    return text + "}"
  }
}

extension PushAlert.Text {
  fileprivate var json: String {
    switch self {
    case .plain(let text): return PayloadWriter.quoted(text)
    case .localized(let key, let arguments):
      let list = arguments.map(PayloadWriter.quoted).joined(separator: ",")
      return #"{"loc-key":\#(PayloadWriter.quoted(key)),"loc-args":[\#(list)]}"#
    }
  }
}
