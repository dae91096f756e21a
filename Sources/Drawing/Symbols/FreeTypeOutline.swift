internal import CCairo
import Foundation

/// A FreeType outline of lines, conic and cubic curves as our own, in font units, y upwards.
struct FreeTypeOutline {
  private let source: FT_Outline

  init(_ source: FT_Outline) {
    self.source = source
  }

  var outline: Outline {
    var elements: [Outline.Element] = []
    var first = 0
    for contour in 0..<Int(source.n_contours) {
      let last = Int(source.contours[contour])
      if last >= first { append(first...last, to: &elements) }
      first = last + 1
    }
    return Outline(elements)
  }

  private enum Kind { case on, conic, cubic }

  private func kind(_ index: Int) -> Kind {
    let tag = UInt8(bitPattern: source.tags[index])
    if tag & 1 != 0 { return .on }
    return tag & 2 != 0 ? .cubic : .conic
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: CGFloat(source.points[index].x), y: CGFloat(source.points[index].y))
  }

  private func append(_ range: ClosedRange<Int>, to elements: inout [Outline.Element]) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    var indices = Array(range)
    // Start at a point that lies on the curve; between two controls their middle does.
    let start: CGPoint
    if let on = indices.firstIndex(where: { kind($0) == .on }) {
      indices = Array(indices[(on + 1)...] + indices[...on])
      start = point(range.lowerBound + on)
    } else {
      start = middle(point(range.lowerBound), point(range.upperBound))
    }
    elements.append(.move(start))
    var controls: [CGPoint] = []
    func finish(at end: CGPoint) {
      switch controls.count {
      case 0: elements.append(.line(end))
      case 1: elements.append(.quadCurve(to: end, control: controls[0]))
      default: elements.append(.curve(to: end, control1: controls[0], control2: controls[1]))
      }
      controls = []
    }
    for index in indices {
      switch kind(index) {
      case .on: finish(at: point(index))
      case .conic:
        if let control = controls.first { finish(at: middle(control, point(index))) }
        controls.append(point(index))
      case .cubic: controls.append(point(index))
      }
    }
    if !controls.isEmpty { finish(at: start) }
    elements.append(.close)
  }
}
