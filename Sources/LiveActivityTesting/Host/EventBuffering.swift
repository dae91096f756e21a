/// What happens to events that a task has not read yet. Apple does not say; a choice of Islet.
package enum EventBuffering: Hashable, Sendable {
  /// They wait, however many they are: no update is lost, and a task that never reads costs memory.
  case all
  /// The newest that many wait, older ones are dropped.
  case newest(Int)
}
