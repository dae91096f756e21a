import Drawing
import Foundation

/// The time in the status bar, already laid out.
package struct StatusClock: Equatable, Sendable {
  package var layout: TextLayout

  package init(layout: TextLayout) {
    self.layout = layout
  }
}

extension PresentationScene {
  /// Time and battery beside the island, quiet enough not to be taken for the activity.
  var statusItems: [DisplayItem] {
    guard let island = device.island else { return [] }
    let middle = island.camera.midY
    // Halfway between the screen's edge and the widest compact half.
    let inset = (island.camera.minX - island.compactHalfLimit) / 2
    return clockItems(centre: CGPoint(x: inset + 8, y: middle))
      + battery(centre: CGPoint(x: device.screen.width - inset - 4, y: middle))
  }

  private var statusInk: RGBA { .white.opacity(0.85) }

  private func clockItems(centre: CGPoint) -> [DisplayItem] {
    guard let layout = clock?.layout else { return [] }
    let origin = CGPoint(
      x: centre.x - layout.size.width / 2, y: centre.y - layout.size.height / 2)
    let glyphs = layout.lines.flatMap(\.fragments).compactMap { fragment -> DisplayItem? in
      guard case .glyphs(let run) = fragment.content else { return nil }
      return .glyphs(run, .color(statusInk))
    }
    return [.group(.transform(.translation(x: origin.x, y: origin.y)), glyphs)]
  }

  private func battery(centre: CGPoint) -> [DisplayItem] {
    let body = CGRect(x: centre.x - 12, y: centre.y - 6, width: 22, height: 12)
    let charge = body.insetBy(dx: 2, dy: 2)
    let pole = CGRect(x: body.maxX + 1.33, y: centre.y - 2, width: 1.67, height: 4)
    return [
      .stroke(
        .continuous(body, radius: 3.67), .color(statusInk.opacity(0.5)), StrokeOptions(width: 1)),
      .fill(.continuous(charge, radius: 2), .color(statusInk), .nonZero),
      .fill(.capsule(pole), .color(statusInk.opacity(0.5)), .nonZero),
    ]
  }
}
