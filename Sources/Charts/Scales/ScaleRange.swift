import SwiftUI

/// What a scale makes of data. Apple's interface.
public protocol ScaleRange {
  /// A place, a style, a symbol or a size.
  associatedtype VisualValue
}

/// The places that a scale makes of data. Apple's interface.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
}

/// The length of the plot. Apple's interface.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The length of the plot without some points on either end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot without some points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// The part of the plot that a position scale uses.
enum PlotRange: Equatable {
  /// All but some points at the ends.
  case padded(start: CGFloat, end: CGFloat)
  /// From one place to another, in points.
  case places(CGFloat, CGFloat)

  init?(_ range: some PositionScaleRange) {
    switch range {
    case let plot as PlotDimensionScaleRange:
      self = .padded(start: plot.startPadding, end: plot.endPadding)
    case let places as ClosedRange<CGFloat>:
      self = .places(places.lowerBound, places.upperBound)
    case let places as [CGFloat]:
      guard let first = places.first, let last = places.last else { return nil }
      self = .places(first, last)
    default: return nil
    }
  }
}
