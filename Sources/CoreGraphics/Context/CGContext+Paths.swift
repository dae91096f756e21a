import Drawing
import Foundation

extension CGContext {
  // MARK: Colours and lines

  public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }

  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.rgba) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Dashes the line: lengths of dashes and gaps in turn, the first from `phase` on.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  // MARK: The path

  public func beginPath() { outline = Outline() }

  public func move(to point: CGPoint) { outline.elements.append(.move(placed(point))) }

  public func addLine(to point: CGPoint) { outline.addLine(to: placed(point)) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach(addLine(to:))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      .curve(to: placed(end), control1: placed(control1), control2: placed(control2)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addCurve(.quadCurve(to: placed(end), control: placed(control)))
  }

  public func addRect(_ rect: CGRect) { add(.rectangle(rect)) }

  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  public func addEllipse(in rect: CGRect) { add(.ellipse(in: rect)) }

  public func addPath(_ path: CGPath) { add(path.outline) }

  /// Adds an arc, with a line to its start if the path has begun. Angles are radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  public func closePath() { outline.close() }

  /// The path so far; nil if there is none.
  public var path: CGPath? {
    outline.isEmpty ? nil : CGPath(outline.applying(AffineTransform2D(ctm.inverted())))
  }

  public var isPathEmpty: Bool { outline.isEmpty }

  private func placed(_ point: CGPoint) -> CGPoint { state.transform.apply(to: point) }

  private func add(_ shape: Outline) {
    outline.elements += shape.applying(state.transform).elements
  }

  // MARK: Filling and stroking

  /// Fills the path so far, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Strokes the path so far, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path so far, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = outline
    outline = Outline()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill: fill(path, .nonZero)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  public func fill(_ rect: CGRect) {
    fill(Outline.rectangle(rect).applying(state.transform), .nonZero)
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) {
    fill(Outline.ellipse(in: rect).applying(state.transform), .nonZero)
  }

  public func stroke(_ rect: CGRect) {
    stroke(Outline.rectangle(rect).applying(state.transform))
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line
    state.line.width = width
    stroke(rect)
    state.line = line
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Outline.ellipse(in: rect).applying(state.transform))
  }

  /// Fills a path of the space that is drawn in, without a change of the context's own.
  package func fill(_ path: CGPath, usesEvenOddRule: Bool) {
    fill(path.outline.applying(state.transform), usesEvenOddRule ? .evenOdd : .nonZero)
  }

  /// Strokes a path of the space that is drawn in, without a change of the context's own.
  package func stroke(_ path: CGPath, options: StrokeOptions) {
    let line = state.line
    state.line = options
    stroke(path.outline.applying(state.transform))
    state.line = line
  }

  private func fill(_ path: Outline, _ rule: FillRule) { append([.fill(path, state.fill, rule)]) }

  /// The path is in points of the picture already; its line is not, so both go through the
  /// transform together.
  private func stroke(_ path: Outline) {
    let back = path.applying(AffineTransform2D(ctm.inverted()))
    appendTransformed([.stroke(back, state.stroke, state.line)])
  }
}
