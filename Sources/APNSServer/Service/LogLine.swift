import Foundation

/// A line of the log: a request and its answer, or what became of a push.
package enum LogLine: Hashable, Sendable {
  case request(PushRecord)
  case verdict(PushVerdict)

  /// `apns-id` or `apns-request-id`.
  package var id: String {
    switch self {
    case .request(let record): record.id
    case .verdict(let verdict): verdict.id
    }
  }
}

extension LogLine: Encodable {
  private enum CodingKeys: String, CodingKey { case request, verdict }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .request(let record): try container.encode(record, forKey: .request)
    case .verdict(let verdict): try container.encode(verdict, forKey: .verdict)
    }
  }

  /// One line of JSON, its times in ISO 8601, with the line's end.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    // Log lines hold nothing that JSON cannot write but ages that are no number.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension LogLine {
  /// The line for people: what was sent, what was answered, what the phone did.
  package var text: String {
    switch self {
    case .request(let record):
      let subject = [record.event, record.token.map { "to \($0.prefix(12))…" }, record.channel]
        .compactMap { $0 }.joined(separator: " ")
      let answer = ["\(record.status)", record.reason?.rawValue].compactMap { $0 }
        .joined(separator: " ")
      let faults = record.faults.map { "\n    \($0)" }.joined()
      let words = subject.isEmpty ? record.request?.rawValue ?? "request" : subject
      return "\(record.id) \(words), \(record.bytes) bytes: \(answer)\(faults)"
    case .verdict(let verdict):
      let places = verdict.places.isEmpty ? "" : " (\(verdict.places.joined(separator: ", ")))"
      let reason = verdict.reason.map { ": \($0)" } ?? ""
      let notes = verdict.notes.map { "\n    \($0)" }.joined()
      let device = verdict.device.map { " by \($0.rawValue)" } ?? ""
      return "\(verdict.id) \(verdict.outcome.rawValue)\(device)\(places)\(reason)\(notes)"
    }
  }
}
