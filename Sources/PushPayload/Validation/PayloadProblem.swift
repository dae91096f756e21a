/// What is wrong with a payload, where, and who minds.
public struct PayloadProblem: Hashable, Sendable {
  /// Who does not take the payload.
  public enum Judge: String, Codable, Hashable, Sendable {
    /// APNs refuses the request.
    case service
    /// APNs answers 200, and the phone does nothing.
    case phone
  }

  public enum Kind: Hashable, Sendable {
    case empty
    case tooLarge(bytes: Int, allowed: Int)
    /// A clause that says what is wrong at which byte.
    case notJSON(reason: String, offset: Int)
    /// `near` is a key that is there and looks alike.
    case missing(near: String?)
    case repeated
    case wrongType(wanted: String, found: String)
    case wrongValue(wanted: String, found: String)
    /// The key belongs to another event; `wanted` names those.
    case notForEvent(wanted: String)
    /// A broadcast cannot start an activity.
    case startByBroadcast
    /// A time in milliseconds since 1970 where seconds are wanted.
    case milliseconds
    /// The timestamp lies more than eight hours ahead; a phone drops the push.
    case tooFarAhead
    /// Token and channel both: an activity is updated by one of them.
    case tokenAndChannel
  }

  /// The key path, `aps.content-state`; empty for the payload as a whole.
  public let path: String
  public let judge: Judge
  public let kind: Kind

  init(_ path: String, _ kind: Kind, judge: Judge = .phone) {
    self.path = path
    self.judge = judge
    self.kind = kind
  }
}

extension PayloadProblem: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    let subject = path.isEmpty ? "The payload" : path
    switch kind {
    case .empty: return "The payload is empty."
    case .tooLarge(let bytes, let allowed):
      return "The payload is \(bytes) bytes, \(allowed) are allowed."
    case .notJSON(let reason, let offset):
      return "The payload is no JSON: at byte \(offset) \(reason)."
    case .missing(let near):
      return "\(subject) is missing." + (near.map { " \($0) is there instead." } ?? "")
    case .repeated: return "\(subject) is there twice."
    case .wrongType(let wanted, let found): return "\(subject) wants \(wanted), not \(found)."
    case .wrongValue(let wanted, let found): return "\(subject) is \(wanted), not \(found)."
    case .notForEvent(let wanted): return "\(subject) is for the event \(wanted) only."
    case .startByBroadcast: return "A broadcast cannot start an activity."
    case .milliseconds: return "\(subject) is in milliseconds; seconds since 1970 are wanted."
    case .tooFarAhead: return "\(subject) lies more than eight hours ahead."
    case .tokenAndChannel:
      return "input-push-token and input-push-channel are both there; give one."
    }
  }
}
