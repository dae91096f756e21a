import AppleFoundation

/// The values of one bin: from the lower bound up to the upper, which belongs to the next bin but
/// for the last. Apple's interface.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The least value of the bin.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin.
  let isClosed: Bool

  /// Whether a value lies in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }

  /// The part of a collection in the bin.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let range = lowerBound..<upperBound
    return isClosed ? (lowerBound...upperBound).relative(to: collection) : range
  }
}

extension ChartBinRange: Equatable, Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
