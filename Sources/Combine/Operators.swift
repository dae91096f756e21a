/// A publisher made of a closure that connects a subscriber. The operators below are built on it.
struct ForwardingPublisher<Output, Failure: Error>: Publisher {
  let connect: (AnySubscriber<Output, Failure>) -> Void

  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    connect(AnySubscriber(subscriber))
  }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  init(
    like other: CombineIdentifier, subscription: @escaping (any Subscription) -> Void,
    value: @escaping (Input) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    combineIdentifier = other
    onSubscription = subscription
    onValue = value
    onCompletion = completion
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    connect = { publisher.receive(subscriber: $0) }
  }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    connect(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    compactMap { Optional(transform($0)) }
  }

  /// Sends the property at a key path of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    compactMap { Optional($0[keyPath: keyPath]) }
  }

  /// Sends the values for which a closure says yes.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Sends what a closure makes of each value, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> some Publisher<T, Failure> {
    ForwardingPublisher<T, Failure> { downstream in
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          like: downstream.combineIdentifier,
          subscription: { downstream.receive(subscription: $0) },
          // A value that is left out is made up for by another.
          value: { transform($0).map { downstream.receive($0) } ?? .max(1) },
          completion: { downstream.receive(completion: $0) }))
    }
  }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    ForwardingPublisher<Output, Failure> { downstream in
      let left = Counter(count)
      filter { _ in !left.takeOne() }.receive(subscriber: downstream)
    }
  }

  /// Leaves out a value that a closure calls the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    ForwardingPublisher<Output, Failure> { downstream in
      let last = Latest<Output>()
      filter { value in
        let previous = last.exchange(value)
        return previous.map { !predicate($0, value) } ?? true
      }
      .receive(subscriber: downstream)
    }
  }

  /// Delivers on a scheduler, such as the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    ForwardingPublisher<Output, Failure> { downstream in
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          like: downstream.combineIdentifier,
          subscription: { downstream.receive(subscription: $0) },
          value: { value in
            scheduler.schedule(options: options) { _ = downstream.receive(value) }
            return .max(1)
          },
          completion: { end in
            scheduler.schedule(options: options) { downstream.receive(completion: end) }
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int

  init(_ left: Int) { self.left = left }

  func takeOne() -> Bool {
    lock.withLock {
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}

private final class Latest<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  func exchange(_ new: Value) -> Value? {
    lock.withLock {
      defer { value = new }
      return value
    }
  }
}
