/// A publisher that sends only once it is told to start.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts a publisher with its first subscriber and stops it after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is started.
    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that starts another.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Failure == S.Failure, Output == S.Input {
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          like: subscriber.combineIdentifier,
          subscription: { subscription in
            subscriber.receive(
              subscription: CountedSubscription(subscription) { [weak self] in self?.left() })
          },
          value: { subscriber.receive($0) },
          completion: { subscriber.receive(completion: $0) }))
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      if isFirst {
        let connection = upstream.connect()
        lock.withLock { self.connection = connection }
      }
    }

    private func left() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

private final class CountedSubscription: Subscription, @unchecked Sendable {
  private let upstream: any Subscription
  private let lock = NSLock()
  private var onCancel: (() -> Void)?

  init(_ upstream: any Subscription, onCancel: @escaping () -> Void) {
    self.upstream = upstream
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    upstream.cancel()
    let action = lock.withLock { () -> (() -> Void)? in
      defer { onCancel = nil }
      return onCancel
    }
    action?()
  }
}
