import ActivityModel
import Drawing
import Foundation
import Wire

/// A presentation in its place on the device: what the widget drew, cut to its true size, before a
/// slice of the screen.
package struct PresentationScene: Sendable {
  package var rendering: Rendering
  package var environment: RenderEnvironment
  /// The clock of the status bar, laid out by the caller; nil leaves it out.
  package var clock: StatusClock?
  /// The device on whose screen the presentation is seen.
  package let device: Device

  package init(
    rendering: Rendering, environment: RenderEnvironment, clock: StatusClock? = nil
  ) {
    self.rendering = rendering
    self.environment = environment
    self.clock = clock
    device = environment.device.showing(rendering.presentation) ?? environment.device
  }

  /// The picture; nil when the device never shows the presentation.
  package var picture: DisplayList? {
    guard environment.device.absence(of: presentation) == nil else { return nil }
    return switch presentation {
    case .lockScreen: lockScreen
    case .compact, .minimal, .expanded: device.island.map(island)
    case .banner: banner
    case .alwaysOn: lockScreen
    case .alwaysOnCompact, .alwaysOnMinimal: device.island.map(island)
    case .standBy: standBy
    case .standByNight: inRed(standBy)
    case .standByMinimal: standByClock
    case .smartStack: smartStack
    case .carPlay: carPlay
    case .menuBar, .menuBarMinimal: menuBar
    case .menuBarExpanded: device.island.map(openMenu)
    }
  }

  var presentation: Presentation { rendering.presentation }

  /// Whether the surroundings are dark.
  var isDark: Bool { presentation.isAlwaysDark || environment.appearance == .dark }

  var wallpaper: Wallpaper {
    // The island is black; what is behind it follows the person.
    let isScreenDark = presentation.isLuminanceReduced || environment.appearance == .dark
    return Wallpaper(
      screen: device.screen, appearance: isScreenDark ? .dark : .light,
      isDimmed: presentation.isLuminanceReduced)
  }

  func part(_ part: Rendering.Part) -> DisplayList {
    rendering.parts[part] ?? DisplayList(size: .zero)
  }
}

/// What the user's widget drew, put into a box and cut to a shape.
struct PlacedContent {
  /// How the text tree calls the box: `Lock Screen`, `compact leading`, …
  var name: String
  var list: DisplayList
  /// Where the list's origin goes and how large it is.
  var frame: CGRect
  /// What lies outside is not shown.
  var shape: Outline
  /// How much larger the list is drawn than it was laid out.
  var scale: CGFloat = 1

  var item: DisplayItem {
    let content: [DisplayItem] =
      scale == 1 ? list.items : [.group(.transform(.scale(x: scale, y: scale)), list.items)]
    return .element(
      Element(kind: name, frame: frame),
      [
        .group(
          .clip(shape, .nonZero),
          [.group(.transform(.translation(x: frame.minX, y: frame.minY)), content)])
      ])
  }
}
