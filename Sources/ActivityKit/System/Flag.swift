import Synchronization

/// A fact that becomes true once.
final class Flag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  /// Makes it true; says whether it was false before.
  @discardableResult
  func set() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
