/// Whether a body that was evaluated still holds, set from whatever thread changes what it observes.
final class BodyValidity: @unchecked Sendable {
  private let lock = NSLock()
  private var isCurrent = false
  private var evaluation = 0

  /// Whether nothing observed has changed since the last evaluation.
  var isValid: Bool { lock.withLock { isCurrent } }

  /// Says that the body is evaluated now.
  ///
  /// - Returns: The number of the evaluation.
  func begin() -> Int {
    lock.withLock {
      isCurrent = true
      evaluation += 1
      return evaluation
    }
  }

  /// Says that something has changed.
  func invalidate() { lock.withLock { isCurrent = false } }

  /// Says that something has changed that one evaluation observed; a later one may not.
  func invalidate(evaluation number: Int) {
    lock.withLock { if number == evaluation { isCurrent = false } }
  }
}
