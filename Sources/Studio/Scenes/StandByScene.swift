import ActivityModel
import Drawing
import Foundation
import Wire

/// StandBy: the phone lies on its side, its screen is black (Human Interface Guidelines).
extension PresentationScene {
  /// How much larger StandBy shows the Lock Screen presentation (Human Interface Guidelines). With
  /// the default background the system may show it a little larger still; by how much nobody says,
  /// so that it is twice as large here too, a choice of Islet.
  static let standByScale: CGFloat = 2

  /// The screen on its side.
  private var landscape: CGRect {
    CGRect(x: 0, y: 0, width: device.screen.height, height: device.screen.width)
  }

  /// The activity on the whole screen. The tint of its background fills the screen as far as the
  /// display's corners go; without one the screen is black (Human Interface Guidelines).
  var standBy: DisplayList {
    let screen = landscape
    let display = Outline.continuous(screen, radius: device.displayCornerRadius)
    let content = part(.content)
    let size = CGSize(
      width: content.size.width * Self.standByScale, height: content.size.height * Self.standByScale
    )
    let placed = PlacedContent(
      name: "StandBy", list: content,
      frame: CGRect(
        x: screen.midX - size.width / 2, y: screen.midY - size.height / 2, width: size.width,
        height: size.height),
      shape: display, scale: Self.standByScale)
    let tint = rendering.backgroundTint.map { DisplayItem.fill(display, .color($0), .nonZero) }
    return DisplayList(
      size: screen.size,
      items: [black(screen)] + (tint.map { [$0] } ?? []) + camera + [placed.item])
  }

  /// The clock with the minimal presentation above it (Human Interface Guidelines). Places and the
  /// grey of the capsule are choices of Islet.
  var standByClock: DisplayList {
    let screen = landscape
    let content = part(.content)
    let frame = CGRect(
      x: screen.midX - content.size.width / 2, y: 18, width: content.size.width,
      height: content.size.height)
    let shape = Outline.capsule(frame)
    let placed = PlacedContent(name: "StandBy minimal", list: content, frame: frame, shape: shape)
    return DisplayList(
      size: screen.size,
      items: [black(screen)]
        + clockItems(
          centre: CGPoint(x: screen.midX, y: screen.midY + 14), ink: RGBA(235, 235, 245), scale: 12)
        + [.fill(shape, .color(RGBA(38, 38, 42)), .nonZero), placed.item])
  }

  /// At night StandBy tints everything red (Human Interface Guidelines): red takes the lightness
  /// of each colour by the luminance weights of ITU-R BT.709. The shade is a choice of Islet.
  func inRed(_ picture: DisplayList) -> DisplayList {
    func row(_ share: Double) -> [Double] {
      [0.2126 * share, 0.7152 * share, 0.0722 * share, 0, 0]
    }
    let red = ColorMatrix(rows: row(1.15) + row(0.1) + row(0.07) + [0, 0, 0, 1, 0])
    return DisplayList(
      size: picture.size, items: [.group(.colorMatrix(red), picture.items)])
  }

  /// The island without content, at the left side of the screen.
  private var camera: [DisplayItem] {
    guard let camera = device.island?.camera else { return [] }
    let frame = CGRect(
      x: camera.minY, y: landscape.midY - camera.width / 2, width: camera.height,
      height: camera.width)
    return [.fill(.capsule(frame), .color(.black), .nonZero)]
  }

  private func black(_ screen: CGRect) -> DisplayItem {
    .fill(.rectangle(screen), .color(.black), .nonZero)
  }
}
