import Foundation

/// Whether the app may start Live Activities. Apple's interface.
///
/// Without a phone both properties are as on a new phone whose user changed nothing: activities are
/// allowed, so that the app goes on to `Activity.request`, whose error then says what is missing;
/// frequent pushes are not.
public final class ActivityAuthorizationInfo: Sendable {
  private let system: any ActivitySystem

  /// Yields when a person switches Live Activities on or off.
  public let activityEnablementUpdates: ActivityEnablementUpdates
  /// Yields when a person switches frequent pushes on or off (iOS 16.2).
  public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

  public init() {
    let system = AttachedPhone.system
    self.system = system
    activityEnablementUpdates = ActivityEnablementUpdates(system: system)
    frequentPushEnablementUpdates = FrequentPushEnablementUpdates(system: system)
  }

  /// Whether the person allows the app's Live Activities.
  public var areActivitiesEnabled: Bool { system.authorization.areActivitiesEnabled }

  /// Whether the app asks for frequent pushes and the person allows them (iOS 16.2).
  public var frequentPushesEnabled: Bool { system.authorization.frequentPushesEnabled }

  /// Changes of `areActivitiesEnabled`. Apple's interface.
  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool

    let system: any ActivitySystem

    public func makeAsyncIterator() -> Iterator { Iterator(events: EventReader(system)) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Bool

      let events: EventReader

      public mutating func next() async -> Bool? {
        await events.next { event in
          if case .areActivitiesEnabled(let enabled) = event { .yield(enabled) } else { .skip }
        }
      }
    }
  }

  /// Changes of `frequentPushesEnabled`. Apple's interface.
  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool

    let system: any ActivitySystem

    public func makeAsyncIterator() -> Iterator { Iterator(events: EventReader(system)) }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Bool

      let events: EventReader

      public mutating func next() async -> Bool? {
        await events.next { event in
          if case .frequentPushesEnabled(let enabled) = event { .yield(enabled) } else { .skip }
        }
      }
    }
  }
}
