import ActivityModel

extension Activity {
  /// New contents, from the app and from pushes (iOS 16.2).
  ///
  /// Choices of Islet where Apple is silent: the content at the beginning is not yielded, every
  /// content that comes later is, and the sequence ends when the activity is dismissed.
  public final var contentUpdates: Activity<Attributes>.ContentUpdates {
    ContentUpdates(system: system, key: key)
  }

  /// New contents of an activity. Apple's interface.
  public struct ContentUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityContent<ContentState>

    let system: any ActivitySystem
    let key: ActivityID

    public func makeAsyncIterator() -> Iterator {
      Iterator(system: system, events: EventReader(system), key: key)
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityContent<ContentState>

      let system: any ActivitySystem
      let events: EventReader
      let key: ActivityID

      public func next() async -> ActivityContent<ContentState>? {
        await events.next { event in
          switch event {
          case .contentChanged(key, let raw):
            do {
              return .yield(try ActivityContent(decoding: raw))
            } catch {
              system.report(
                "The state of activity \(key) does not decode as \(ContentState.self): \(error)")
              return .skip
            }
          case .phaseChanged(key, .dismissed): return .end
          default: return .skip
          }
        }
      }
    }
  }
}
