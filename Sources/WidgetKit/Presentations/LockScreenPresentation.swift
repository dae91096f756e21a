import Drawing
import SwiftUI
import Wire

extension PresentationPainter {
  /// The Lock Screen card: as wide as the device says, as high as its content between 84 and 160
  /// points, without margins (Human Interface Guidelines, measured).
  func lockScreen(_ view: some View) -> Rendering {
    let node = node(view, isIsland: false)
    let heights = environment.device.lockScreenHeights
    let proposal = ProposedViewSize(
      width: environment.device.lockScreenWidth, height: heights.upperBound)
    let content = node.sizeThatFits(proposal)
    let size = CGSize(
      width: environment.device.lockScreenWidth,
      height: min(max(pixels(content.height), heights.lowerBound), heights.upperBound))
    let isTooHigh = content.height > heights.upperBound + 0.01
    // What is too high loses its lower part (Human Interface Guidelines).
    let origin = CGPoint(
      x: (size.width - content.width) / 2, y: isTooHigh ? 0 : (size.height - content.height) / 2)
    let list = list(node, at: origin, proposal: proposal, size: size)
    let values = values(isIsland: false)
    return Rendering(
      presentation: .lockScreen, parts: [.content: list],
      backgroundTint: node.preference(ActivityBackgroundKey.self)??.rgba(in: values),
      actionColor: node.preference(ActivityActionColorKey.self)??.rgba(in: values),
      widgetURL: node.preference(WidgetURLKey.self)??.absoluteString,
      notes: (isTooHigh
        ? [.tooHigh("Lock Screen content", content.height, limit: heights.upperBound)] : [])
        + unknownNames(in: [list]))
  }
}
