/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands a subscription of an upstream publisher to the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}

/// The subscriptions of a subject. Values go out without the lock held, so that a subscriber may
/// send, subscribe or cancel in turn.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var current: Output?

  init(_ current: Output? = nil) { self.current = current }

  var value: Output? { lock.withLock { current } }

  func add<S: Subscriber>(
    _ subscriber: S, isReplaying: Bool
  ) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(subscriber) { [weak self] conduit in self?.remove(conduit) }
    let (ended, first) = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return (completion, isReplaying ? current : nil)
    }
    subscriber.receive(subscription: conduit)
    if let ended {
      conduit.finish(ended)
    } else if let first {
      conduit.offer(first, isKept: true)
    }
  }

  func send(_ value: Output, isKept: Bool) {
    let targets = lock.withLock { () -> [Conduit<Output, Failure>] in
      guard completion == nil else { return [] }
      if isKept { current = value }
      return conduits
    }
    for conduit in targets { conduit.offer(value, isKept: isKept) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let targets = lock.withLock { () -> [Conduit<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in targets { conduit.finish(completion) }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// One subscriber of a subject with what it still wants.
private final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  private var pending: Output?
  private var value: ((Output) -> Subscribers.Demand)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private let onCancel: (Conduit) -> Void

  init<S: Subscriber>(
    _ subscriber: S, onCancel: @escaping (Conduit) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
    self.onCancel = onCancel
  }

  /// Sends a value if it is wanted; a kept one is sent later, when it is.
  func offer(_ output: Output, isKept: Bool) {
    let receive = lock.withLock { () -> ((Output) -> Subscribers.Demand)? in
      guard demand > 0 else {
        if isKept { pending = output }
        return nil
      }
      demand -= .max(1)
      pending = nil
      return value
    }
    guard let receive else { return }
    let more = receive(output)
    lock.withLock { demand += more }
  }

  func finish(_ end: Subscribers.Completion<Failure>) {
    let receive = lock.withLock {
      defer {
        value = nil
        completion = nil
      }
      return completion
    }
    receive?(end)
  }

  func request(_ demand: Subscribers.Demand) {
    let waiting = lock.withLock { () -> Output? in
      self.demand += demand
      return pending
    }
    if let waiting { offer(waiting, isKept: true) }
  }

  func cancel() {
    lock.withLock {
      value = nil
      completion = nil
      pending = nil
    }
    onCancel(self)
  }
}

/// Sends values to whoever listens at the moment, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  public func send(_ value: Output) { core.send(value, isKept: false) }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    core.add(subscriber, isReplaying: false)
  }
}

/// Keeps the latest value and sends it to new subscribers first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core: SubjectCore<Output, Failure>
  private let initial: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    initial = value
    core = SubjectCore(value)
  }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { core.value ?? initial }
    set { send(newValue) }
  }

  public func send(_ value: Output) { core.send(value, isKept: true) }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(
    subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    core.add(subscriber, isReplaying: true)
  }
}
