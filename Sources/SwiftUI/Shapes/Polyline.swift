/// A piece of a path as points that straight lines join.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  /// The pieces of a path, each from a move to the next.
  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    for piece in subpaths(of: path) {
      var points: [CGPoint] = []
      if case .move(let start) = piece.elements.first { points = [start] }
      for part in PathPiece.pieces(of: piece) {
        let line = part.polyline
        points += points.isEmpty ? line : Array(line.dropFirst())
      }
      let isClosed = piece.elements.last == .closeSubpath
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: isClosed)) }
    }
    return lines
  }

  private static func subpaths(of path: Path) -> [Path] {
    var result: [Path] = []
    var start: CGPoint?
    for element in path.elements {
      if case .move(let point) = element {
        result.append(Path())
        start = point
      } else if result.isEmpty {
        result.append(Path())
      } else if result[result.count - 1].elements.last == .closeSubpath {
        result.append(Path(elements: start.map { [.move(to: $0)] } ?? []))
      }
      result[result.count - 1].elements.append(element)
    }
    return result
  }

  /// The dashes of the line; lengths in points.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = pattern.reduce(0, +)
    guard total > 0, !pattern.contains(where: { $0 < 0 }) else { return [self] }
    // An odd pattern is read twice, so that its lines and gaps change places.
    let pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if rest < 0 { rest += pattern.reduce(0, +) }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var dashes: [Polyline] = []
    let path = isClosed ? points + [points[0]] : points
    var current: [CGPoint] = index.isMultiple(of: 2) ? [path[0]] : []
    for (from, to) in zip(path, path.dropFirst()) {
      let length = (to - from).length
      let direction = (to - from).normalized
      var done: CGFloat = 0
      while length - done >= left {
        done += left
        let point = from + direction * done
        if index.isMultiple(of: 2) {
          dashes.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index.isMultiple(of: 2) { current.append(to) }
    }
    if current.count > 1 { dashes.append(Polyline(points: current, isClosed: false)) }
    return dashes
  }
}
