import Foundation

/// A path of lines and curves, in points.
package struct Outline: Codable, Hashable, Sendable {
  package enum Element: Codable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package func applying(_ transform: AffineTransform2D) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .quadCurve(let to, let control):
          .quadCurve(to: transform.apply(to: to), control: transform.apply(to: control))
        case .curve(let to, let control1, let control2):
          .curve(
            to: transform.apply(to: to), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
  }
}
