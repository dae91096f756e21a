/// Arranges views in tracks across an axis, one line after the other along it.
struct LazyGridLayout: Layout {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  private var gap: CGFloat { spacing ?? ViewSpacing.standardGap }

  /// Where the views go, and the size of all.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, frames: [(frame: CGRect, alignment: Alignment)]) {
    let total = proposal[axis.other] ?? 10
    let tracks = GridTrack.tracks(for: items, in: total)
    guard let last = tracks.last else { return (.zero, []) }
    var frames: [(CGRect, Alignment)] = []
    var start: CGFloat = 0
    for line in stride(from: 0, to: subviews.count, by: tracks.count) {
      let end = min(line + tracks.count, subviews.count)
      let length =
        (line..<end).map { index in
          subviews[index].sizeThatFits(
            ProposedViewSize(axis, along: nil, across: tracks[index - line].length))[axis]
        }.max() ?? 0
      for index in line..<end {
        let track = tracks[index - line]
        var frame = CGRect.zero
        frame.origin[axis] = start
        frame.origin[axis.other] = track.start
        frame.size[axis] = length
        frame.size[axis.other] = track.length
        frames.append((frame, track.alignment ?? alignment))
      }
      start += length + gap
    }
    var size = CGSize.zero
    size[axis] = max(start - gap, 0)
    size[axis.other] = last.start + last.length
    return (size, frames)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = arrange(proposal, subviews).frames
    for (subview, place) in zip(subviews, places) {
      let proposal = ProposedViewSize(
        axis, along: nil, across: place.frame.size[axis.other])
      let room = ViewDimensions(size: place.frame.size)
      let own = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + place.frame.minX + room[place.alignment.horizontal]
            - own[place.alignment.horizontal],
          y: bounds.minY + place.frame.minY + room[place.alignment.vertical]
            - own[place.alignment.vertical]), proposal: proposal)
    }
  }
}

/// Views in columns, row after row.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a grid of columns; rows are as high as their highest view.
  ///
  /// - Parameter spacing: The gap between rows in points; nil is 8.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}

/// Views in rows, column after column.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a grid of rows; columns are as wide as their widest view.
  ///
  /// - Parameter spacing: The gap between columns in points; nil is 8.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [makeLayoutNode(layout, of: content, in: context)]
  }
}

/// Which views stay in sight while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
