import CoreGraphics
import Drawing
import Foundation

/// A path that draws itself into the current context. Apple's interface. Lengths are points, y
/// points down.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var outline: Outline
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  private init(_ outline: Outline) {
    self.outline = outline
    super.init()
  }

  /// Makes an empty path.
  public override convenience init() { self.init(Outline()) }

  public convenience init(rect: CGRect) { self.init(Outline.rectangle(rect)) }

  /// Makes an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Outline.ellipse(in: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Outline.roundedRectangle(rect, radius: cornerRadius, continuous: true))
  }

  /// Makes a rectangle of which some corners are round; the radius is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = cornerRadii.width
    self.init(
      Outline.roundedRectangle(
        rect,
        radii: CornerRadii(
          topLeft: corners.contains(.topLeft) ? radius : 0,
          topRight: corners.contains(.topRight) ? radius : 0,
          bottomRight: corners.contains(.bottomRight) ? radius : 0,
          bottomLeft: corners.contains(.bottomLeft) ? radius : 0),
        continuous: true))
  }

  /// Makes an arc; angles are radians from 3 o'clock.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.outline) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(outline)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }

  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  open func move(to point: CGPoint) { outline.elements.append(.move(point)) }

  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addCurve(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Adds an arc; angles are radians from 3 o'clock, `clockwise` as it looks on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { outline.close() }

  open func removeAllPoints() { outline = Outline() }

  open func append(_ bezierPath: UIBezierPath) { outline.elements += bezierPath.outline.elements }

  open func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(AffineTransform2D(transform))
  }

  open var isEmpty: Bool { outline.isEmpty }

  open var bounds: CGRect { outline.points.boundingRect }

  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Dashes the line: lengths of dashes and gaps in turn, the first from `phase` on.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the path in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// Strokes the path in the current context.
  open func stroke() {
    let caps: [CGLineCap: StrokeOptions.Cap] = [.butt: .butt, .round: .round, .square: .square]
    let joins: [CGLineJoin: StrokeOptions.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
    UIGraphicsGetCurrentContext()?.stroke(
      cgPath,
      options: StrokeOptions(
        width: lineWidth, cap: caps[lineCapStyle] ?? .butt, join: joins[lineJoinStyle] ?? .miter,
        miterLimit: miterLimit, dash: dash, dashPhase: dashPhase))
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { fill() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(with: blendMode, alpha: alpha) { stroke() }
  }

  private func drawing(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setBlendMode(blendMode)
    context?.setAlpha(alpha)
    draw()
    context?.restoreGState()
  }

  /// Cuts what is drawn from now on in the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
