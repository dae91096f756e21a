import Foundation
import Synchronization

/// A clock that a test moves.
final class FixedClock: Sendable {
  private let time = Mutex(Sender.start)

  var now: Date { time.withLock { $0 } }

  func advance(by seconds: TimeInterval) {
    time.withLock { $0 += seconds }
  }
}
