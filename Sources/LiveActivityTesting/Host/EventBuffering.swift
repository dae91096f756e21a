import ActivityKit

/// What happens to events that a task has not read yet. Apple does not say; a choice of Islet.
package enum EventBuffering: Hashable, Sendable {
  /// They wait, however many they are: no update is lost, and a task that never reads costs memory.
  case all
  /// The newest that many wait, older ones are dropped.
  case newest(Int)

  var policy: AsyncStream<ActivityEvent>.Continuation.BufferingPolicy {
    switch self {
    case .all: .unbounded
    case .newest(let count): .bufferingNewest(max(1, count))
    }
  }
}
