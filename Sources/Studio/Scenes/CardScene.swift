import ActivityModel
import Drawing
import Foundation
import Wire

/// The content of a configuration on a card: its ground, and the content cut to it.
extension PresentationScene {
  /// The height of the card for what was drawn.
  var cardHeight: CGFloat {
    let heights = device.lockScreenHeights
    return min(max(part(.content).size.height, heights.lowerBound), heights.upperBound)
  }

  /// - Parameters:
  ///   - card: Where the card lies in the picture.
  ///   - name: How the text tree calls it.
  func cardItems(_ card: CGRect, named name: String) -> [DisplayItem] {
    let shape = Outline.continuous(card, radius: device.lockScreenCornerRadius)
    let content = part(.content)
    let placed = PlacedContent(
      name: name, list: content, frame: place(content.size, in: card), shape: shape)
    return cardPaints.map { .fill(shape, .color($0), .nonZero) } + [placed.item]
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
    guard let tint = rendering.backgroundTint else { return [isDark ? .black : .white] }
    return [isDark ? RGBA(52, 49, 74) : RGBA(222, 217, 234), tint]
  }
}
