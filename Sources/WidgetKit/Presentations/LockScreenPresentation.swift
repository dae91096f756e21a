import Drawing
import SwiftUI
import Wire

extension PresentationPainter {
  /// The Lock Screen card: as wide as the device says, as high as its content between 84 and 160
  /// points, without margins (Human Interface Guidelines, measured).
  ///
  /// The height is the one that the content wants of itself. What could fill more, a shape behind it
  /// or a frame without an upper limit, does not make the card higher (measured: pair dev-coffee-lock
  /// has both and is 142.33 points high); it fills the card that the rest asks for.
  func lockScreen(_ view: some View) -> Rendering {
    let node = node(view, isIsland: false)
    let heights = environment.device.lockScreenHeights
    let width = environment.device.lockScreenWidth
    let usual = node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let size = CGSize(
      width: width, height: min(max(pixels(usual), heights.lowerBound), heights.upperBound))
    let proposal = ProposedViewSize(size)
    let content = node.sizeThatFits(proposal)
    let isTooHigh = content.height > heights.upperBound + 0.01
    // What is too high loses its lower part (Human Interface Guidelines).
    let origin = CGPoint(
      x: (size.width - content.width) / 2,
      y: isTooHigh ? 0 : (size.height - pixels(content.height)) / 2)
    let list = list(node, at: origin, proposal: proposal, size: size)
    let values = values(isIsland: false)
    return Rendering(
      presentation: .lockScreen, parts: [.content: list],
      backgroundTint: node.preference(ActivityBackgroundKey.self)??.rgba(in: values),
      actionColor: node.preference(ActivityActionColorKey.self)??.rgba(in: values),
      widgetURL: node.preference(WidgetURLKey.self)??.absoluteString,
      notes: (isTooHigh
        ? [.tooHigh("Lock Screen content", content.height, limit: heights.upperBound)] : [])
        + Rendering.Note.unknownNames(in: list))
  }
}
