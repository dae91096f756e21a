import ActivityKit
import ActivityModel
import Drawing
import Studio
import SwiftUI
import WidgetKit
import Wire

/// The activity that the gallery draws.
struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops = 4
  }

  var line = "M10"
}

/// A presentation of a Live Activity in its place on the phone, made as small as a picture.
struct Presented: View, PrimitiveView {
  typealias Body = Never

  let presentation: Presentation
  let configuration: ActivityConfiguration<RideAttributes>

  init(_ presentation: Presentation, _ configuration: ActivityConfiguration<RideAttributes>) {
    self.presentation = presentation
    self.configuration = configuration
  }

  func makeNodes(in context: ViewContext) -> [Node] {
    let environment = RenderEnvironment(
      device: .standard,
      appearance: context.environment.colorScheme == .dark ? .dark : .light,
      now: context.environment.now)
    let rendering = try? configuration.rendering(
      presentation, attributes: RideAttributes(), state: .init(), environment: environment,
      services: context.graph.services)
    let picture = rendering.flatMap {
      PresentationScene(rendering: $0, environment: environment).picture
    }
    return [
      ContentNode(
        ScaledPicture(picture ?? DisplayList(size: .zero)), environment: context.environment)
    ]
  }
}

/// A picture in all the width that is offered.
private final class ScaledPicture: NodeContent {
  private let list: DisplayList
  private var frame = CGRect.zero

  init(_ list: DisplayList) { self.list = list }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(by: list.size)
    guard list.size.width > 0, list.size.height > 0 else { return .zero }
    let factor = min(room.width / list.size.width, room.height / list.size.height)
    return CGSize(width: list.size.width * factor, height: list.size.height * factor)
  }

  func place(in frame: CGRect) { self.frame = frame }

  func draw(into items: inout [DisplayItem]) {
    guard list.size.width > 0 else { return }
    let factor = frame.width / list.size.width
    let place = AffineTransform2D.scale(x: factor, y: factor)
      .concatenating(.translation(x: frame.minX, y: frame.minY))
    items.append(
      .group(
        .clip(.rectangle(frame), .nonZero), [.group(.transform(place), list.items)]))
  }
}
