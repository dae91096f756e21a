extension Subscribers {
  /// Takes every value into a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end, unless the sink was cancelled.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let isRefused = lock.withLock {
        let isRefused = isOver || self.subscription != nil
        if !isRefused { self.subscription = subscription }
        return isRefused
      }
      if isRefused { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let wasOver = lock.withLock {
        defer {
          isOver = true
          subscription = nil
        }
        return isOver
      }
      if !wasOver { receiveCompletion(completion) }
    }

    public func cancel() {
      let subscription = lock.withLock { () -> (any Subscription)? in
        defer { self.subscription = nil }
        isOver = true
        return self.subscription
      }
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Runs closures for the values and for the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts each value into a property of an object, until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Puts each value into a published property, for as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}
