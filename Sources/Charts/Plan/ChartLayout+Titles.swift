import Drawing
import SwiftUI

/// Titles and the legend beside the plot.
extension ChartLayout {
  /// A node beside the plot that has its room but not yet its place along the plot.
  struct Beside {
    var node: Node
    /// The size on the screen.
    var size: CGSize
    /// Clockwise, in radians.
    var turn: CGFloat
    var place: AnnotationPosition.Place
    var alignment: Alignment?
    /// The room that was taken, in the presentation.
    var room: CGRect
  }

  /// Takes the room of a node at a side.
  ///
  /// - Parameter spacing: The distance to what remains, in points.
  private static func take(
    _ size: CGSize, at place: AnnotationPosition.Place, spacing: CGFloat, from room: inout CGRect,
    isMirrored: Bool
  ) -> CGRect {
    var taken = room
    switch place {
    case .top, .topLeading, .topTrailing:
      taken.size.height = size.height
      room.origin.y += size.height + spacing
      room.size.height = max(room.height - size.height - spacing, 0)
    case .leading where !isMirrored, .trailing where isMirrored:
      taken.size.width = size.width
      room.origin.x += size.width + spacing
      room.size.width = max(room.width - size.width - spacing, 0)
    case .leading, .trailing:
      taken.origin.x = room.maxX - size.width
      taken.size.width = size.width
      room.size.width = max(room.width - size.width - spacing, 0)
    case .overlay: break
    default:
      taken.origin.y = room.maxY - size.height
      taken.size.height = size.height
      room.size.height = max(room.height - size.height - spacing, 0)
    }
    return taken
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: Legend

  func takeLegend(from room: inout CGRect) -> Beside? {
    let legend = configuration.legend
    guard legend.visibility != .hidden else { return nil }
    let place = legend.position.place == .automatic ? .bottom : legend.position.place
    let isBeside = place == .leading || place == .trailing
    let node: Node
    if let content = legend.content {
      node = context.child("legend").node(of: content)
    } else {
      guard let standard = ChartLegend(model, isColumn: isBeside) else { return nil }
      node = context.child("legend").node(of: standard)
    }
    let size = node.sizeThatFits(
      isBeside
        ? ProposedViewSize(width: nil, height: room.height)
        : ProposedViewSize(width: room.width, height: nil))
    let taken = Self.take(
      size, at: place, spacing: legend.spacing ?? ChartLook.legendSpacing, from: &room,
      isMirrored: isMirrored)
    return Beside(
      node: node, size: size, turn: 0, place: place, alignment: legend.alignment, room: taken)
  }

  // MARK: Titles

  /// The titles of an x axis stand below it at its beginning, those of a y axis above it at its
  /// end; choices, by Apple's pictures. Beside the plot they are turned.
  func takeTitles(from room: inout CGRect) -> [Beside] {
    if model.isCircular { return [] }
    var result: [Beside] = []
    for (axis, part) in [(Axis.horizontal, configuration.x), (.vertical, configuration.y)] {
      for (index, title) in part.titles.enumerated() {
        var place = title.position.place
        if place == .automatic { place = axis == .horizontal ? .bottomLeading : .topTrailing }
        let node = context.child("title").child(axis == .horizontal).child(index).node(
          of: title.content.font(ChartLook.titleFont).foregroundStyle(Color.secondary))
        let size = node.sizeThatFits(ProposedViewSize(width: nil, height: nil))
        var turn: CGFloat = 0
        if place == .leading { turn = -.pi / 2 }
        if place == .trailing { turn = .pi / 2 }
        let shown = turn == 0 ? size : CGSize(width: size.height, height: size.width)
        let taken = Self.take(
          shown, at: place, spacing: title.spacing ?? ChartLook.titleSpacing, from: &room,
          isMirrored: isMirrored)
        result.append(
          Beside(
            node: node, size: shown, turn: turn, place: place, alignment: title.alignment,
            room: taken))
      }
    }
    return result
  }

  // MARK: Places

  /// Places a node along the plot or, over the plot, inside of it.
  func place(_ beside: Beside) {
    let plot = plotFrame
    var area = beside.room
    var horizontal = beside.alignment?.horizontal
    let vertical = beside.alignment?.vertical
    switch beside.place {
    case .overlay: area = plot
    case .leading, .trailing:
      (area.origin.y, area.size.height) = (plot.minY, plot.height)
    default:
      // What is wider than the plot goes along the whole chart.
      if beside.size.width <= plot.width {
        (area.origin.x, area.size.width) = (plot.minX, plot.width)
      }
    }
    if horizontal == nil {
      switch beside.place {
      case .topTrailing, .bottomTrailing: horizontal = .trailing
      case .overlay: horizontal = .center
      default: horizontal = .leading
      }
    }
    // A title at the end of the y axis stands above its labels.
    if beside.place == .topTrailing || beside.place == .bottomTrailing {
      area.size.width = beside.room.maxX - area.minX
    }
    let fraction: CGFloat =
      horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let down: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    let x = isMirrored ? 1 - fraction : fraction
    let corner = CGPoint(
      x: area.minX + x * (area.width - beside.size.width),
      y: area.minY + down * (area.height - beside.size.height))
    put(beside, at: corner)
  }
}
