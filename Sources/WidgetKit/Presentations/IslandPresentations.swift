import ActivityModel
import AppleFoundation
import Drawing
import SwiftUI
import Wire

extension PresentationPainter {
  /// Both halves of the compact island, also as the system puts them into a small card. Content
  /// stands 7 points from the upper, lower and outer edge and touches the camera (measured); a half
  /// is at most as wide as the device says.
  func compact(_ dynamicIsland: DynamicIsland, in island: Device.Island) -> Rendering {
    let height = island.camera.height
    let margin = island.compactMargin
    let leading = half(
      dynamicIsland.compactLeading(), named: "compact leading content", part: .compactLeading,
      margins: dynamicIsland.margins(for: .compactLeading)
        .resolved(EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: 0)),
      height: height, limit: island.compactHalfLimit)
    let trailing = half(
      dynamicIsland.compactTrailing(), named: "compact trailing content", part: .compactTrailing,
      margins: dynamicIsland.margins(for: .compactTrailing)
        .resolved(EdgeInsets(top: margin, leading: 0, bottom: margin, trailing: margin)),
      height: height, limit: island.compactHalfLimit)
    return rendering(
      of: dynamicIsland,
      parts: [.compactLeading: leading.list, .compactTrailing: trailing.list],
      // What room the system gives in a small card nobody knows.
      notes: presentation.form == .compact ? leading.notes + trailing.notes : [])
  }

  /// The minimal island. Content has 10.33 points at both sides (measured) while the whole is at
  /// most 45 wide, and 7 at the limit, which is a choice of Islet.
  func minimal(_ dynamicIsland: DynamicIsland, in island: Device.Island) -> Rendering {
    let margin = island.compactMargin
    let margins = dynamicIsland.margins(for: .minimal)
      .resolved(EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
    let widths = island.minimalWidths
    let height = island.camera.height
    let node = compactNode(dynamicIsland.minimal())
    let proposal = ProposedViewSize(
      width: max(0, widths.upperBound - margins.horizontal),
      height: max(0, height - margins.vertical))
    let content = node.sizeThatFits(proposal)
    let sides = max(margins.horizontal, 2 * 10.33)
    let width = min(max(pixels(content.width + sides), widths.lowerBound), widths.upperBound)
    let list = list(
      node,
      at: CGPoint(x: (width - content.width) / 2, y: (height - content.height) / 2),
      proposal: proposal, size: CGSize(width: width, height: height))
    return rendering(
      of: dynamicIsland, parts: [.content: list],
      notes: tooLarge(
        content, named: "minimal content", part: .content,
        room: CGSize(width: proposal.width ?? 0, height: height)))
  }

  /// The expanded island, between 84 and 160 points high (Human Interface Guidelines).
  func expanded(_ dynamicIsland: DynamicIsland, in island: Device.Island) -> Rendering {
    let metrics = ExpandedMetrics(island, margins: dynamicIsland.margins(for: .expanded))
    let regions = dynamicIsland.expanded()
    let node = node(ExpandedIslandLayout(metrics: metrics) { regions })
    let proposal = ProposedViewSize(width: metrics.width, height: metrics.greatestHeight)
    let height = node.sizeThatFits(proposal).height
    let limits = island.expandedHeights
    let size = CGSize(
      width: metrics.width, height: min(max(pixels(height), limits.lowerBound), limits.upperBound))
    let list = list(node, at: .zero, proposal: proposal, size: size)
    return rendering(
      of: dynamicIsland, parts: [.content: list],
      notes: height > limits.upperBound + 0.01
        ? [.tooHigh("expanded content with its margins", height, limit: limits.upperBound)] : [])
  }

  private func half(
    _ view: AnyView, named name: String, part: Rendering.Part, margins: EdgeInsets,
    height: CGFloat, limit: CGFloat
  ) -> (list: DisplayList, notes: [Rendering.Note]) {
    let node = compactNode(view)
    let proposal = ProposedViewSize(
      width: max(0, limit - margins.horizontal), height: max(0, height - margins.vertical))
    let content = node.sizeThatFits(proposal)
    guard content != .zero else {
      return (DisplayList(size: CGSize(width: 0, height: height)), [])
    }
    let room = proposal.replacingUnspecifiedDimensions()
    let list = list(
      node,
      at: CGPoint(
        x: environment.readingDirection == .rtl ? margins.trailing : margins.leading,
        y: margins.top + (room.height - content.height) / 2),
      proposal: proposal,
      size: CGSize(width: min(pixels(content.width + margins.horizontal), limit), height: height))
    return (
      list,
      tooLarge(
        content, named: name, part: part, room: CGSize(width: room.width, height: height))
    )
  }

  private func rendering(
    of dynamicIsland: DynamicIsland,
    parts: [Rendering.Part: DisplayList], notes: [Rendering.Note]
  ) -> Rendering {
    Rendering(
      presentation: presentation, parts: parts,
      keylineTint: dynamicIsland.keyline?.rgba(in: values),
      widgetURL: dynamicIsland.url?.absoluteString, notes: notes + noticed())
  }

  /// Notes on content that has no room. It may reach into the margins above and below, where
  /// nothing cuts it off, but not beyond the island.
  private func tooLarge(
    _ content: CGSize, named name: String, part: Rendering.Part, room: CGSize
  ) -> [Rendering.Note] {
    var notes: [Rendering.Note] = []
    if content.width > room.width + 0.01 {
      notes.append(.tooWide(name, content.width, limit: room.width, part: part))
    }
    if content.height > room.height + 0.01 {
      notes.append(.tooHigh(name, content.height, limit: room.height, part: part))
    }
    return notes
  }

  /// Texts in compact and minimal presentations are 14.5 points high without a font (measured).
  private func compactNode(_ view: AnyView) -> Node {
    node(view, font: .system(size: 14.5))
  }
}
