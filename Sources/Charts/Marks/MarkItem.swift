import SwiftUI

/// One mark with everything that was said about it.
struct MarkItem {
  enum Kind: String {
    case area = "AreaMark"
    case bar = "BarMark"
    case line = "LineMark"
    case point = "PointMark"
    case rectangle = "RectangleMark"
    case rule = "RuleMark"
    case sector = "SectorMark"
  }

  /// Where a mark lies along one axis.
  enum Span {
    /// At a datum, in the room that this has.
    case at(PlotDatum)
    /// From one datum to another.
    case between(PlotDatum, PlotDatum)
    /// From one place of the plot to another, in points; nil is the end of the plot.
    case points(CGFloat?, CGFloat?)

    /// The data of the span.
    var data: [PlotDatum] {
      switch self {
      case .at(let datum): [datum]
      case .between(let start, let end): [start, end]
      case .points: []
      }
    }

    func resolved(in calendar: Calendar) -> Span {
      switch self {
      case .at(let datum): .at(datum.resolved(in: calendar))
      case .between(let start, let end):
        .between(start.resolved(in: calendar), end.resolved(in: calendar))
      case .points: self
      }
    }
  }

  /// The part of a circle.
  struct Sector {
    var angle: PlotDatum
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    var inset: CGFloat
  }

  var kind: Kind
  var x: Span
  var y: Span
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlotDatum?
  var sector: Sector?
  var look = MarkLook()

  init(_ kind: Kind, x: Span, y: Span) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  func resolved(in calendar: Calendar) -> MarkItem {
    var copy = self
    copy.x = x.resolved(in: calendar)
    copy.y = y.resolved(in: calendar)
    return copy
  }
}
