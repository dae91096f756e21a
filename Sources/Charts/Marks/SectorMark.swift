import SwiftUI

/// A part of a circle, as large as its value is among those of all sectors. Apple's interface.
public struct SectorMark {
  var item: MarkItem

  /// Makes a part of a circle, or of a ring where the inner radius is not zero.
  ///
  /// - Parameters:
  ///   - innerRadius: A ratio and an inset are of the greatest radius that fits; automatic is 0.
  ///   - outerRadius: Automatic is the greatest radius that fits.
  ///   - angularInset: The distance from the edge to the sides of the neighbours, in points.
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    item = MarkItem(.sector, x: .points(nil, nil), y: .points(nil, nil))
    item.sector = MarkItem.Sector(
      angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius,
      inset: angularInset ?? 0)
  }
}

extension SectorMark: ChartContent, SingleMark {
  public typealias Body = Never
}
