/// Works out the columns and the rows of a grid.
///
/// Columns share the width as the children of a horizontal stack do, and rows the height as those
/// of a vertical one: the less flexible first, each offered an equal part of what is left. Where a
/// view across several columns needs more than they have, they grow by equal parts (a choice of
/// Islet).
struct GridSolver {
  struct Cell {
    let subview: LayoutSubview
    let info: GridCell
    let row: Int
    let column: Int
    let span: Int
  }

  struct Arrangement {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  let layout: GridLayout
  let cells: [Cell]
  let columns: Int
  let rows: Int
  let columnAlignments: [HorizontalAlignment]
  let rowAlignments: [VerticalAlignment]
  let gap: CGSize

  init(_ layout: GridLayout, subviews: LayoutSubviews) {
    self.layout = layout
    var found: [(subview: LayoutSubview, info: GridCell, row: Int, column: Int)] = []
    var row = -1
    var column = 0
    var columns = 0
    var last: GridRowIdentity?
    for subview in subviews {
      let info = GridCell(subview)
      if info.row == nil || info.row != last {
        row += 1
        column = 0
      }
      found.append((subview, info, row, column))
      column += info.columns
      if info.row != nil { columns = max(columns, column) }
      last = info.row
    }
    if columns == 0, !found.isEmpty { columns = 1 }
    self.columns = columns
    rows = row + 1
    cells = found.map {
      Cell(
        subview: $0.subview, info: $0.info, row: $0.row, column: $0.column,
        span: $0.info.row == nil ? columns : $0.info.columns)
    }
    var columnAlignments = Array(repeating: layout.alignment.horizontal, count: columns)
    var rowAlignments = Array(repeating: layout.alignment.vertical, count: rows)
    for cell in cells {
      if cell.info.row != nil, let own = cell.info.columnAlignment {
        columnAlignments[cell.column] = own
      }
      if let own = cell.info.rowAlignment { rowAlignments[cell.row] = own }
    }
    self.columnAlignments = columnAlignments
    self.rowAlignments = rowAlignments
    gap = CGSize(
      width: layout.horizontalSpacing ?? ViewSpacing.standardGap,
      height: layout.verticalSpacing ?? ViewSpacing.standardGap)
  }

  func solve(_ proposal: ProposedViewSize) -> Arrangement {
    let single = cells.filter { $0.span == 1 && !$0.info.unsizedAxes.contains(.horizontal) }
    let inner = proposal.width.map { $0 - gap.width * CGFloat(max(columns - 1, 0)) }
    var widths = share(inner, among: columns) { column, width in
      single.filter { $0.column == column }.map {
        $0.subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
      }.max() ?? 0
    }
    for cell in cells where cell.span > 1 && !cell.info.unsizedAxes.contains(.horizontal) {
      let offer = cell.span == columns ? proposal.width : width(of: cell, in: widths)
      let needed = cell.subview.sizeThatFits(
        ProposedViewSize(width: offer, height: proposal.height)
      ).width
      let missing = needed - width(of: cell, in: widths)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.column..<(cell.column + cell.span) {
        widths[column] += missing / CGFloat(cell.span)
      }
    }
    let high = proposal.height.map { $0 - gap.height * CGFloat(max(rows - 1, 0)) }
    let heights = share(high, among: rows) { row, height in
      extent(ofRow: row, height: height, widths: widths)
    }
    let size = CGSize(
      width: widths.reduce(0, +) + gap.width * CGFloat(max(columns - 1, 0)),
      height: heights.reduce(0, +) + gap.height * CGFloat(max(rows - 1, 0)))
    return Arrangement(widths: widths, heights: heights, size: size)
  }

  /// The lengths of tracks that share a length.
  private func share(
    _ total: CGFloat?, among count: Int, length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    // What is not offered, or has no end, is not shared out.
    guard let total, total.isFinite else { return (0..<count).map { length($0, total) } }
    let limits = (0..<count).map { (least: length($0, 0), greatest: length($0, .infinity)) }
    let order = (0..<count).sorted {
      let first = limits[$0].greatest - limits[$0].least
      let second = limits[$1].greatest - limits[$1].least
      return first == second ? $0 < $1 : first < second
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var left = total
    for (served, track) in order.enumerated() {
      lengths[track] = length(track, max(left / CGFloat(count - served), 0))
      left -= lengths[track]
    }
    return lengths
  }

  private func width(of cell: Cell, in widths: [CGFloat]) -> CGFloat {
    let end = min(cell.column + cell.span, widths.count)
    return widths[cell.column..<end].reduce(0, +) + gap.width * CGFloat(end - cell.column - 1)
  }

  /// How high a row is: its cells are aligned by their guides.
  private func extent(ofRow row: Int, height: CGFloat?, widths: [CGFloat]) -> CGFloat {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for cell in cells where cell.row == row && !cell.info.unsizedAxes.contains(.vertical) {
      let dimensions = cell.subview.dimensions(
        in: ProposedViewSize(width: width(of: cell, in: widths), height: height))
      if cell.info.anchor != nil {
        after = max(after, dimensions.height - before)
        continue
      }
      let guide = dimensions[rowAlignments[row]]
      before = max(before, guide)
      after = max(after, dimensions.height - guide)
    }
    return before + after
  }

  /// Where the cells go, relative to the grid's own origin.
  func places(
    in arrangement: Arrangement
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let xs = starts(of: arrangement.widths, gap: gap.width)
    let ys = starts(of: arrangement.heights, gap: gap.height)
    let guides = (0..<rows).map { row in
      cells.filter { $0.row == row && $0.info.anchor == nil }.map {
        $0.subview.dimensions(in: proposal(for: $0, in: arrangement))[rowAlignments[row]]
      }.max() ?? 0
    }
    return cells.map { cell in
      let proposal = proposal(for: cell, in: arrangement)
      let room = proposal.replacingUnspecifiedDimensions()
      let dimensions = cell.subview.dimensions(in: proposal)
      var origin = CGPoint(x: xs[cell.column], y: ys[cell.row])
      if let anchor = cell.info.anchor {
        origin.x += (room.width - dimensions.width) * anchor.x
        origin.y += (room.height - dimensions.height) * anchor.y
      } else {
        let column =
          cell.info.row == nil ? layout.alignment.horizontal : columnAlignments[cell.column]
        origin.x += ViewDimensions(size: room)[column] - dimensions[column]
        origin.y += offset(of: dimensions, in: room, row: cell.row, guide: guides[cell.row])
      }
      return (origin, proposal)
    }
  }

  private func proposal(for cell: Cell, in arrangement: Arrangement) -> ProposedViewSize {
    ProposedViewSize(
      width: width(of: cell, in: arrangement.widths), height: arrangement.heights[cell.row])
  }

  /// How far below the top of its row a cell begins. Guides at a fraction of the height are those
  /// of the row, and baselines are lined up with that of the lowest cell.
  private func offset(
    of dimensions: ViewDimensions, in room: CGSize, row: Int, guide: CGFloat
  ) -> CGFloat {
    let alignment = rowAlignments[row]
    if [.top, .center, .bottom].contains(alignment) {
      return ViewDimensions(size: room)[alignment] - dimensions[alignment]
    }
    return guide - dimensions[alignment]
  }

  private func starts(of lengths: [CGFloat], gap: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }
}
