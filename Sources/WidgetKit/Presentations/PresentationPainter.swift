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
  /// Its device is the one on whose screen the presentation is seen.
  var environment: RenderEnvironment
  /// What the views ask for in vain.
  let remarks = Remarks()
  private let unknownColors = NameRecorder()

  /// What is drawn.
  let presentation: Presentation
  /// The sizes besides the Lock Screen's for which the widget has layouts.
  var families: Set<ActivityFamily> = []

  var device: Device { environment.device }

  /// What the views see of the place in which they are shown.
  var surroundings: PresentationSurroundings {
    PresentationSurroundings(
      presentation, appearance: environment.appearance, declared: families)
  }

  /// The environment of a view.
  var values: EnvironmentValues {
    var values = EnvironmentValues()
    values.resources = services.resources
    values.resources.unknownColors = unknownColors
    surroundings.write(to: &values)
    values.displayScale = device.scale
    // A tablet has room, as UIKit says too; whether Live Activities see it is a choice of Islet.
    if device.kind == .pad { values.horizontalSizeClass = .regular }
    values.locale = Locale(identifier: environment.locale)
    values.timeZone = TimeZone(identifier: environment.timeZone) ?? .gmt
    values.dynamicTypeSize = DynamicTypeSize(environment.textSize)
    values.layoutDirection = environment.readingDirection == .rtl ? .rightToLeft : .leftToRight
    values.calendar = values.locale.calendar
    values.calendar.locale = values.locale
    values.calendar.timeZone = values.timeZone
    values.now = environment.now
    return values
  }

  /// The view as a node in a tree of its own. `font` is that of texts that set none.
  func node(_ view: some View, font: Font = .body) -> Node {
    var values = values
    values.defaultFont = font
    let graph = ViewGraph(services: services, remarks: remarks)
    return ViewContext(graph: graph, environment: values).root(of: view)
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

  /// What was noticed while views were made, laid out and drawn.
  func noticed() -> [Rendering.Note] {
    remarks.take().map(Rendering.Note.init)
      + unknownColors.names.map { name in
        .unknownColor(name, suggestions: services.resources.colorNames(near: name))
      }
  }

  /// A length that a root takes: rounded up to a pixel (measured).
  func pixels(_ length: CGFloat) -> CGFloat {
    (length * device.scale - 0.001).rounded(.up) / device.scale
  }
}
