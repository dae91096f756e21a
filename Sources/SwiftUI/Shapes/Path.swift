import Drawing

/// The outline of a shape: lines and curves, in points.
@frozen
public struct Path: Equatable, Sendable {
  /// A piece of a path.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Starts a new piece at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the piece.
    case closeSubpath
  }

  var elements: [Element]

  /// Makes an empty path.
  public init() { elements = [] }

  init(elements: [Element]) { self.elements = elements }

  /// Makes a path by calls in a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { self.init(Outline.rectangle(rect)) }

  /// Makes an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { self.init(Outline.ellipse(in: rect)) }

  /// Makes a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      Outline.roundedRectangle(
        rect, radius: cornerRadius, continuous: style == .continuous))
  }

  /// Makes a rounded rectangle with elliptical corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    guard cornerSize.width > 0, cornerSize.height > 0 else {
      self.init(rect)
      return
    }
    // The corners of a circle, on a plane that is stretched afterwards.
    let stretch = cornerSize.height / cornerSize.width
    let plain = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    self.init(
      Outline.roundedRectangle(
        plain, radius: cornerSize.width, continuous: style == .continuous
      ).applying(.scale(x: 1, y: stretch)))
  }

  /// Makes a rounded rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      Outline.roundedRectangle(
        rect,
        radii: CornerRadii(
          topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
          bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading),
        continuous: style == .continuous))
  }

  /// Whether the path has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece would begin; nil for an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current
  }

  /// Calls a closure for each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path.Element {
  /// Where the piece ends; nil for a closing line.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}

extension Path {
  package init(_ outline: Outline) {
    elements = outline.elements.map { element in
      switch element {
      case .move(let point): .move(to: point)
      case .line(let point): .line(to: point)
      case .quadCurve(let to, let control): .quadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        .curve(to: to, control1: control1, control2: control2)
      case .close: .closeSubpath
      }
    }
  }

  package var outline: Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let to, let control): .quadCurve(to: to, control: control)
        case .curve(let to, let control1, let control2):
          .curve(to: to, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }
}

extension Path: Shape {
  /// The path itself, wherever it is.
  public func path(in rect: CGRect) -> Path { self }
}
