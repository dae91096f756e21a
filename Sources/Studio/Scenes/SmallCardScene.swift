import ActivityModel
import Drawing
import Foundation
import Wire

/// The small card of the watch and of CarPlay: the widget's own small layout, or the system's row
/// of the compact views.
extension PresentationScene {
  /// - Parameter name: How the text tree calls the card, `Smart Stack`.
  func smallCardItems(_ card: CGRect, named name: String) -> [DisplayItem] {
    guard rendering.parts[.content] == nil else { return cardItems(card, named: name) }
    let shape = Outline.continuous(card, radius: device.lockScreenCornerRadius)
    let (leading, trailing) = (part(.compactLeading), part(.compactTrailing))
    func placed(_ list: DisplayList, x: CGFloat, _ side: String) -> DisplayItem {
      let frame = CGRect(
        origin: CGPoint(x: x, y: card.midY - list.size.height / 2), size: list.size)
      return PlacedContent(name: "\(name) \(side)", list: list, frame: frame, shape: shape).item
    }
    return [
      .fill(shape, .color(.black), .nonZero),
      placed(leading, x: card.minX + Device.rowMargin, "leading"),
      placed(
        trailing, x: card.maxX - Device.rowMargin - trailing.size.width, "trailing"),
    ]
  }
}
