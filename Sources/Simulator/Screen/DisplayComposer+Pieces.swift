import ActivityModel
import Drawing
import Foundation
import Studio
import Wire

extension DisplayComposer {
  func scene(_ key: DisplayContent.Key) -> PresentationScene? {
    content.drawings[key].map {
      PresentationScene(rendering: $0, environment: content.environment, clock: statusClock)
    }
  }

  func backdrop(_ presentation: Presentation) -> PresentationScene {
    PresentationScene(
      rendering: Rendering(presentation: presentation, parts: [:]),
      environment: content.environment, clock: statusClock)
  }

  var statusClock: StatusClock { StatusClock(layout: layout(content.time, 17, 600)) }

  /// The presentation as one element, and what lies in it.
  mutating func read(
    _ drawn: [DisplayItem], _ key: DisplayContent.Key, prefix: String, frame: CGRect,
    actions: [String]
  ) {
    let id = "\(prefix)/\(key.activity)"
    let url = content.drawings[key]?.widgetURL
    var reader = ElementReader(prefix: id, activity: key.activity, url: url)
    reader.read(drawn)
    let card = content.screen.cards.first { $0.activity == key.activity }
    let name = content.apps.first { $0.id == card?.app }?.name ?? "Live Activity"
    add(
      PhoneElement(id: id, role: .group, label: name, frame: frame, actions: actions),
      .presentation(key.activity, url: url))
    elements += reader.elements
  }

  mutating func add(_ element: PhoneElement, _ target: PlacedElement.Target) {
    elements.append(PlacedElement(element: element, target: target))
  }

  mutating func note(_ id: String, _ frame: CGRect, _ label: String) {
    guard !label.isEmpty else { return }
    add(PhoneElement(id: id, role: .text, label: label, frame: frame), .nothing)
  }

  mutating func fill(_ frame: CGRect, _ color: RGBA) {
    items.append(.fill(.rectangle(frame), .color(color), .nonZero))
  }

  /// Draws words around a point and gives the frame that they take.
  @discardableResult
  mutating func words(
    _ words: String, at centre: CGPoint, size: CGFloat, weight: Int = 400, ink: RGBA = .white
  ) -> CGRect {
    guard !words.isEmpty else { return .zero }
    let set = layout(words, size, weight)
    let frame = CGRect(
      x: centre.x - set.size.width / 2, y: centre.y - set.size.height / 2, width: set.size.width,
      height: set.size.height)
    let glyphs = set.lines.flatMap(\.fragments).compactMap { fragment -> DisplayItem? in
      guard case .glyphs(let run) = fragment.content else { return nil }
      return .glyphs(run, .color(ink))
    }
    items.append(.group(.transform(.translation(x: frame.minX, y: frame.minY)), glyphs))
    return frame
  }

  /// The frames of the outermost elements together.
  static func extent(_ items: [DisplayItem]) -> CGRect? {
    items.reduce(nil) { bounds, item in
      let frame: CGRect? =
        switch item {
        case .fill(let outline, _, _): outline.controlBounds
        default: nil
        }
      guard let frame else { return bounds }
      return bounds?.union(frame) ?? frame
    }
  }

  /// An icon's colour, a function of the bundle identifier.
  static func color(of app: AppID) -> RGBA {
    let palette = [
      RGBA(64, 120, 216), RGBA(208, 96, 80), RGBA(72, 152, 104), RGBA(140, 96, 196),
      RGBA(204, 140, 56),
    ]
    return palette[app.rawValue.utf8.reduce(0) { $0 + Int($1) } % palette.count]
  }
}
