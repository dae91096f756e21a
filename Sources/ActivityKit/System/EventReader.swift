import ActivityModel

/// Reads a phone's events on behalf of one iterator.
///
/// Apple's iterators have a `next()` that does not mutate them, so the place in the stream is kept
/// here. Two tasks that share an iterator each get some of the events, as with `AsyncStream`.
final class EventReader: @unchecked Sendable {
  enum Reading<Value> {
    case skip
    case yield(Value)
    /// Yields and ends the sequence.
    case last(Value)
    case end
  }

  // A copy of the iterator shares its place; the property itself is never written.
  private let iterator: AsyncStream<ActivityEvent>.Iterator
  private let finished = Flag()

  init(_ system: any ActivitySystem) {
    iterator = system.events().makeAsyncIterator()
  }

  func next<Value>(_ read: (ActivityEvent) -> Reading<Value>) async -> Value? {
    var iterator = iterator
    while !finished.isSet, let event = await iterator.next() {
      switch read(event) {
      case .skip: continue
      case .yield(let value): return value
      case .last(let value):
        finished.set()
        return value
      case .end: finished.set()
      }
    }
    return nil
  }
}
