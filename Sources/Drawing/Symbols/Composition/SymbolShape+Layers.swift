import Foundation

extension SymbolShape {
  /// The shape as layers around the origin, in em of the font beside it.
  func layers(isFilled: Bool, weight: Int) -> [SymbolDrawing.Layer] {
    let width = SymbolShapes.lineWidth(weight: weight)
    switch self {
    case .timer: return timer(width: width)
    case .dashedCircle: return [dashes(width: width)]
    case .halfCircle(let isLeft): return halfCircle(isLeft: isLeft, width: width)
    case .battery(let level, let hasBolt): return battery(level: level, hasBolt: hasBolt)
    default:
      let outer = border(inset: 0)
      if isFilled { return [SymbolDrawing.Layer(outline: outer)] }
      return [
        SymbolDrawing.Layer(
          outline: Outline(outer.elements + border(inset: width).elements), rule: .evenOdd)
      ]
    }
  }

  /// The edge of a closed shape, moved inwards.
  func border(inset: CGFloat) -> Outline {
    func rounded(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Outline {
      .roundedRectangle(
        CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
          .insetBy(dx: inset, dy: inset), radius: max(radius - inset, 0.02), continuous: true)
    }
    switch self {
    case .circle: return SymbolShapes.disc(1 - 2 * inset)
    case .oval:
      return .ellipse(
        in: CGRect(x: -0.62, y: -0.45, width: 1.24, height: 0.9).insetBy(dx: inset, dy: inset))
    case .square: return rounded(0.92, 0.92, 0.2)
    case .app: return rounded(0.92, 0.92, 0.28)
    case .rectangle: return rounded(1.24, 0.92, 0.2)
    case .portraitRectangle: return rounded(0.76, 1.0, 0.18)
    case .capsule: return rounded(1.24, 0.76, 0.38)
    case .diamond:
      return SymbolShapes.regularPolygon(
        corners: 4, radius: 0.62 - inset * 1.414, start: -.pi / 2, rounding: 0.14)
    case .polygon(let corners):
      let start: CGFloat = corners % 2 == 0 ? -.pi / CGFloat(corners) : 0
      return SymbolShapes.regularPolygon(
        corners: corners, radius: 0.55 - inset / cos(.pi / CGFloat(corners)),
        start: start - .pi / 2, rounding: 0.08)
    case .triangle(let degrees):
      let outline = SymbolShapes.regularPolygon(
        corners: 3, radius: 0.6 - inset * 2, start: -.pi / 2, rounding: 0.12)
      return outline.applying(.rotation(radians: degrees * .pi / 180))
    default: return SymbolShapes.disc(1 - 2 * inset)
    }
  }

  // MARK: - Drawings

  private func layer(_ outlines: [Outline], level: Int = 0) -> SymbolDrawing.Layer {
    SymbolDrawing.Layer(outline: Outline(outlines.flatMap(\.elements)), role: .level(level))
  }

  /// The dial is open between half past ten and twelve, where the mark stands.
  private func timer(width: CGFloat) -> [SymbolDrawing.Layer] {
    let radius = 0.5 - width / 2
    let top = -CGFloat.pi / 2
    let dial = SymbolShapes.arc(radius: radius, width: width, start: top, end: .pi * 5 / 4)
    let mark = SymbolShapes.line(
      CGPoint(x: 0, y: -radius), CGPoint(x: 0, y: -radius + 0.2), width: width)
    let reach: CGFloat = 0.25
    let hand = SymbolShapes.line(
      .zero, CGPoint(x: -reach, y: -reach), width: width * 0.9)
    let hub = SymbolShapes.disc(width * 1.6)
    return [layer([hand]), layer([hub]), layer([dial, mark])]
  }

  private func dashes(width: CGFloat) -> SymbolDrawing.Layer {
    let count = 12
    let step = 2 * CGFloat.pi / CGFloat(count)
    let dashes = (0..<count).map { index in
      let start = step * (CGFloat(index) - 0.22)
      return SymbolShapes.arc(
        radius: 0.5 - width / 2, width: width, start: start, end: start + step * 0.44)
    }
    return layer(dashes)
  }

  private func halfCircle(isLeft: Bool, width: CGFloat) -> [SymbolDrawing.Layer] {
    let ring = SymbolShape.circle.layers(isFilled: false, weight: 400)[0].outline
    let start: CGFloat = isLeft ? .pi / 2 : -.pi / 2
    let half = Outline.arc(
      center: .zero, radiusX: 0.5 - width / 2, radiusY: 0.5 - width / 2, start: start,
      end: start + .pi
    ).closed
    return [layer([half]), SymbolDrawing.Layer(outline: ring, rule: .evenOdd, role: .level(1))]
  }

  /// A lying battery: shell, contact and charge; 1.45 em wide and 0.67 em high (measured).
  private func battery(level: CGFloat, hasBolt: Bool) -> [SymbolDrawing.Layer] {
    let shell = CGRect(x: -0.725, y: -0.335, width: 1.32, height: 0.67)
    let line: CGFloat = 0.07
    let outer = Outline.roundedRectangle(shell, radius: 0.2, continuous: true)
    let inner = Outline.roundedRectangle(
      shell.insetBy(dx: line, dy: line), radius: 0.14, continuous: true)
    let contact = Outline.roundedRectangle(
      CGRect(x: 0.645, y: -0.11, width: 0.08, height: 0.22),
      radii: CornerRadii(topLeft: 0, topRight: 0.07, bottomRight: 0.07, bottomLeft: 0),
      continuous: false)
    let room = shell.insetBy(dx: line + 0.05, dy: line + 0.05)
    var layers: [SymbolDrawing.Layer] = [
      SymbolDrawing.Layer(
        outline: Outline(outer.elements + inner.elements), rule: .evenOdd, role: .level(1)),
      layer([contact], level: 1),
    ]
    if level > 0 {
      let charge = CGRect(
        x: room.minX, y: room.minY, width: room.width * level, height: room.height)
      layers.append(layer([.roundedRectangle(charge, radius: 0.1, continuous: true)]))
    }
    if hasBolt {
      let bolt = Self.bolt(height: 0.8)
      layers.append(SymbolDrawing.Layer(outline: Self.bolt(height: 1.02), role: .knockout))
      layers.append(layer([bolt]))
    }
    return layers
  }

  private static func bolt(height: CGFloat) -> Outline {
    let points: [(CGFloat, CGFloat)] = [
      (0.12, -0.5), (-0.32, 0.08), (-0.02, 0.08), (-0.12, 0.5), (0.32, -0.1), (0.02, -0.1),
    ]
    return SymbolShapes.polygon(
      points.map { CGPoint(x: $0.0 * height - 0.065, y: $0.1 * height) }, radius: 0.03)
  }
}
