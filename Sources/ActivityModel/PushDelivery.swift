import Foundation

/// A push that reaches the phone.
package struct PushDelivery: Codable, Hashable, Sendable {
  /// Whom the push is for.
  package enum Address: Codable, Hashable, Sendable {
    /// An activity's update token or an app's push-to-start token.
    case token(PushToken)
    /// Every activity that subscribes to the channel with that base64 identifier.
    case channel(String)
  }

  package enum Payload: Codable, Hashable, Sendable {
    case read(Push)
    /// Bytes that are no Live Activity payload, and why, as a clause: `the key event is missing`.
    case unreadable(Data, reason: String)
  }

  package enum Priority: Int, Codable, Hashable, Sendable {
    /// Delivered at once, counts against the budget of the app.
    case immediate = 10
    /// Delivered when convenient, does not count.
    case considerate = 5
    /// Delivered when the device is awake for another reason, does not count.
    case low = 1
  }

  package var address: Address
  package var payload: Payload
  package var priority: Priority
  /// What the widget process said when it could not decode attributes or state; nil when it could,
  /// or was not asked. A clause: `the key minutes is missing`.
  package var decodingFault: String?

  package init(
    to address: Address, payload: Payload, priority: Priority = .immediate,
    decodingFault: String? = nil
  ) {
    self.address = address
    self.payload = payload
    self.priority = priority
    self.decodingFault = decodingFault
  }

  package init(
    to address: Address, _ push: Push, priority: Priority = .immediate,
    decodingFault: String? = nil
  ) {
    self.init(
      to: address, payload: .read(push), priority: priority, decodingFault: decodingFault)
  }
}
