import ActivityModel
import Foundation

/// A push that APNs accepted, on its way to one device.
package struct AcceptedPush: Hashable, Sendable {
  /// `apns-id` or `apns-request-id`.
  package var id: String
  package var device: DeviceID
  /// The bundle identifier of the app.
  package var app: String
  package var delivery: PushDelivery
  /// When it is no longer delivered; nil when it must be at once.
  package var expires: Date?
  package var collapseIdentifier: String?

  package init(
    id: String, device: DeviceID, app: String, delivery: PushDelivery, expires: Date?,
    collapseIdentifier: String? = nil
  ) {
    self.id = id
    self.device = device
    self.app = app
    self.delivery = delivery
    self.expires = expires
    self.collapseIdentifier = collapseIdentifier
  }
}

/// What becomes of an accepted push.
package enum DeliveryEvent: Hashable, Sendable {
  /// It goes to the device now.
  case delivered(AcceptedPush)
  /// The device cannot be reached; the push waits for it.
  case stored(AcceptedPush, until: Date)
  /// It waits because of its priority.
  case delayed(AcceptedPush, until: Date)
  /// A newer push took its place before it was delivered.
  case coalesced(AcceptedPush, by: String)
  /// The device cannot be reached, and the push is not to be stored.
  case discarded(AcceptedPush)
  /// It expired before it could be delivered.
  case expired(AcceptedPush)
  /// No device has the token, or none is attached.
  case unaddressed(id: String)

  package var push: AcceptedPush? {
    switch self {
    case .delivered(let push), .stored(let push, _), .delayed(let push, _),
      .coalesced(let push, _), .discarded(let push), .expired(let push):
      push
    case .unaddressed: nil
    }
  }
}
