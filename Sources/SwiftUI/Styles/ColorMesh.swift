import Drawing

/// A grid of colours whose places are fractions of the sides of what it fills.
package struct ColorMesh: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Row by row.
  package var points: [CGPoint]
  /// Row by row.
  package var colors: [RGBA]
  package var background: RGBA

  /// Pieces that the side of a cell of the grid is drawn in.
  private static let pieces = 16

  /// The gradient as a picture, one pixel a point; the background alone where the numbers of points
  /// and colours do not fit the grid.
  package func paint(in bounds: CGRect) -> Paint {
    let count = width * height
    guard width > 1, height > 1, points.count >= count, colors.count >= count, bounds.width >= 1,
      bounds.height >= 1
    else { return .color(background) }
    let size = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
    var items: [DisplayItem] = [
      .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(background), .nonZero)
    ]
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { items += cell(column, row, in: size) }
    }
    let renderer = Renderer(fonts: FontLibrary(applicationFonts: []), images: ImageStore())
    guard let png = try? renderer.png(DisplayList(size: size, items: items), scale: 1)
    else { return .color(background) }
    return .image(.data(png), origin: bounds.origin, scale: 1)
  }

  private func cell(_ column: Int, _ row: Int, in size: CGSize) -> [DisplayItem] {
    let corners = [
      row * width + column, row * width + column + 1, (row + 1) * width + column,
      (row + 1) * width + column + 1,
    ]
    let places = corners.map {
      CGPoint(x: points[$0].x * size.width, y: points[$0].y * size.height)
    }
    let shades = corners.map { colors[$0] }
    func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      return CGPoint(
        x: zip(weights, places).map { $0 * $1.x }.reduce(0, +),
        y: zip(weights, places).map { $0 * $1.y }.reduce(0, +))
    }
    func shade(_ u: Double, _ v: Double) -> RGBA {
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      func sum(_ component: (RGBA) -> Double) -> Double {
        zip(weights, shades).map { $0 * component($1) }.reduce(0, +)
      }
      return RGBA(
        red: sum(\.red), green: sum(\.green), blue: sum(\.blue), alpha: sum(\.alpha))
    }
    let step = 1 / CGFloat(Self.pieces)
    // Pieces reach into the next by a part of their side, so that no seam shows.
    let end = step * 1.25
    return (0..<Self.pieces).flatMap { y in
      (0..<Self.pieces).map { x -> DisplayItem in
        let (u, v) = (CGFloat(x) * step, CGFloat(y) * step)
        let right = min(u + end, 1)
        let lower = min(v + end, 1)
        return .fill(
          Outline([
            .move(place(u, v)), .line(place(right, v)), .line(place(right, lower)),
            .line(place(u, lower)), .close,
          ]),
          .color(shade(Double(u + step / 2), Double(v + step / 2))), .nonZero)
      }
    }
  }
}
