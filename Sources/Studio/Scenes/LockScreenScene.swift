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
    let heights = device.lockScreenHeights
    let height = min(max(part(.content).size.height, heights.lowerBound), heights.upperBound)
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
    let shape = Outline.continuous(card, radius: device.lockScreenCornerRadius)
    let content = part(.content)
    let placed = PlacedContent(
      name: "Lock Screen", list: content, frame: place(content.size, in: card), shape: shape)
    return DisplayList(
      size: slice.size,
      items: [wallpaper.slice(slice)]
        + cardPaints.map { .fill(shape, .color($0), .nonZero) } + [placed.item])
  }

  /// Content that is lower than the least height is centred; higher content loses its end.
  private func place(_ size: CGSize, in card: CGRect) -> CGRect {
    CGRect(
      x: card.minX + (card.width - size.width) / 2,
      y: card.minY + max((card.height - size.height) / 2, 0), width: size.width,
      height: size.height)
  }

  /// Without a tint the card is opaque white or black (Apple's pages). A tint lies over the system
  /// material, for which a flat colour stands in (a choice of Islet): it shows as far as the tint
  /// is translucent.
  private var cardPaints: [RGBA] {
    let isDark = environment.appearance == .dark
    guard let tint = rendering.backgroundTint else { return [isDark ? .black : .white] }
    return [isDark ? RGBA(52, 49, 74) : RGBA(222, 217, 234), tint]
  }
}
