import ActivityModel
import Drawing
import Foundation
import Wire

extension PresentationScene {
  /// Wallpaper shown below the island, in points (a choice of Islet).
  static let islandSurround: CGFloat = 20

  func island(_ island: Device.Island) -> DisplayList {
    topOfScreen(drawings(island))
  }

  /// Which of the islands of two activities a scene is.
  package enum IslandPart: Sendable { case attached, detached }

  /// The island alone, in screen coordinates, for whoever draws the screen around it.
  ///
  /// - Parameter part: Which of the two a minimal presentation is; nil draws both.
  package func islandItems(_ part: IslandPart? = nil) -> [DisplayItem] {
    guard let island = device.island else { return [] }
    var drawings = drawings(island)
    if let part, drawings.count == 2 { drawings = [drawings[part == .attached ? 0 : 1]] }
    return drawings.flatMap { islandItems($0.outline) } + drawings.flatMap(\.contents).map(\.item)
  }

  private func drawings(_ island: Device.Island) -> [IslandDrawing] {
    let geometry = IslandGeometry(island: island)
    let content = part(.content)
    switch presentation.form {
    case .compact:
      var halves = [
        (name: "compact leading", list: part(.compactLeading)),
        (name: "compact trailing", list: part(.compactTrailing)),
      ]
      // Where people read from the right the leading half is the right one, as its name says; no
      // source shows it, so it is a choice of Islet.
      if environment.readingDirection == .rtl { halves.reverse() }
      return [
        IslandDrawing(
          place: geometry.compact(leading: halves[0].list.size, trailing: halves[1].list.size),
          parts: halves)
      ]
    case .minimal:
      return [
        IslandDrawing(
          place: geometry.attached(content.size), parts: [("minimal attached", content)]),
        IslandDrawing(
          place: geometry.detached(content.size), parts: [("minimal detached", content)]),
      ]
    case .expanded, .card, .small:
      return [
        IslandDrawing(
          place: geometry.expanded(content.size, screenWidth: device.screen.width),
          cornerRadius: island.expandedCornerRadius, parts: [("expanded", content)])
      ]
    }
  }

  /// The upper end of the screen: wallpaper, what is beside the island, the islands, their contents.
  private func topOfScreen(_ islands: [IslandDrawing]) -> DisplayList {
    let bottom = islands.map(\.place.shape.maxY).max() ?? 0
    let size = CGSize(width: device.screen.width, height: bottom + Self.islandSurround)
    // The open island covers the status bar.
    let status = presentation == .expanded ? [] : statusItems
    return DisplayList(
      size: size,
      items: [wallpaper.slice(CGRect(origin: .zero, size: size))] + status
        + islands.flatMap { islandItems($0.outline) } + islands.flatMap(\.contents).map(\.item)
        + dimming(CGRect(origin: .zero, size: size)))
  }

  /// Opaque black; on dark surroundings the system draws a border around it, in the keyline tint if
  /// there is one. Its width of one point and the plain border's grey are choices of Islet.
  private func islandItems(_ shape: Outline) -> [DisplayItem] {
    let body = DisplayItem.fill(shape, .color(.black), .nonZero)
    guard environment.appearance == .dark || presentation.isLuminanceReduced else {
      return [body]
    }
    let border = rendering.keylineTint ?? RGBA(255, 255, 255, alpha: 0.14)
    return [
      body,
      .group(
        .clip(shape, .nonZero), [.stroke(shape, .color(border), StrokeOptions(width: 2))]),
    ]
  }
}

/// One black shape with what the widget drew into it.
private struct IslandDrawing {
  var place: IslandGeometry.Place
  /// Of the open island; the closed ones are capsules.
  var cornerRadius: CGFloat?
  var parts: [(name: String, list: DisplayList)]

  var outline: Outline {
    cornerRadius.map { .continuous(place.shape, radius: $0) } ?? .capsule(place.shape)
  }

  var contents: [PlacedContent] {
    zip(parts, place.parts).map { part, frame in
      PlacedContent(name: part.name, list: part.list, frame: frame, shape: outline)
    }
  }
}
