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
  /// Time and battery beside the island or the notch, quiet enough not to be taken for an activity.
  var statusItems: [DisplayItem] {
    let place: (inset: CGFloat, middle: CGFloat)
    if let island = device.island {
      // Halfway between the screen's edge and the widest compact half.
      place = ((island.camera.minX - island.compactHalfLimit) / 2, island.camera.midY)
    } else {
      // Beside a notch, or in the corners of a screen without one: a choice of Islet.
      place = (device.safeAreaTop > 30 ? 46 : 30, device.safeAreaTop / 2 + 2)
    }
    return clockItems(centre: CGPoint(x: place.inset + 8, y: place.middle))
      + battery(centre: CGPoint(x: device.screen.width - place.inset - 4, y: place.middle))
  }

  /// The quiet white of a status bar.
  static let statusInk = RGBA.white.opacity(0.85)

  /// The time around a point; `scale` enlarges the status bar's size.
  func clockItems(
    centre: CGPoint, ink: RGBA = statusInk, scale: CGFloat = 1
  ) -> [DisplayItem] {
    guard let layout = clock?.layout else { return [] }
    let origin = CGPoint(
      x: centre.x - layout.size.width * scale / 2, y: centre.y - layout.size.height * scale / 2)
    let glyphs = layout.lines.flatMap(\.fragments).compactMap { fragment -> DisplayItem? in
      guard case .glyphs(let run) = fragment.content else { return nil }
      return .glyphs(run, .color(ink))
    }
    let scaled: [DisplayItem] =
      scale == 1 ? glyphs : [.group(.transform(.scale(x: scale, y: scale)), glyphs)]
    return [.group(.transform(.translation(x: origin.x, y: origin.y)), scaled)]
  }

  func battery(centre: CGPoint, ink: RGBA = statusInk) -> [DisplayItem] {
    let body = CGRect(x: centre.x - 12, y: centre.y - 6, width: 22, height: 12)
    let charge = body.insetBy(dx: 2, dy: 2)
    let pole = CGRect(x: body.maxX + 1.33, y: centre.y - 2, width: 1.67, height: 4)
    return [
      .stroke(
        .continuous(body, radius: 3.67), .color(ink.opacity(0.5)), StrokeOptions(width: 1)),
      .fill(.continuous(charge, radius: 2), .color(ink), .nonZero),
      .fill(.capsule(pole), .color(ink.opacity(0.5)), .nonZero),
    ]
  }
}
