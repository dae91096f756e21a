import Drawing
import SwiftUI

/// The views beside marks.
extension PlotDrawing {
  func annotations(_ placed: Places) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, mark) in model.marks.enumerated() {
      guard let target = placed.frames[index] else { continue }
      for annotation in mark.item.look.annotations {
        let node = context.child(index).node(
          of: annotation.content(AnnotationContext(targetSize: target.size)))
        let size = node.sizeThatFits(.unspecified)
        let origin = Self.origin(of: annotation, size: size, beside: target, mark: mark)
        node.place(
          at: resolved(CGRect(origin: origin, size: size), annotation.overflow).origin,
          proposal: .unspecified)
        node.draw(into: &items)
      }
    }
    return items
  }

  /// How far annotations that the scale is to have room for reach beyond the upper end of the
  /// plot, in points.
  func overflowAbove(_ placed: Places) -> CGFloat {
    var overflow: CGFloat = 0
    for (index, mark) in model.marks.enumerated() {
      guard let target = placed.frames[index] else { continue }
      for annotation in mark.item.look.annotations where annotation.overflow.y.kind == .padScale {
        let node = context.child(index).node(
          of: annotation.content(AnnotationContext(targetSize: target.size)))
        let origin = Self.origin(
          of: annotation, size: node.sizeThatFits(.unspecified), beside: target, mark: mark)
        overflow = max(overflow, frame.minY - origin.y)
      }
    }
    return overflow
  }

  /// The upper left corner of a view beside a mark.
  private static func origin(
    of annotation: MarkAnnotation, size: CGSize, beside target: CGRect, mark: PlotMark
  ) -> CGPoint {
    let spacing = annotation.spacing ?? ChartLook.annotationSpacing
    let place =
      annotation.position.place == .automatic
      ? automaticPlace(for: mark) : annotation.position.place
    // Symbols have a size though their data have none.
    let reach = mark.item.kind == .point ? ChartLook.symbolArea.squareRoot() / 2 : 0
    let target = target.insetBy(dx: -reach, dy: -reach)
    let above = target.minY - spacing - size.height
    let below = target.maxY + spacing
    let before = target.minX - spacing - size.width
    let after = target.maxX + spacing
    let x = aligned(annotation.alignment.horizontal, size.width, in: target.minX...target.maxX)
    let y = aligned(annotation.alignment.vertical, size.height, in: target.minY...target.maxY)
    switch place {
    case .automatic, .top: return CGPoint(x: x, y: above)
    case .bottom: return CGPoint(x: x, y: below)
    case .leading: return CGPoint(x: before, y: y)
    case .trailing: return CGPoint(x: after, y: y)
    case .overlay: return CGPoint(x: x, y: y)
    case .topLeading: return CGPoint(x: before, y: above)
    case .topTrailing: return CGPoint(x: after, y: above)
    case .bottomLeading: return CGPoint(x: before, y: below)
    case .bottomTrailing: return CGPoint(x: after, y: below)
    }
  }

  /// Above, beside a bar that lies, and in the middle of a sector; a choice.
  private static func automaticPlace(for mark: PlotMark) -> AnnotationPosition.Place {
    if mark.item.kind == .sector { return .overlay }
    return mark.valueAxis == .horizontal ? .trailing : .top
  }

  private static func aligned(
    _ alignment: HorizontalAlignment, _ length: CGFloat, in range: ClosedRange<CGFloat>
  ) -> CGFloat {
    if alignment == .leading { return range.lowerBound }
    if alignment == .trailing { return range.upperBound - length }
    return (range.lowerBound + range.upperBound - length) / 2
  }

  private static func aligned(
    _ alignment: VerticalAlignment, _ length: CGFloat, in range: ClosedRange<CGFloat>
  ) -> CGFloat {
    if alignment == .top { return range.lowerBound }
    if alignment == .bottom { return range.upperBound - length }
    return (range.lowerBound + range.upperBound - length) / 2
  }

  /// The place of an annotation that fits.
  private func resolved(_ place: CGRect, _ overflow: AnnotationOverflowResolution) -> CGRect {
    var place = place
    if let bounds = bounds(for: overflow.x) {
      place.origin.x = max(min(place.minX, bounds.maxX - place.width), bounds.minX)
    }
    if let bounds = bounds(for: overflow.y) {
      place.origin.y = max(min(place.minY, bounds.maxY - place.height), bounds.minY)
    }
    return place
  }

  private func bounds(for strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
    switch strategy.kind {
    case .disabled: nil
    case .fit(let boundary) where boundary == .plot: frame
    case .automatic, .fit, .padScale: chart
    }
  }
}
