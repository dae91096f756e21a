import Foundation

/// Lengths of numbers. Apple's interface.
extension CGFloat {
  /// Makes a length of a number, rounded to what a length can hold.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Makes a length of a number; nil for one that a length cannot hold.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
