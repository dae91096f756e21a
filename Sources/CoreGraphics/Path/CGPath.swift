import Drawing
import Foundation

/// How ends of lines look. Apple's interface.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How corners of lines look. Apple's interface.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// Which parts a path that crosses itself encloses. Apple's interface.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// Lines and curves, in points. Apple's interface.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var outline: Outline

  package init(_ outline: Outline) { self.outline = outline }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.rectangle(rect).applying(transform))
  }

  /// Makes an ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Outline.ellipse(in: rect).applying(transform))
  }

  /// Makes a rectangle with elliptical corners of a width and a height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Outline.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applying(transform))
  }

  /// A path that does not change with this one.
  public func copy() -> CGPath? { CGPath(outline) }

  /// The path after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform))
  }

  /// A path that may be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public var isEmpty: Bool { outline.isEmpty }

  /// Where the next piece would begin; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around all points, those that steer curves among them.
  public var boundingBox: CGRect { outline.points.boundingRect }

  /// The smallest rectangle around the path. Islet takes that of all points, which is larger for
  /// some curves.
  public var boundingBoxOfPath: CGRect { outline.points.boundingRect }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path that grows. Apple's interface.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override package init(_ outline: Outline) { super.init(outline) }

  /// Makes an empty path.
  public init() { super.init(Outline()) }

  /// Starts a new piece at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.elements.append(.move(point.applying(transform)))
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Draws lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      .quadCurve(to: end.applying(transform), control: control.applying(transform)))
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  /// Draws a line back to the start of the piece.
  public func closeSubpath() { outline.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.rectangle(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptical corners of a width and a height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  /// Adds an arc, with a line to its start if the path has begun. Angles are radians from 3 o'clock
  /// towards the y axis; `clockwise` turns the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.outline, transform)
  }

  private func append(_ shape: Outline, _ transform: CGAffineTransform) {
    outline.elements += shape.applying(AffineTransform2D(transform)).elements
  }
}
