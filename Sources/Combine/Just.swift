/// Sends one value to each subscriber and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// What is sent.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Sends nothing and ends, or never ends.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the end is sent at once.
  public let completeImmediately: Bool

  /// Makes a publisher of no value.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    subscriber.receive(subscription: IdleSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

private final class IdleSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

private final class OnceSubscription<S: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let output: S.Input
  private var subscriber: S?

  init(_ output: S.Input, _ subscriber: S) {
    self.output = output
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let target = take() else { return }
    _ = target.receive(output)
    target.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> S? {
    lock.withLock {
      defer { subscriber = nil }
      return subscriber
    }
  }
}
