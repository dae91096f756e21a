import ActivityModel
import Foundation

extension Activity {
  /// The activity's push token, then each that replaces it.
  ///
  /// Choices of Islet where Apple is silent: a token that is there already is yielded first, so
  /// that a loop that begins late misses none, and the sequence ends when the activity is dismissed.
  public final var pushTokenUpdates: Activity<Attributes>.PushTokenUpdates {
    PushTokenUpdates(system: system, source: .activity(key))
  }

  /// Push tokens of an activity or of an attributes type. Apple's interface.
  public struct PushTokenUpdates: AsyncSequence, Sendable {
    public typealias Element = Data

    enum Source: Sendable {
      case activity(ActivityID)
      /// The tokens that start activities of the attributes type with that name.
      case start(String)
    }

    let system: any ActivitySystem
    let source: Source

    public func makeAsyncIterator() -> Iterator {
      let events = EventReader(system)
      guard case .activity(let key) = source else {
        return Iterator(events: events, source: source, first: nil)
      }
      return Iterator(events: events, source: source, first: system.activity(key)?.pushToken)
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Data

      let events: EventReader
      let source: Source
      let first: PushToken?
      private let firstIsTaken = Flag()

      init(events: EventReader, source: Source, first: PushToken?) {
        self.events = events
        self.source = source
        self.first = first
      }

      public func next() async -> Data? {
        if firstIsTaken.set(), let first { return first.bytes }
        return await events.next { event in
          switch (event, source) {
          case (.pushTokenChanged(let id, let token), .activity(let key)) where id == key:
            // The token may have been made between the subscription and the look at the activity.
            return token == first ? .skip : .yield(token.bytes)
          case (.phaseChanged(let id, .dismissed), .activity(let key)) where id == key: return .end
          case (.pushToStartTokenChanged(let type, let token), .start(let wanted))
          where type == wanted:
            return .yield(token.bytes)
          default: return .skip
          }
        }
      }
    }
  }
}
