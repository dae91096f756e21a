import SwiftUI

/// What modifiers say about the look of a mark. What an inner modifier said stays.
struct MarkLook {
  enum Foreground {
    case style(any ShapeStyle)
    /// The style that a scale has for a datum.
    case by(PlotDatum)
  }

  enum Symbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
    case by(PlotDatum)
  }

  enum SymbolSize {
    /// In square points.
    case area(CGFloat)
    case size(CGSize)
    case by(PlotDatum)
  }

  enum Line {
    case style(StrokeStyle)
    case by(PlotDatum)
  }

  /// Where a mark goes beside others at the same place.
  struct Dodge {
    var datum: PlotDatum
    var axis: Axis?
    var span: MarkDimension
  }

  /// How far the edges of a mark are moved, in points.
  struct Offset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  /// What screen readers are told.
  struct Accessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
  }

  var foreground: Foreground?
  var opacity = 1.0
  var symbol: Symbol?
  var symbolSize: SymbolSize?
  var line: Line?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var offset = Offset()
  var zIndex: Double?
  /// Whether gradients are fitted to the plot rather than to the mark.
  var alignsStyleWithPlot: Bool?
  var dodge: Dodge?
  var annotations: [MarkAnnotation] = []
  var accessibility = Accessibility()
}
