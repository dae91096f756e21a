import ActivityModel
import Drawing
import Foundation

extension PresentationScene {
  /// The upper end of the screen with the card that an alert drops from it, over whatever the
  /// person looks at: here the wallpaper of the Home Screen.
  ///
  /// The banner is the Lock Screen's card (Apple's pages). Where it comes to rest is a choice of
  /// Islet: below a notch, and 8 points below the upper edge of a screen without.
  var banner: DisplayList {
    let hasNotch = device.kind == .phone && device.safeAreaTop > Self.homeButtonStatusBar
    let top = hasNotch ? device.safeAreaTop : 8
    let card = CGRect(
      x: (device.screen.width - device.lockScreenWidth) / 2, y: top,
      width: device.lockScreenWidth, height: cardHeight)
    let size = CGSize(
      width: device.screen.width, height: card.maxY + Self.lockScreenSurround)
    // On a phone without a notch the banner is as wide as the status bar and covers it.
    let status = hasNotch || device.kind == .pad ? statusItems : []
    return DisplayList(
      size: size,
      items: [wallpaper.slice(CGRect(origin: .zero, size: size))] + status
        + (hasNotch ? [notch] : []) + cardItems(card, named: "banner"))
  }

  /// The status bar of a phone with a home button.
  private static let homeButtonStatusBar: CGFloat = 20

  /// The camera housing. Its size, 162 × 33, is a choice of Islet.
  private var notch: DisplayItem {
    let frame = CGRect(x: (device.screen.width - 162) / 2, y: -20, width: 162, height: 53)
    return .fill(.continuous(frame, radius: 20), .color(.black), .nonZero)
  }
}
