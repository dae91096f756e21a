import ActivityModel

extension Activity {
  /// New states, as `contentUpdates` without the date and the score.
  @available(*, deprecated, message: "Use contentUpdates instead.")
  public final var contentStateUpdates: Activity<Attributes>.ContentStateUpdates {
    ContentStateUpdates(contents: ContentUpdates(system: system, key: key))
  }

  /// New states of an activity. Apple's interface.
  public struct ContentStateUpdates: AsyncSequence, Sendable {
    public typealias Element = ContentState

    let contents: ContentUpdates

    public func makeAsyncIterator() -> Iterator {
      Iterator(contents: contents.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = ContentState

      let contents: ContentUpdates.Iterator

      public func next() async -> ContentState? { await contents.next()?.state }
    }
  }
}
