/// The activities that subscribe to one broadcast channel.
struct Channel: Sendable {
  struct Subscription: Hashable, Sendable {
    var serial: UInt64
    var slot: Int32
  }

  /// In the order of subscribing; those of dismissed activities are thrown away now and then.
  private(set) var subscriptions: ContiguousArray<Subscription> = []
  private var ended = 0

  mutating func subscribe(_ subscription: Subscription) {
    subscriptions.append(subscription)
  }

  /// Notes that a subscriber is gone. The list is tidied when half of it is.
  mutating func unsubscribeOne(keeping counts: (Subscription) -> Bool) {
    ended += 1
    guard ended > 16, ended * 2 > subscriptions.count else { return }
    subscriptions.removeAll { !counts($0) }
    ended = 0
  }
}
