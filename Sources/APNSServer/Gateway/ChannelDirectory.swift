import ActivityModel
import Foundation
import PushPayload

/// The broadcast channels of all apps in both environments.
struct ChannelDirectory: Sendable {
  struct Owner: Hashable, Sendable {
    var app: String
    var environment: PushEnvironment
  }

  /// In the order of creation.
  private var identifiers: [Owner: [String]] = [:]
  private var channels: [String: (owner: Owner, channel: BroadcastChannel)] = [:]

  func count(of owner: Owner) -> Int { identifiers[owner]?.count ?? 0 }

  func list(of owner: Owner) -> [String] { identifiers[owner] ?? [] }

  /// Nil when there is none, or it is another app's or of the other environment.
  func channel(_ identifier: String, of owner: Owner) -> BroadcastChannel? {
    guard let entry = channels[identifier], entry.owner == owner else { return nil }
    return entry.channel
  }

  mutating func add(_ identifier: String, _ channel: BroadcastChannel, of owner: Owner) {
    guard channels.updateValue((owner, channel), forKey: identifier) == nil else { return }
    identifiers[owner, default: []].append(identifier)
  }

  mutating func remove(_ identifier: String, of owner: Owner) {
    channels[identifier] = nil
    identifiers[owner]?.removeAll { $0 == identifier }
  }
}
