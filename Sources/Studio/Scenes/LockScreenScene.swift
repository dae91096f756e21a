import ActivityModel
import Drawing
import Foundation
import Wire

extension PresentationScene {
  /// Wallpaper shown above and below the card, in points (a choice of Islet).
  static let lockScreenSurround: CGFloat = 24
  /// How far the bottom of the card lies above the bottom of the screen: 874 - 754 (measured on a
  /// 402 wide screen).
  static let lockScreenBottom: CGFloat = 120

  /// The card in screen coordinates.
  package var lockScreenCard: CGRect {
    let height = cardHeight
    return CGRect(
      x: (device.screen.width - device.lockScreenWidth) / 2,
      y: device.screen.height - Self.lockScreenBottom - height, width: device.lockScreenWidth,
      height: height)
  }

  var lockScreen: DisplayList {
    let onScreen = lockScreenCard
    let slice = CGRect(
      x: 0, y: onScreen.minY - Self.lockScreenSurround, width: device.screen.width,
      height: onScreen.height + 2 * Self.lockScreenSurround)
    let card = onScreen.offsetBy(dx: 0, dy: -slice.minY)
    return DisplayList(
      size: slice.size,
      items: [wallpaper.slice(slice)] + cardItems(card, named: "Lock Screen")
        + dimming(CGRect(origin: .zero, size: slice.size)))
  }

  /// What an always-on display takes from the brightness of what is drawn: a fifth, a choice of
  /// Islet, besides what it takes from the wallpaper.
  func dimming(_ frame: CGRect) -> [DisplayItem] {
    guard presentation.isLuminanceReduced else { return [] }
    return [.fill(.rectangle(frame), .color(.black.opacity(0.2)), .nonZero)]
  }
}
