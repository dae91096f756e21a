import Foundation

/// An answer of APNs that refuses a request.
public struct PushRefusal: Error, Hashable, Sendable {
  public var status: Int
  /// Nil when the body names none that is known here.
  public var reason: PushReason?
  /// The reason as it was written; empty when the body has none.
  public var reasonText: String
  /// With 410: when APNs last knew that the token was dead.
  public var deadSince: Date?

  public init(_ reason: PushReason, deadSince: Date? = nil) {
    status = reason.status
    self.reason = reason
    reasonText = reason.rawValue
    self.deadSince = deadSince
  }

  /// Reads the body of an answer. `timestamp` is milliseconds since 1970.
  ///
  /// A body that is no JSON, or none at all, gives a refusal without reason.
  public init(status: Int, body: Data) {
    self.status = status
    reasonText = ""
    guard case .object(let members) = try? JSONReader.read(Array(body), greatestDepth: 8).value
    else { return }
    for member in members {
      switch (member.key, member.element.value) {
      case ("reason", .string(let text)):
        reasonText = text
        reason = PushReason(wire: text)
      case ("timestamp", .number(let milliseconds)):
        deadSince = Date(timeIntervalSince1970: milliseconds / 1_000)
      default: break
      }
    }
  }

  /// The body of the answer, as APNs writes it.
  public var body: Data {
    var text = #"{"reason":""# + reasonText + "\""
    if let deadSince {
      text += ",\"timestamp\":\(Int64((deadSince.timeIntervalSince1970 * 1_000).rounded()))"
    }
    return Data((text + "}").utf8)
  }
}

extension PushRefusal: CustomStringConvertible {
  public var description: String {
    let name = reasonText.isEmpty ? "without a reason" : reasonText
    return "APNs answered \(status) \(name)." + (reason.map { " " + $0.meaning } ?? "")
  }
}
