import Foundation
import HTTP2
import PushPayload

/// Why a push, or a channel request, was not accepted.
public enum APNSError: Error, Hashable, Sendable {
  /// APNs refused it, and Apple's rules do not let it be sent again within the deadline.
  case refused(PushRefusal)
  /// No connection, after all attempts.
  case unreachable(String)
  /// The connection broke before the answer came: APNs may have accepted it. Only starts end so
  /// at once, as a second start would show a second activity.
  case inDoubt(String)
  /// The deadline is over; `inDoubt` says whether APNs may have accepted it.
  case timedOut(inDoubt: Bool)
  case payloadTooLarge(bytes: Int, allowed: Int)
  case badPayload(String)
  case badToken(String)
  /// The push is as old as one that was sent before, so the phone would ignore it.
  case outOfOrder(timestamp: Date, newest: Date)
  /// The activity was ended before.
  case afterEnd
  case key(APNSKeyError)
  /// The answer to a channel request is not what Apple documents.
  case unexpectedAnswer(String)
  case cancelled
  /// The client was drained.
  case closed
}

extension APNSError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let refusal): "\(refusal)"
    case .unreachable(let reason): reason
    case .inDoubt(let reason):
      "It is not known whether APNs accepted the push: \(reason). It was not sent again."
    case .timedOut(let inDoubt):
      "APNs did not answer in time." + (inDoubt ? " It may have accepted the push." : "")
    case .payloadTooLarge(let bytes, let allowed):
      "The payload has \(bytes) bytes, \(allowed) are allowed. Shorten the state."
    case .badPayload(let reason): "The payload cannot be sent: \(reason)"
    case .badToken(let token): "\(token) is no device token: it consists of hexadecimal digits."
    case .outOfOrder(let timestamp, let newest):
      "The timestamp \(Int(timestamp.timeIntervalSince1970)) is not later than "
        + "\(Int(newest.timeIntervalSince1970)), which was sent before. Give each push a later one."
    case .afterEnd: "The activity was ended by an earlier push."
    case .key(let error): "\(error)"
    case .unexpectedAnswer(let text): "APNs answered in an unknown way: \(text)"
    case .cancelled: "The request was cancelled."
    case .closed: "The client is closed."
    }
  }
}
