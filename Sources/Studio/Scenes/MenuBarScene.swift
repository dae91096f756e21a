import ActivityModel
import Drawing
import Foundation
import Wire

/// The upper right end of a Mac's screen. The sizes of the content are the iPhone's (Human
/// Interface Guidelines); the bar, the capsule and their places are Islet's own drawing.
extension PresentationScene {
  static let menuBarSlice: CGFloat = 460
  private static let capsuleHeight: CGFloat = 28
  /// Between both compact views: a choice of Islet.
  private static let compactGap: CGFloat = 8

  var menuBar: DisplayList {
    picture(height: device.safeAreaTop + Self.lockScreenSurround, items: menuBarItems)
  }

  /// What a click opens, below the bar.
  func openMenu(_ island: Device.Island) -> DisplayList {
    let content = part(.content)
    let heights = island.expandedHeights
    let panel = CGRect(
      x: (Self.menuBarSlice - island.expandedWidth) / 2, y: device.safeAreaTop + 8,
      width: island.expandedWidth,
      height: min(max(content.size.height, heights.lowerBound), heights.upperBound))
    let shape = Outline.continuous(panel, radius: island.expandedCornerRadius)
    let placed = PlacedContent(
      name: "menu bar expanded", list: content,
      frame: CGRect(origin: panel.origin, size: content.size), shape: shape)
    return picture(
      height: panel.maxY + Self.lockScreenSurround,
      items: [.fill(shape, .color(.black), .nonZero), placed.item])
  }

  private func picture(height: CGFloat, items: [DisplayItem]) -> DisplayList {
    let size = CGSize(width: Self.menuBarSlice, height: height)
    let slice = CGRect(
      origin: CGPoint(x: device.screen.width - size.width, y: 0), size: size)
    let bar = CGRect(x: 0, y: 0, width: size.width, height: device.safeAreaTop)
    let isNight = environment.appearance == .dark
    let ink = isNight ? RGBA.white.opacity(0.9) : RGBA(20, 20, 28)
    return DisplayList(
      size: size,
      items: [
        wallpaper.slice(slice),
        .fill(
          .rectangle(bar), .color((isNight ? RGBA.black : .white).opacity(0.28)), .nonZero),
      ]
        + clockItems(centre: CGPoint(x: bar.maxX - 32, y: bar.midY), ink: ink, scale: 0.85)
        + battery(centre: CGPoint(x: bar.maxX - 78, y: bar.midY), ink: ink) + items)
  }

  /// The capsule of the activity, left of the other items of the bar.
  private var menuBarItems: [DisplayItem] {
    let lists: [(String, DisplayList)] =
      presentation == .menuBarMinimal
      ? [("menu bar minimal", part(.content))]
      : [
        ("menu bar leading", part(.compactLeading)), ("menu bar trailing", part(.compactTrailing)),
      ]
    let width =
      lists.map(\.1.size.width).reduce(0, +) + Self.compactGap * CGFloat(lists.count - 1)
    let capsule = CGRect(
      x: Self.menuBarSlice - 112 - width, y: (device.safeAreaTop - Self.capsuleHeight) / 2,
      width: width, height: Self.capsuleHeight)
    let shape = Outline.capsule(capsule)
    var x = capsule.minX
    var items = [DisplayItem.fill(shape, .color(.black), .nonZero)]
    for (name, list) in lists {
      let frame = CGRect(
        origin: CGPoint(x: x, y: capsule.midY - list.size.height / 2), size: list.size)
      items.append(PlacedContent(name: name, list: list, frame: frame, shape: shape).item)
      x = frame.maxX + Self.compactGap
    }
    return items
  }
}
