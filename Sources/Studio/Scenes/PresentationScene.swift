import ActivityModel
import Drawing
import Foundation
import Wire

/// A presentation in its place on the phone: what the widget drew, cut to its true size, before a
/// slice of the screen.
package struct PresentationScene: Sendable {
  package var rendering: Rendering
  package var environment: RenderEnvironment
  /// The clock of the status bar, laid out by the caller; nil leaves it out.
  package var clock: StatusClock?

  package init(
    rendering: Rendering, environment: RenderEnvironment, clock: StatusClock? = nil
  ) {
    self.rendering = rendering
    self.environment = environment
    self.clock = clock
  }

  /// The picture; nil when the device has no island and the presentation needs one.
  package var picture: DisplayList? {
    switch rendering.presentation {
    case .lockScreen: lockScreen
    case .compact, .minimal, .expanded: device.island.map(island)
    }
  }

  var device: Device { environment.device }

  var wallpaper: Wallpaper {
    Wallpaper(screen: device.screen, appearance: environment.appearance)
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

  var item: DisplayItem {
    .element(
      Element(kind: name, frame: frame),
      [
        .group(
          .clip(shape, .nonZero),
          [.group(.transform(.translation(x: frame.minX, y: frame.minY)), list.items)])
      ])
  }
}
