/// What is wrong with a header of a push, and how APNs answers it.
public struct PushHeaderFault: Error, Hashable, Sendable {
  /// The header, or the part of the path, that is wrong: `apns-priority`, `:path`.
  public var header: String
  /// The answer of APNs.
  public var reason: PushReason
  /// What is wrong, as a clause: `7 is none of 10, 5, 1`.
  public var detail: String

  public init(header: String, reason: PushReason, detail: String) {
    self.header = header
    self.reason = reason
    self.detail = detail
  }
}

extension PushHeaderFault: CustomStringConvertible {
  public var description: String { "\(header): \(detail) (\(reason.rawValue))." }
}
