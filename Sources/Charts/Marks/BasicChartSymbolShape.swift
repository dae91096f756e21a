import SwiftUI

/// The symbols that charts choose by themselves. Apple's interface.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The order in which series get symbols; a choice.
  static let series: [BasicChartSymbolShape] = Kind.allCases.map { BasicChartSymbolShape($0) }

  /// Sizes that give each symbol the area of a unit square, the thin ones by eye: a choice.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .square: 1
      case .triangle: 1.4
      case .diamond: CGFloat(2).squareRoot()
      case .pentagon: 1.2
      case .plus, .cross: 1.3
      case .asterisk: 1.4
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
    case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon:
      polygon(corners(5).map { (0.5 + 0.5 * $0.x, 0.5 + 0.5 * $0.y) }, in: rect)
    case .plus: arms(4, turned: 0, in: rect)
    case .cross: arms(4, turned: .pi / 4, in: rect)
    case .asterisk: arms(6, turned: 0, in: rect)
    }
  }

  /// The directions of the corners of a regular polygon, the first upwards.
  private func corners(_ count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return CGPoint(x: sin(angle), y: -cos(angle))
    }
  }

  private func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(
          x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }

  /// Bars from the centre outwards, a quarter of the symbol wide.
  private func arms(_ count: Int, turned turn: CGFloat, in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let half = radius / 4
    // Where the sides of two neighbours meet.
    let inner = half / tan(.pi / CGFloat(count))
    return Path { path in
      for index in 0..<count {
        let angle = turn + 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        let along = CGPoint(x: sin(angle), y: -cos(angle))
        let across = CGPoint(x: cos(angle), y: sin(angle))
        for (distance, side) in [(inner, -half), (radius, -half), (radius, half)] {
          let place = CGPoint(
            x: rect.midX + distance * along.x + side * across.x,
            y: rect.midY + distance * along.y + side * across.y)
          if path.isEmpty { path.move(to: place) } else { path.addLine(to: place) }
        }
      }
      path.closeSubpath()
    }
  }
}
