/// Remembers whether anything that views have read is different now, on whatever thread it changed.
package final class Invalidation: @unchecked Sendable {
  private let lock = NSLock()
  private var isValid = false
  private var handler: (@Sendable () -> Void)?

  package init() {}

  /// Whether nothing has changed since the last evaluation.
  package var isCurrent: Bool { lock.withLock { isValid } }

  /// Called, on the thread of the first change after an evaluation, to have another one done.
  package var onChange: (@Sendable () -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Says that something is different now.
  package func changed() {
    let handler = lock.withLock { () -> (@Sendable () -> Void)? in
      guard isValid else { return nil }
      isValid = false
      return self.handler
    }
    handler?()
  }

  /// Says that an evaluation begins: changes from now on ask for another one.
  package func beginEvaluation() { lock.withLock { isValid = true } }
}
