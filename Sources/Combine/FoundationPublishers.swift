extension Timer {
  /// Publishes the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Publishes the time again and again once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds between two values.
    public let interval: TimeInterval
    /// How late a value may be, in seconds.
    public let tolerance: TimeInterval?
    /// The loop that the timer runs on.
    public let runLoop: RunLoop
    /// The mode of the loop.
    public let mode: RunLoop.Mode
    private let core = SubjectCore<Date, Never>()

    /// Makes a publisher that is not running yet.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      core.add(subscriber, isReplaying: false)
    }

    public func connect() -> any Cancellable {
      let core = core
      let timer = Timer(timeInterval: interval, repeats: true) { timer in
        core.send(timer.fireDate, isKept: false)
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Which ones.
    public let name: Notification.Name
    /// Whose, or nil for anybody's.
    public let object: AnyObject?

    /// Makes a publisher.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Failure == Never, S.Input == Notification {
      let core = SubjectCore<Notification, Never>()
      let token = Token(
        center: center,
        value: center.addObserver(forName: name, object: object, queue: nil) {
          core.send($0, isKept: false)
        })
      core.add(
        AnySubscriber<Notification, Never>(
          like: subscriber.combineIdentifier,
          subscription: { subscription in
            subscriber.receive(
              subscription: ObservingSubscription(subscription, token: token))
          },
          value: { subscriber.receive($0) },
          completion: { subscriber.receive(completion: $0) }), isReplaying: false)
    }
  }

  fileprivate struct Token: @unchecked Sendable {
    let center: NotificationCenter
    let value: any NSObjectProtocol
  }
}

/// Observes for as long as it is not cancelled.
private final class ObservingSubscription: Subscription, @unchecked Sendable {
  private let upstream: any Subscription
  private let token: NotificationCenter.Token

  init(_ upstream: any Subscription, token: NotificationCenter.Token) {
    self.upstream = upstream
    self.token = token
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    token.center.removeObserver(token.value)
    upstream.cancel()
  }
}
