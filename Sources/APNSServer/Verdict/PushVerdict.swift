import ActivityModel
import Foundation

/// What became of a push after APNs said 200: what Apple never tells.
package struct PushVerdict: Codable, Hashable, Sendable {
  package enum Outcome: String, Codable, CaseIterable, Hashable, Sendable {
    /// The phone did what the push says.
    case applied
    /// The phone did nothing.
    case ignored
    /// The app's budget is spent.
    case throttled
    /// The phone cannot be reached; the push waits.
    case stored
    /// The push waits because of its priority.
    case delayed
    /// A newer push took its place.
    case coalesced
    /// It expired before the phone could be reached.
    case expired
    /// The phone cannot be reached, and the push was to be delivered at once.
    case discarded
    /// No attached phone has the token, or none is attached.
    case unaddressed

    /// Whether nothing more becomes of the push.
    package var isFinal: Bool { self != .stored && self != .delayed }
  }

  /// `apns-id` or `apns-request-id`.
  package var id: String
  package var device: DeviceID?
  package var time: Date
  package var outcome: Outcome
  /// Why, as a clause; nil when it is plain.
  package var reason: String?
  /// The label of the phone's rule, as in `docs/choices.md`.
  package var rule: String?
  package var activity: String?
  /// Where the activity is shown now: `Lock Screen`, `island compact`, `banner`. Empty is nowhere.
  package var places: [String]
  /// What else the phone noted.
  package var notes: [String]

  package init(
    id: String, device: DeviceID?, time: Date, outcome: Outcome, reason: String? = nil,
    rule: String? = nil, activity: String? = nil, places: [String] = [], notes: [String] = []
  ) {
    self.id = id
    self.device = device
    self.time = time
    self.outcome = outcome
    self.reason = reason
    self.rule = rule
    self.activity = activity
    self.places = places
    self.notes = notes
  }
}

extension PushVerdict {
  /// The verdict on what does not reach the phone; nil for a push that does, on which the phone's
  /// own verdict follows.
  package init?(_ event: DeliveryEvent, at time: Date) {
    let outcome: Outcome
    var reason: String?
    switch event {
    case .delivered: return nil
    case .stored: outcome = .stored
    case .delayed: outcome = .delayed
    case .coalesced(_, let id):
      outcome = .coalesced
      reason = "the newer push \(id) took its place"
    case .discarded:
      outcome = .discarded
      reason = "the phone cannot be reached, and apns-expiration is 0"
    case .expired:
      outcome = .expired
      reason = "the phone could not be reached before apns-expiration"
    case .unaddressed(let id):
      self.init(
        id: id, device: nil, time: time, outcome: .unaddressed,
        reason: "no attached phone has the device token")
      return
    }
    self.init(
      id: event.push?.id ?? "", device: event.push?.device, time: time, outcome: outcome,
      reason: reason)
  }
}
