import ActivityModel
import Drawing
import Foundation
import Wire

/// Parts of a scene for whoever draws a whole screen of several.
extension PresentationScene {
  /// The size of the card that holds what was drawn.
  package var cardSize: CGSize { CGSize(width: device.lockScreenWidth, height: cardHeight) }

  /// The card, in screen coordinates.
  ///
  /// - Parameter name: How the text tree calls it.
  package func cardItems(at origin: CGPoint, named name: String) -> [DisplayItem] {
    cardItems(CGRect(origin: origin, size: cardSize), named: name)
  }

  /// The wallpaper of the whole screen.
  package var wallpaperItems: [DisplayItem] { wallpaper.items }

  /// Time and battery.
  package var statusBarItems: [DisplayItem] { statusItems }

  /// Where a card may end on the Lock Screen, from the bottom of the screen, in points.
  package static var roomBelowCards: CGFloat { lockScreenBottom }
}

extension Outline {
  /// A rectangle whose corners the phone draws.
  package static func phoneShape(_ frame: CGRect, radius: CGFloat) -> Outline {
    continuous(frame, radius: radius)
  }
}
