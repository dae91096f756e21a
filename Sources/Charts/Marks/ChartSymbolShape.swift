import SwiftUI

/// A shape that can stand for a datum. Apple's interface.
public protocol ChartSymbolShape: Shape {
  /// The rectangle that the shape is to be drawn in to look as large as a square of side 1 around
  /// the origin, so that symbols of one size look alike.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}

extension ChartSymbolShape {
  /// The outline of the symbol, inside of it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol, inside of it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: style)
  }
}

/// The outline of a symbol.
struct StrokedSymbol<S: ChartSymbolShape>: ChartSymbolShape {
  let shape: S
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let inset = style.lineWidth / 2
    return shape.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A symbol whose type is hidden. Apple's interface.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Hides the type of a symbol.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
