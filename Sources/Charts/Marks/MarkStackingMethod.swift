/// How bars and areas at the same place are put on top of each other. Apple's interface.
@frozen
public struct MarkStackingMethod: Equatable, Sendable {
  @usableFromInline
  enum Storage: Sendable { case standard, normalized, center, unstacked }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Each begins where the one before ended.
  public static var standard: MarkStackingMethod { MarkStackingMethod(.standard) }
  /// As parts of a whole of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(.normalized) }
  /// Around zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(.center) }
  /// In front of each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(.unstacked) }
}
