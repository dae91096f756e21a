import ActivityModel
import AppleFoundation
import Drawing
import SwiftUI
import UIKit
import Wire

/// Lays out the views of one presentation and says what is to be drawn.
@MainActor
struct PresentationPainter {
  let services: RenderingServices
  let environment: RenderEnvironment
  private let unknownColors = NameRecorder()

  init(services: RenderingServices, environment: RenderEnvironment) {
    self.services = services
    self.environment = environment
  }

  private var device: Device { environment.device }

  /// The surroundings of a view; the Dynamic Island is always dark.
  func values(isIsland: Bool) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.resources = services.resources
    values.resources.unknownColors = unknownColors
    values.colorScheme = isIsland || environment.appearance == .dark ? .dark : .light
    values.displayScale = device.scale
    values.locale = Locale(identifier: environment.locale)
    values.timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
    values.calendar.locale = values.locale
    values.calendar.timeZone = values.timeZone
    values.now = environment.now
    return values
  }

  /// The view as a node in a tree of its own. `font` is that of texts that set none.
  func node(_ view: some View, isIsland: Bool, font: Font = .body) -> Node {
    var values = values(isIsland: isIsland)
    values.defaultFont = font
    return ViewContext(graph: ViewGraph(services: services), environment: values).node(of: view)
  }

  /// The node's items in a list of a size, the node at `origin` inside it.
  func list(
    _ node: Node, at origin: CGPoint, proposal: ProposedViewSize, size: CGSize
  ) -> DisplayList {
    node.place(at: origin, proposal: proposal)
    var items: [DisplayItem] = []
    node.draw(into: &items)
    return DisplayList(size: size, items: items)
  }

  /// Notes about names that nothing is drawn for, in pictures and of colours that were asked for.
  func unknownNames(in lists: [DisplayList]) -> [Rendering.Note] {
    lists.flatMap(Rendering.Note.unknownNames)
      + unknownColors.names.map { name in
        .unknownColor(name, suggestions: services.resources.colorNames(near: name))
      }
  }

  /// A length that a root takes: rounded up to a pixel (measured).
  func pixels(_ length: CGFloat) -> CGFloat {
    (length * device.scale - 0.001).rounded(.up) / device.scale
  }
}
