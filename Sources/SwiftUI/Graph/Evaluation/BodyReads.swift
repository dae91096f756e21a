/// A state that counts its changes, so that a body that has read it knows whether it is out of date.
protocol ChangeCounting: AnyObject, Sendable {
  /// How many times it has changed.
  var changeCount: Int { get }
}

/// What the body of one view has read.
final class BodyReads: @unchecked Sendable {
  /// Values of the environment and the like, compared when the view is made again.
  var values: [Any] = []
  /// States with their count at the time of reading. Written under the lock of the tracker.
  fileprivate var states: [(state: any ChangeCounting, count: Int)] = []

  /// Whether no state that was read has changed since.
  var isCurrent: Bool { states.allSatisfy { $0.state.changeCount == $0.count } }
}

/// Remembers which states are read while a body is evaluated. States may be read on any thread; what
/// another thread reads meanwhile counts too, which costs an evaluation at most.
package final class ReadTracker: @unchecked Sendable {
  private let lock = NSLock()
  private var current: BodyReads?

  /// Notes that a state was read.
  func note(_ state: any ChangeCounting, count: Int) {
    lock.withLock {
      guard let current, !current.states.contains(where: { $0.state === state }) else { return }
      current.states.append((state, count))
    }
  }

  /// Runs a closure and notes in `reads` what it reads.
  func tracking<Result>(_ reads: BodyReads, _ work: () -> Result) -> Result {
    let outer = lock.withLock {
      defer { current = reads }
      return current
    }
    defer { lock.withLock { current = outer } }
    return work()
  }
}
