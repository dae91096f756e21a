import Drawing

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape, WrapperShape {
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  var wrappedShape: Base { shape }

  /// The part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Both fractions.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set {
      start = newValue.first
      end = newValue.second
    }
  }
}

/// The stroke of a shape as a shape.
public struct _StrokedShape<Base: Shape>: Shape, WrapperShape {
  var shape: Base
  var style: StrokeStyle

  var wrappedShape: Base { shape }

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape is a line.
  public static var role: ShapeRole { .stroke }
}

/// A shape under a transform that may depend on its rectangle.
public struct _TransformedShape<Base: Shape>: Shape, WrapperShape {
  var shape: Base
  let transform: @Sendable (CGRect) -> AffineTransform2D

  var wrappedShape: Base { shape }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path {
    Path(shape.path(in: rect).outline.applying(transform(rect)))
  }

  /// The size of the shape as it was.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that was moved.
public typealias OffsetShape<Base: Shape> = _TransformedShape<Base>
/// A shape that was scaled.
public typealias ScaledShape<Base: Shape> = _TransformedShape<Base>
/// A shape that was turned.
public typealias RotatedShape<Base: Shape> = _TransformedShape<Base>
/// A shape that was transformed.
public typealias TransformedShape<Base: Shape> = _TransformedShape<Base>

extension _TransformedShape: InsettableShape where Base: InsettableShape {
  /// A smaller shape under the same transform.
  public func inset(by amount: CGFloat) -> _TransformedShape<Base.InsetShape> {
    _TransformedShape<Base.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

/// A shape in a rectangle of its own size.
public struct _SizedShape<Base: Shape>: Shape, WrapperShape {
  var shape: Base
  var size: CGSize

  var wrappedShape: Base { shape }

  /// The outline at the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension AffineTransform2D {
  /// This transform with a fixed point.
  package func around(_ point: CGPoint) -> AffineTransform2D {
    AffineTransform2D.translation(x: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(.translation(x: point.x, y: point.y))
  }

  /// Left and right exchanged around a vertical line.
  package static func mirror(around x: CGFloat) -> AffineTransform2D {
    AffineTransform2D(a: -1, tx: 2 * x)
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The stroke of the outline, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The stroke of the outline, as a shape; the width is points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape, moved by a distance in points.
  public nonisolated func offset(_ offset: CGSize) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in .translation(x: offset.width, y: offset.height) }
  }

  /// The shape, moved by a distance in points.
  public nonisolated func offset(_ offset: CGPoint) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in .translation(x: offset.x, y: offset.y) }
  }

  /// The shape, moved by a distance in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in .translation(x: x, y: y) }
  }

  /// The shape, scaled around a point of its rectangle.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { rect in
      AffineTransform2D.scale(x: x, y: y).around(anchor.point(in: rect))
    }
  }

  /// The shape, scaled around a point of its rectangle.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _TransformedShape<
    Self
  > {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, turned clockwise around a point of its rectangle.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center)
    -> _TransformedShape<Self>
  {
    _TransformedShape(shape: self) { rect in
      AffineTransform2D.rotation(radians: CGFloat(angle.radians)).around(anchor.point(in: rect))
    }
  }

  /// The shape, transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in AffineTransform2D(transform) }
  }

  /// The shape in a size of its own, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The shape in a size of its own, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}
