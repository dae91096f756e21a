import Drawing
import Foundation
import Wire

/// The picture behind a presentation: a sky over hills, Islet's own drawing.
///
/// It is made of vertical gradients only, so that a slice of it stays small as a PNG.
struct Wallpaper {
  var screen: CGSize
  var appearance: RenderEnvironment.Appearance
  /// On an always-on display little is left of it.
  var isDimmed = false

  /// How much an always-on display takes from the wallpaper's brightness: a choice of Islet.
  private static let dimming = 0.6

  /// The whole screen, in screen coordinates.
  var items: [DisplayItem] {
    let colors = appearance == .light ? Colors.light : Colors.dark
    let sky = DisplayItem.fill(
      .rectangle(CGRect(origin: .zero, size: screen)),
      vertical(colors.sky, from: 0, to: screen.height), .nonZero)
    return [sky]
      + zip(Self.ridges, colors.ridges).map { ridge, pair in
        .fill(
          outline(of: ridge),
          vertical(pair, from: ridge.top * screen.height, to: screen.height), .nonZero)
      } + (isDimmed ? [shade] : [])
  }

  private var shade: DisplayItem {
    .fill(
      .rectangle(CGRect(origin: .zero, size: screen)), .color(.black.opacity(Self.dimming)),
      .nonZero)
  }

  /// The part of the screen that a picture shows, moved to the picture's origin.
  func slice(_ part: CGRect) -> DisplayItem {
    .group(
      .transform(.translation(x: -part.minX, y: -part.minY)),
      [.group(.clip(.rectangle(part), .nonZero), items)])
  }

  private func vertical(_ colors: [RGBA], from top: CGFloat, to bottom: CGFloat) -> Paint {
    let last = Double(max(colors.count - 1, 1))
    return .linear(
      stops: colors.enumerated().map { GradientStop(color: $1, location: Double($0) / last) },
      start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom))
  }

  private func outline(of ridge: Ridge) -> Outline {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * screen.width, y: y * screen.height)
    }
    return Outline([
      .move(place(0, ridge.left)),
      .curve(
        to: place(1, ridge.right), control1: place(0.34, ridge.firstControl),
        control2: place(0.68, ridge.secondControl)),
      .line(place(1, 1)), .line(place(0, 1)), .close,
    ])
  }

  /// A line of hills; heights are fractions of the screen from its top.
  private struct Ridge {
    var left: CGFloat
    var firstControl: CGFloat
    var secondControl: CGFloat
    var right: CGFloat

    var top: CGFloat { min(left, right, firstControl, secondControl) }
  }

  private static let ridges = [
    Ridge(left: 0.58, firstControl: 0.50, secondControl: 0.68, right: 0.55),
    Ridge(left: 0.72, firstControl: 0.79, secondControl: 0.62, right: 0.70),
    Ridge(left: 0.83, firstControl: 0.78, secondControl: 0.93, right: 0.84),
  ]

  private struct Colors {
    var sky: [RGBA]
    /// Top and bottom colour of each ridge, farthest first.
    var ridges: [[RGBA]]

    static let light = Colors(
      sky: [RGBA(122, 166, 222), RGBA(173, 196, 232), RGBA(244, 208, 196), RGBA(250, 226, 200)],
      ridges: [
        [RGBA(178, 160, 205), RGBA(150, 140, 196)],
        [RGBA(134, 122, 184), RGBA(104, 108, 172)],
        [RGBA(92, 92, 156), RGBA(66, 76, 138)],
      ])

    static let dark = Colors(
      sky: [RGBA(34, 40, 84), RGBA(46, 46, 98), RGBA(82, 64, 122), RGBA(118, 80, 126)],
      ridges: [
        [RGBA(66, 54, 106), RGBA(54, 48, 98)],
        [RGBA(50, 44, 92), RGBA(40, 38, 80)],
        [RGBA(36, 34, 72), RGBA(26, 28, 60)],
      ])
  }
}
