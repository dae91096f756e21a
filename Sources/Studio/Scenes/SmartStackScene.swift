import ActivityModel
import Drawing
import Foundation

extension PresentationScene {
  /// The screen of the watch with the activity's card on top of the Smart Stack. Where things lie
  /// and the shades of the other cards are choices of Islet; the card's size is the guidelines'.
  var smartStack: DisplayList {
    let screen = CGRect(origin: .zero, size: device.screen)
    let size = CGSize(width: device.lockScreenWidth, height: device.lockScreenHeights.upperBound)
    let card = CGRect(
      x: (screen.width - size.width) / 2, y: device.safeAreaTop + 16, width: size.width,
      height: size.height)
    let display = Outline.continuous(screen, radius: device.displayCornerRadius)
    let below = card.offsetBy(dx: 0, dy: card.height + 6)
    // Wallpaper tells the black card from the screen, as the watch's own ground does.
    let ground = Paint.linear(
      stops: [
        GradientStop(color: RGBA(40, 44, 70), location: 0),
        GradientStop(color: RGBA(18, 18, 30), location: 1),
      ], start: .zero, end: CGPoint(x: 0, y: screen.maxY))
    return DisplayList(
      size: screen.size,
      items: [
        .fill(.rectangle(screen), .color(.black), .nonZero),
        .fill(display, ground, .nonZero),
        .group(
          .clip(display, .nonZero),
          [
            .fill(
              .continuous(below, radius: device.lockScreenCornerRadius),
              .color(RGBA(255, 255, 255, alpha: 0.12)), .nonZero)
          ]),
      ]
        + clockItems(
          centre: CGPoint(x: screen.maxX - 34, y: device.safeAreaTop - 8), scale: 0.9)
        + smallCardItems(card, named: "Smart Stack"))
  }
}
