import Drawing

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps cancel each other out.
  public var isEOFilled: Bool
  /// Whether edges are smooth. Islet always draws them smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
