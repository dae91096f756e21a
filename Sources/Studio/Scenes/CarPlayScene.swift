import ActivityModel
import Drawing
import Foundation

extension PresentationScene {
  /// The dashboard of CarPlay: the bar of apps, a map, and at its side the activity's tile above
  /// another one. All but the tile's size is Islet's own drawing.
  var carPlay: DisplayList {
    let screen = CGRect(origin: .zero, size: device.screen)
    let gap: CGFloat = 8
    let barWidth: CGFloat = 44
    let tile = CGRect(
      x: screen.maxX - gap - device.lockScreenWidth, y: gap, width: device.lockScreenWidth,
      height: device.lockScreenHeights.upperBound)
    let map = CGRect(
      x: barWidth, y: gap, width: tile.minX - gap - barWidth, height: screen.height - 2 * gap)
    let other = CGRect(
      x: tile.minX, y: tile.maxY + gap, width: tile.width,
      height: screen.maxY - gap - tile.maxY - gap)
    let ground = isNight ? RGBA(24, 24, 30) : RGBA(214, 216, 226)
    let otherGround = isNight ? RGBA(44, 44, 54) : RGBA(236, 237, 243)
    return DisplayList(
      size: screen.size,
      items: [.fill(.rectangle(screen), .color(ground), .nonZero)] + appBar(width: barWidth)
        + mapItems(map)
        + [.fill(tileShape(other), .color(otherGround), .nonZero)]
        + smallCardItems(tile, named: "CarPlay"))
  }

  private var isNight: Bool { environment.appearance == .dark }

  private func tileShape(_ frame: CGRect) -> Outline {
    .continuous(frame, radius: device.lockScreenCornerRadius)
  }

  private func appBar(width: CGFloat) -> [DisplayItem] {
    let ink = isNight ? RGBA.white.opacity(0.85) : RGBA(40, 40, 52)
    let icons = [RGBA(120, 170, 140), RGBA(150, 140, 200), RGBA(206, 160, 120)]
    return clockItems(centre: CGPoint(x: width / 2, y: 24), ink: ink, scale: 0.7)
      + icons.enumerated().map { index, color in
        let frame = CGRect(x: width / 2 - 13, y: 52 + CGFloat(index) * 40, width: 26, height: 26)
        return .fill(.continuous(frame, radius: 7), .color(color), .nonZero)
      }
  }

  /// Fields, a river and the road ahead.
  private func mapItems(_ map: CGRect) -> [DisplayItem] {
    let (land, water, road) =
      isNight
      ? (RGBA(38, 44, 52), RGBA(36, 56, 84), RGBA(110, 150, 236))
      : (RGBA(226, 232, 218), RGBA(172, 204, 232), RGBA(80, 120, 220))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: map.minX + x * map.width, y: map.minY + y * map.height)
    }
    let river = Outline([
      .move(point(0, 0.2)),
      .curve(to: point(1, 0.44), control1: point(0.4, 0.16), control2: point(0.6, 0.5)),
    ])
    let way = Outline([
      .move(point(0.42, 1)),
      .curve(to: point(0.62, 0), control1: point(0.44, 0.55), control2: point(0.72, 0.5)),
    ])
    let place = CGRect(
      x: point(0.46, 0.72).x - 6, y: point(0.46, 0.72).y - 6, width: 12, height: 12)
    return [
      .group(
        .clip(tileShape(map), .nonZero),
        [
          .fill(.rectangle(map), .color(land), .nonZero),
          .stroke(river, .color(water), StrokeOptions(width: 14)),
          .stroke(way, .color(road), StrokeOptions(width: 7)),
          .fill(.capsule(place.insetBy(dx: -3, dy: -3)), .color(.white), .nonZero),
          .fill(.capsule(place), .color(road), .nonZero),
        ])
    ]
  }
}
