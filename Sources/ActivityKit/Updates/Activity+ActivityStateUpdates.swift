import ActivityModel

extension Activity {
  /// Changes of `activityState`.
  ///
  /// Apple says neither whether the state at the beginning is yielded nor when the sequence ends.
  /// Choices of Islet: it is not, and the sequence ends after `dismissed`.
  public final var activityStateUpdates: Activity<Attributes>.ActivityStateUpdates {
    ActivityStateUpdates(system: system, key: key)
  }

  /// Changes of an activity's state. Apple's interface.
  public struct ActivityStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ActivityState

    let system: any ActivitySystem
    let key: ActivityID

    public func makeAsyncIterator() -> Iterator {
      Iterator(events: EventReader(system), key: key)
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ActivityState

      let events: EventReader
      let key: ActivityID

      public func next() async -> ActivityState? {
        await events.next { event in
          guard case .phaseChanged(key, let phase) = event else { return .skip }
          return phase == .dismissed ? .last(.dismissed) : .yield(ActivityState(phase))
        }
      }
    }
  }
}
