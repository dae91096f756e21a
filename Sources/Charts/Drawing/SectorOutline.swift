import Drawing
import SwiftUI

/// A part of a ring.
struct SectorOutline {
  var center: CGPoint
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  /// Radians, clockwise from 12 o'clock; so is `end`.
  var start: CGFloat
  var end: CGFloat
  /// The distance of its sides from those angles, in points.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// Empty where the insets leave nothing.
  var outline: Outline {
    guard outerRadius > 0, end > start else { return Outline([]) }
    let isWhole = end - start >= 2 * .pi - 1e-9
    if isWhole { return ring }
    guard let outer = angles(at: outerRadius) else { return Outline([]) }
    let room = (outerRadius - innerRadius) / 2
    let width = outerRadius * (outer.upperBound - outer.lowerBound) / 2
    let corner = min(cornerRadius, room, width * 0.999)
    return corner > 0 ? rounded(by: corner) : pointed(outer)
  }

  private var ring: Outline {
    var elements = Outline.circle(center: center, radius: outerRadius).elements
    if innerRadius > 0 {
      elements += arc(innerRadius, from: 2 * .pi, to: 0)
      elements.append(.close)
    }
    return Outline(elements)
  }

  /// The angles between the sides at a radius; nil where they have met.
  private func angles(at radius: CGFloat) -> ClosedRange<CGFloat>? {
    guard inset > 0 else { return start...end }
    guard radius > inset else { return nil }
    let turn = asin(inset / radius)
    return end - start > 2 * turn ? start + turn...end - turn : nil
  }

  private func point(_ radius: CGFloat, _ angle: CGFloat, around middle: CGPoint? = nil) -> CGPoint
  {
    let middle = middle ?? center
    return CGPoint(x: middle.x + radius * sin(angle), y: middle.y - radius * cos(angle))
  }

  /// An arc with its first point as a move.
  private func arc(
    _ radius: CGFloat, from: CGFloat, to: CGFloat, around middle: CGPoint? = nil
  ) -> [Outline.Element] {
    Outline.arc(
      center: middle ?? center, radiusX: radius, radiusY: radius, start: from - .pi / 2,
      end: to - .pi / 2
    ).elements
  }

  /// Elements with a line to their first point in place of a move.
  private func joined(_ elements: [Outline.Element]) -> [Outline.Element] {
    elements.map { element in
      if case .move(let point) = element { .line(point) } else { element }
    }
  }

  private func pointed(_ outer: ClosedRange<CGFloat>) -> Outline {
    var elements = arc(outerRadius, from: outer.lowerBound, to: outer.upperBound)
    if innerRadius > 0, let inner = angles(at: innerRadius) {
      elements += joined(arc(innerRadius, from: inner.upperBound, to: inner.lowerBound))
    } else {
      elements.append(.line(apex))
    }
    return Outline(elements + [.close])
  }

  /// Where the sides meet.
  private var apex: CGPoint {
    guard inset > 0 else { return center }
    let half = (end - start) / 2
    return point(max(inset / sin(min(half, .pi / 2)), innerRadius), start + half)
  }

  private func rounded(by corner: CGFloat) -> Outline {
    // The centres of the corners lie a corner's radius from the arc and from the side.
    let turnOuter = asin(min((inset + corner) / (outerRadius - corner), 1))
    let (first, last) = (start + turnOuter, end - turnOuter)
    guard first < last else { return angles(at: outerRadius).map(pointed) ?? Outline([]) }
    let leading = point(outerRadius - corner, first)
    let trailing = point(outerRadius - corner, last)
    var elements = arc(corner, from: start - .pi / 2, to: first, around: leading)
    elements += joined(arc(outerRadius, from: first, to: last))
    elements += joined(arc(corner, from: last, to: end + .pi / 2, around: trailing))
    guard innerRadius > 0 else {
      elements.append(.line(apex))
      return Outline(elements + [.close])
    }
    let turnInner = asin(min((inset + corner) / (innerRadius + corner), 1))
    let (from, to) = (end - turnInner, start + turnInner)
    guard from > to else {
      elements.append(.line(apex))
      return Outline(elements + [.close])
    }
    let inTrailing = point(innerRadius + corner, from)
    let inLeading = point(innerRadius + corner, to)
    elements += joined(arc(corner, from: end + .pi / 2, to: from + .pi, around: inTrailing))
    elements += joined(arc(innerRadius, from: from, to: to))
    elements += joined(
      arc(corner, from: to + .pi, to: start - .pi / 2 + 2 * .pi, around: inLeading))
    return Outline(elements + [.close])
  }
}
