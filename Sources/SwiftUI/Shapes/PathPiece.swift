#if canImport(Glibc)
  import Glibc
#endif

/// One line or curve of a path, with its start: what can be measured and cut.
struct PathPiece {
  /// Two points for a line, three or four for a curve: start, control points, end.
  var points: [CGPoint]
  /// Whether it is the first after a move.
  var startsSubpath = false

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  /// The pieces of a path; closing lines are lines.
  static func pieces(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var begins = true
    func add(_ points: [CGPoint]) {
      pieces.append(PathPiece(points: [current] + points, startsSubpath: begins))
      begins = false
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        begins = true
      case .line(let to): add([to])
      case .quadCurve(let to, let control): add([control, to])
      case .curve(let to, let control1, let control2): add([control1, control2, to])
      case .closeSubpath:
        if current != start { add([start]) }
        begins = true
      }
      current = element.end ?? start
    }
    return pieces
  }

  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at a parameter from 0 to 1 (de Casteljau).
  func point(at parameter: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * parameter }
    }
    return points[0]
  }

  /// The part up to a parameter and the part after it.
  func split(at parameter: CGFloat) -> (PathPiece, PathPiece) {
    var row = points
    var first = [row[0]]
    var second = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * parameter }
      first.append(row[0])
      second.append(row[row.count - 1])
    }
    return (
      PathPiece(points: first, startsSubpath: startsSubpath), PathPiece(points: second.reversed())
    )
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    var piece = self
    if to < 1 { piece = piece.split(at: to).0 }
    if from > 0, to > 0 { piece = piece.split(at: from / to).1 }
    return piece
  }

  /// Points close enough to the curve to be joined by lines: within a hundredth of a point.
  var polyline: [CGPoint] {
    if points.count == 2 { return points }
    let steps = steps
    return (0...steps).map { point(at: CGFloat($0) / CGFloat(steps)) }
  }

  /// How many straight lines stand for the curve: the error falls with the square of their number.
  private var steps: Int {
    let control = zip(points, points.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
    let wanted = (control.squareRoot() * 3).rounded(.up)
    return wanted > 8 ? Int(min(wanted, 256)) : 8
  }

  /// The length in points.
  var length: CGFloat {
    let line = polyline
    return zip(line, line.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
  }

  /// The parameter at a distance from the start along the curve.
  func parameter(atLength wanted: CGFloat) -> CGFloat {
    let line = polyline
    var done: CGFloat = 0
    for (index, (from, to)) in zip(line, line.dropFirst()).enumerated() {
      let step = (to - from).length
      if done + step >= wanted, step > 0 {
        return (CGFloat(index) + (wanted - done) / step) / CGFloat(line.count - 1)
      }
      done += step
    }
    return 1
  }

  /// Both ends, and the points where the curve is farthest in either axis.
  var extremes: [CGPoint] {
    var result = [start, end]
    guard points.count > 2 else { return result }
    for axis in [\CGPoint.x, \CGPoint.y] {
      let values = points.map { $0[keyPath: axis] }
      for parameter in Self.stationaryParameters(values) where parameter > 0 && parameter < 1 {
        result.append(point(at: parameter))
      }
    }
    return result
  }

  /// Where the derivative of a Bezier polynomial is zero.
  private static func stationaryParameters(_ values: [CGFloat]) -> [CGFloat] {
    if values.count == 3 {
      let divisor = values[0] - 2 * values[1] + values[2]
      return divisor == 0 ? [] : [(values[0] - values[1]) / divisor]
    }
    let a = -values[0] + 3 * values[1] - 3 * values[2] + values[3]
    let b = 2 * (values[0] - 2 * values[1] + values[2])
    let c = values[1] - values[0]
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
