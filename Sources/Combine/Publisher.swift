/// Sends values over time to the subscribers that ask for them.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How sending can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Connects a subscriber that takes these values.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject until the result is cancelled.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// Takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What is taken.
  associatedtype Input
  /// How the publisher can fail.
  associatedtype Failure: Error

  /// The publisher agreed to send; the subscriber now asks for values.
  func receive(subscription: any Subscription)
  /// A value; the answer is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// There will be no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Names the subscribers that come with Combine, and what they say to publishers.
public enum Subscribers {}

/// Names the publishers that come with Combine.
public enum Publishers {}

/// Names the subscriptions that come with Combine.
public enum Subscriptions {}

extension Subscribers {
  /// How a publisher came to its end.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number, or nil for as many as there are.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// No more.
    public static let none = Demand(max: 0)

    /// At most so many.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative.")
      return Demand(max: value)
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      return Demand(max: first.addingReportingOverflow(second).partialValue)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let first = left.max else { return .unlimited }
      guard let second = right.max else { return .none }
      return Demand(max: Swift.max(first - second, 0))
    }

    public static func -= (left: inout Demand, right: Demand) { left = left - right }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      guard let second = right.max else { return true }
      return first < second
    }

    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
