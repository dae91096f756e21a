import Drawing

/// A view of a shape, over which more fills and strokes can be laid.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// One fill or stroke of a shape.
package struct ShapeLayer {
  package enum Operation: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  let shape: any Shape
  let operation: Operation
  let style: any ShapeStyle
}

/// A view that is fills and strokes on top of each other.
protocol LayeredShapeView: ShapeView, PrimitiveView {
  /// From back to front.
  var layers: [ShapeLayer] { get }
}

extension LayeredShapeView {
  package func makeNodes(in context: ViewContext) -> [Node] {
    [ShapeNode(shape: shape, layers: layers, environment: context.environment)]
  }
}

/// A shape filled with a style.
@frozen
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Makes the view.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View, ShapeView, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var layers: [ShapeLayer] {
    [ShapeLayer(shape: shape, operation: .fill(fillStyle), style: style)]
  }
}

/// A shape filled over what lies behind it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What lies behind.
  public var background: Background
}

extension FillShapeView: View, ShapeView, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var layers: [ShapeLayer] {
    ((background as? any LayeredShapeView)?.layers ?? [])
      + [ShapeLayer(shape: shape, operation: .fill(fillStyle), style: style)]
  }
}

/// A shape stroked over what lies behind it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is stroked with.
  public var style: Style
  /// How it is stroked.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; Islet always draws them smooth.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background
}

extension StrokeShapeView: View, ShapeView, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var layers: [ShapeLayer] {
    ((background as? any LayeredShapeView)?.layers ?? [])
      + [ShapeLayer(shape: shape, operation: .stroke(strokeStyle), style: style)]
  }
}

/// A shape stroked on the inner side of its outline.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is stroked with.
  public var style: Style
  /// How it is stroked.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; Islet always draws them smooth.
  public var isAntialiased: Bool
  /// What lies behind.
  public var background: Background
}

extension StrokeBorderShapeView: View, ShapeView, PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var layers: [ShapeLayer] {
    ((background as? any LayeredShapeView)?.layers ?? [])
      + [
        ShapeLayer(
          shape: shape.inset(by: strokeStyle.lineWidth / 2), operation: .stroke(strokeStyle),
          style: style)
      ]
  }
}
