import ActivityModel
import Drawing
import SwiftUI
import Wire

extension PresentationPainter {
  /// The content of the configuration on a card: as wide as the device says, as high as its content
  /// within the device's limits, without margins. On the Lock Screen these are 84 and 160 points
  /// (Human Interface Guidelines, measured); a watch and CarPlay give one height.
  ///
  /// The height is the one that the content wants of itself. What could fill more, a shape behind it
  /// or a frame without an upper limit, does not make the card higher (measured: pair dev-coffee-lock
  /// has both and is 142.33 points high); it fills the card that the rest asks for.
  func card(_ view: some View) -> Rendering {
    let node = node(view)
    let heights = device.lockScreenHeights
    let usual = node.sizeThatFits(ProposedViewSize(width: cardWidth, height: nil)).height
    let size = CGSize(
      width: cardWidth, height: min(max(pixels(usual), heights.lowerBound), heights.upperBound))
    let proposal = ProposedViewSize(size)
    let content = node.sizeThatFits(proposal)
    let isTooHigh = content.height > heights.upperBound + 0.01
    // What is too high loses its lower part (Human Interface Guidelines).
    let origin = CGPoint(
      x: (size.width - content.width) / 2,
      y: isTooHigh ? 0 : (size.height - pixels(content.height)) / 2)
    let list = list(node, at: origin, proposal: proposal, size: size)
    let values = values
    let links = node.preference(WidgetURLKey.self) ?? []
    return Rendering(
      presentation: presentation, parts: [.content: list],
      backgroundTint: node.preference(ActivityBackgroundKey.self)??.rgba(in: values),
      actionColor: node.preference(ActivityActionColorKey.self)??.rgba(in: values),
      widgetURL: links.first??.absoluteString,
      notes: sizeNotes(content, room: CGSize(width: cardWidth, height: heights.upperBound))
        + touchNotes(list) + Rendering.Note.severalLinks(links) + noticed())
  }

  /// In StandBy the card is shown at twice its size, so that a screen on its side that is not twice
  /// as long as a card is wide makes the card narrower: iPhone SE's, a choice of Islet.
  private var cardWidth: CGFloat {
    guard presentation.isFullscreen else { return device.lockScreenWidth }
    return min(device.lockScreenWidth, device.screen.height / 2)
  }

  private func sizeNotes(_ content: CGSize, room: CGSize) -> [Rendering.Note] {
    var notes: [Rendering.Note] = []
    let subject = "\(cardName) content"
    if content.height > room.height + 0.01 {
      notes.append(.tooHigh(subject, content.height, limit: room.height))
    }
    // Cards of the Lock Screen have room at their sides; these have none. A pixel of the watch,
    // half a point, is lost without being seen.
    if presentation.form == .small, content.width > room.width + 0.5 {
      notes.append(.tooWide(subject, content.width, limit: room.width, part: .content))
    }
    return notes
  }

  private var cardName: String {
    switch presentation.place {
    case .watch: "Smart Stack"
    case .carPlay: "CarPlay"
    case .standBy: "StandBy"
    default: "Lock Screen"
    }
  }

  /// CarPlay turns buttons and toggles off (Human Interface Guidelines).
  private func touchNotes(_ list: DisplayList) -> [Rendering.Note] {
    guard presentation == .carPlay, Self.hasButton(list.items) else { return [] }
    return [
      Rendering.Note(
        kind: .inertControl,
        message: "CarPlay does not let a person press the buttons and toggles of a Live Activity.",
        advice: "Leave them out when activityFamily is small.")
    ]
  }

  private static func hasButton(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      switch item {
      case .element(let element, let inner):
        element.traits.contains(.button) || hasButton(inner)
      case .group(_, let inner): hasButton(inner)
      default: false
      }
    }
  }
}
