extension Path: LosslessStringConvertible {
  /// The pieces as numbers and letters: `m` move, `l` line, `q` and `c` curves, `h` close.
  public var description: String {
    func text(_ points: [CGPoint]) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): text([to]) + " m"
      case .line(let to): text([to]) + " l"
      case .quadCurve(let to, let control): text([control, to]) + " q"
      case .curve(let to, let control1, let control2): text([control1, control2, to]) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Reads what `description` writes; nil when the text means no path.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: points[0]))
      case ("l", 2): elements.append(.line(to: points[0]))
      case ("q", 4): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 6):
        elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }
}
