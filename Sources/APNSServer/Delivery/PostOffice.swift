import ActivityModel
import Foundation

/// Keeps accepted pushes until their devices take them: stores, merges, delays, lets expire.
struct PostOffice: Sendable {
  /// The place of a stored push. One holds one push (Apple: of each bundle identifier).
  private struct Slot: Hashable {
    var device: DeviceID
    var key: String
  }

  private struct Waiting: Sendable {
    var push: AcceptedPush
    var until: Date
  }

  private let configuration: GatewayConfiguration
  /// Whether each attached device can be reached.
  private var reachable: [DeviceID: Bool] = [:]
  private var stored: [Slot: AcceptedPush] = [:]
  /// In the order of acceptance.
  private var waiting: [Waiting] = []

  init(_ configuration: GatewayConfiguration) {
    self.configuration = configuration
  }

  /// The attached devices, those that cannot be reached too, by name.
  var devices: [DeviceID] { reachable.keys.sorted { $0.rawValue < $1.rawValue } }

  /// When something happens by itself next.
  var nextDeadline: Date? {
    let expiries = stored.values.compactMap(\.expires)
    return (waiting.map(\.until) + expiries).min()
  }

  // MARK: Devices

  /// A device can be reached from now on, or cannot.
  mutating func set(_ device: DeviceID, isReachable: Bool, at now: Date) -> [DeliveryEvent] {
    reachable[device] = isReachable
    guard isReachable else { return [] }
    let mine = stored.filter { $0.key.device == device }
    for slot in mine.keys { stored[slot] = nil }
    return mine.values.sorted { ($0.app, $0.id) < ($1.app, $1.id) }.map { push in
      Self.isPast(push.expires, at: now) ? .expired(push) : .delivered(push)
    }
  }

  mutating func remove(_ device: DeviceID) {
    reachable[device] = nil
    stored = stored.filter { $0.key.device != device }
    waiting.removeAll { $0.push.device == device }
  }

  // MARK: Pushes

  /// A push was accepted.
  mutating func take(_ push: AcceptedPush, at now: Date) -> [DeliveryEvent] {
    guard let isReachable = reachable[push.device] else { return [.unaddressed(id: push.id)] }
    var events: [DeliveryEvent] = []
    if let identifier = push.collapseIdentifier {
      for old in waiting where old.push.merges(with: push, identifier) {
        events.append(.coalesced(old.push, by: push.id))
      }
      waiting.removeAll { $0.push.merges(with: push, identifier) }
    }
    guard isReachable else { return events + store(push) }
    let delay =
      switch push.delivery.priority {
      case .immediate: 0.0
      case .considerate: configuration.considerateDelay
      case .low: configuration.lowDelay
      }
    guard delay > 0 else { return events + [.delivered(push)] }
    let until = now.addingTimeInterval(delay)
    waiting.append(Waiting(push: push, until: until))
    return events + [.delayed(push, until: until)]
  }

  private mutating func store(_ push: AcceptedPush) -> [DeliveryEvent] {
    guard let expires = push.expires else { return [.discarded(push)] }
    let slot = Slot(device: push.device, key: key(of: push))
    let old = stored.updateValue(push, forKey: slot)
    let merged = old.map { [DeliveryEvent.coalesced($0, by: push.id)] } ?? []
    return merged + [.stored(push, until: expires)]
  }

  private func key(of push: AcceptedPush) -> String {
    let address =
      switch push.delivery.address {
      case .token(let token): token.hex
      case .channel(let channel): "channel \(channel)"
      }
    // A channel stores its own newest push, whatever the app stores beside it.
    if case .channel = push.delivery.address { return address }
    switch configuration.storageSlot {
    case .bundle: return push.app
    case .token: return address
    case .collapse: return push.collapseIdentifier.map { "collapse \($0)" } ?? address
    }
  }

  /// Lets happen what is due.
  mutating func advance(to now: Date) -> [DeliveryEvent] {
    var events: [DeliveryEvent] = []
    let due = waiting.filter { $0.until <= now }.sorted { $0.until < $1.until }
    waiting.removeAll { $0.until <= now }
    for item in due {
      if reachable[item.push.device] == true {
        events.append(.delivered(item.push))
      } else {
        events += store(item.push)
      }
    }
    let dead = stored.filter { Self.isPast($0.value.expires, at: now) }
    for (slot, push) in dead.sorted(by: { $0.value.id < $1.value.id }) {
      stored[slot] = nil
      events.append(.expired(push))
    }
    return events
  }

  private static func isPast(_ date: Date?, at now: Date) -> Bool {
    date.map { $0 <= now } ?? false
  }
}

extension AcceptedPush {
  fileprivate func merges(with other: AcceptedPush, _ identifier: String) -> Bool {
    collapseIdentifier == identifier && device == other.device && app == other.app
  }
}
