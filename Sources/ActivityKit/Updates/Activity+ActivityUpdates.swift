extension Activity {
  /// Activities as they begin. Apple's interface.
  public struct ActivityUpdates: AsyncSequence, Sendable {
    public typealias Element = Activity<Attributes>

    let system: any ActivitySystem

    public func makeAsyncIterator() -> Iterator {
      Iterator(system: system, events: EventReader(system))
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Activity<Attributes>

      let system: any ActivitySystem
      let events: EventReader

      public func next() async -> Element? {
        await events.next { event in
          guard case .started(let record) = event, record.attributesType == Attributes.typeName,
            let activity = Activity(record, system: system)
          else { return .skip }
          return .yield(activity)
        }
      }
    }
  }
}
