import ActivityModel
import Foundation

extension Gateway {
  /// A phone is attached, or can be reached again, or cannot.
  ///
  /// What was stored for it is delivered.
  package mutating func set(
    _ device: DeviceID, isReachable: Bool, at now: Date
  ) -> [DeliveryEvent] {
    office.set(device, isReachable: isReachable, at: now)
  }

  /// A phone is gone, with its tokens.
  package mutating func detach(_ device: DeviceID) {
    office.remove(device)
    tokens = tokens.filter { $0.value.device != device }
  }

  /// The attached phones by name.
  package var devices: [DeviceID] { office.devices }

  /// A phone tells of a token of its own.
  package mutating func register(_ token: PushToken, _ known: KnownToken) {
    tokens[token] = known
  }

  /// The activity or app of a token is gone: pushes to it are answered with 410.
  package mutating func retire(_ token: PushToken, at now: Date) {
    guard case .active? = tokens[token]?.state else { return }
    tokens[token]?.state = .removed(since: now)
  }

  /// The token is answered with `ExpiredToken` from now on.
  package mutating func expire(_ token: PushToken, at now: Date) {
    tokens[token]?.state = .expired(since: now)
  }

  /// All tokens that were told of, by their digits.
  package var knownTokens: [(token: PushToken, known: KnownToken)] {
    tokens.map { ($0.key, $0.value) }.sorted { $0.token.hex < $1.token.hex }
  }

  /// A channel that exists before anybody creates it over the wire.
  package mutating func addChannel(
    _ identifier: String, app: String, environment: PushEnvironment, storesNewest: Bool
  ) {
    channels.add(
      identifier, .init(storagePolicy: storesNewest ? .newest : .none),
      of: ChannelDirectory.Owner(app: app, environment: environment))
  }
}
