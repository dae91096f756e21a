import Foundation
import Testing

@testable import SwiftUI

/// Section 2.5 of the reference page on layout: grids and layouts of one's own.
@MainActor struct GridCaseTests {
  @Test("2.5: Grids share their length among tracks", arguments: lazy + grids)
  func grid(row: LayoutCase) { row.check() }

  @CaseBuilder nonisolated static var lazy: [LayoutCase] {
    LayoutCase(
      "2.5", "fixed columns take their widths: 30 + 8 + 20, views in their middles", width: 500,
      .width(58), .across("0", 10, 10), .across("1", 43, 10)
    ) { grid([GridItem(.fixed(30)), GridItem(.fixed(20))], boxes(2)) }
    LayoutCase(
      "2.5", "flexible columns share: (108 − 8) / 2", width: 108, .width(108),
      .across("0", 0, 50), .across("1", 58, 50)
    ) { grid([GridItem(.flexible()), GridItem(.flexible())], filled(2)) }
    LayoutCase(
      "2.5", "a flexible column beside a fixed one gets what is left: 100 − 24 − 8", width: 100,
      .across("0", 0, 24), .across("1", 32, 68)
    ) { grid([GridItem(.fixed(24)), GridItem(.flexible())], filled(2)) }
    LayoutCase(
      "2.5", "a column at its limit of 20 leaves 80 to the next", width: 108,
      .across("0", 0, 20), .across("1", 28, 80)
    ) { grid([GridItem(.flexible(maximum: 20)), GridItem(.flexible())], filled(2)) }
    LayoutCase(
      "2.5", "a column never gets narrower than its 80", width: 108, .across("0", 0, 80),
      .across("1", 88, 20)
    ) { grid([GridItem(.flexible(minimum: 80)), GridItem(.flexible())], filled(2)) }
    LayoutCase(
      "2.5", "adaptive columns: (150 + 10) / (40 + 10) is 3, each (150 − 20) / 3", width: 150,
      .across("0", 0, 43.33), .across("1", 53.33, 43.33), .across("2", 106.67, 43.33)
    ) { grid([GridItem(.adaptive(minimum: 40), spacing: 10)], filled(4)) }
    LayoutCase(
      "2.5", "an adaptive column is there once even if it does not fit", width: 50,
      .across("0", 0, 90), .down("1", 18, 10)
    ) { grid([GridItem(.adaptive(minimum: 90))], filled(2)) }
    LayoutCase(
      "2.5", "the gap of a column's own: 20 + 4 + 20", width: 100, .width(44),
      .across("1", 29, 10)
    ) { grid([GridItem(.fixed(20), spacing: 4), GridItem(.fixed(20))], boxes(2)) }
    LayoutCase("2.5", "rows are 8 apart: 10 + 8 + 10", width: 100, .height(28), .down("2", 18, 10))
    {
      grid([GridItem(.fixed(20)), GridItem(.fixed(20))], boxes(3))
    }
    LayoutCase("2.5", "rows 2 apart: 10 + 2 + 10", width: 100, .height(22), .down("2", 12, 10)) {
      grid([GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 2, boxes(3))
    }
    LayoutCase(
      "2.5", "a column aligned leading and one trailing: 0, and 38 + 30 − 10", width: 100,
      .across("0", 0, 10), .across("1", 58, 10)
    ) {
      grid(
        [
          GridItem(.fixed(30), alignment: .leading), GridItem(.fixed(30), alignment: .trailing),
        ], boxes(2))
    }
    LayoutCase(
      "2.5", "a grid of rows is filled downwards: 10 + 8 + 10, then the next column",
      height: 100, .size(28, 28), .frame("1", 0, 18, 10, 10), .frame("2", 18, 0, 10, 10)
    ) {
      LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))]) { boxes(3) }
    }
    LayoutCase(
      "2.1.2", "a grid with flexible columns is endless: beside 20 it gets 80 − 8 in halves",
      width: 100, .across("0", 0, 36), .across("1", 44, 36), .across("c", 80, 20)
    ) {
      row(grid([GridItem(.flexible()), GridItem(.flexible())], filled(2)), fixed("c", 20))
    }
  }

  @CaseBuilder nonisolated static var grids: [LayoutCase] {
    LayoutCase(
      "2.5", "columns as wide as their widest view: 30 + 8 + 40; rows 20 + 8 + 12", width: 300,
      height: 300, .size(78, 40), .frame("a", 10, 5, 10, 10), .frame("b", 38, 0, 40, 20),
      .frame("c", 0, 28, 30, 12), .frame("d", 48, 31, 20, 6)
    ) { quarters() }
    LayoutCase(
      "2.5", "own gaps: 30 + 3 + 40 and 20 + 5 + 12", .size(73, 37), .frame("d", 43, 28, 20, 6)
    ) { quarters(horizontalSpacing: 3, verticalSpacing: 5) }
    LayoutCase(
      "2.5", "top leading: every view at the corner of its cell", .frame("a", 0, 0, 10, 10),
      .frame("d", 38, 28, 20, 6)
    ) { quarters(alignment: .topLeading) }
    LayoutCase(
      "2.5", "bottom trailing: 30 − 10, 20 − 10 and 78 − 20, 40 − 6",
      .frame("a", 20, 10, 10, 10), .frame("d", 58, 34, 20, 6)
    ) { quarters(alignment: .bottomTrailing) }
    LayoutCase(
      "2.5", "from right to left the first column is at the right", .frame("b", 0, 0, 40, 20),
      .frame("a", 58, 5, 10, 10)
    ) { quarters() }.rightToLeft()
    LayoutCase(
      "2.5", "a flexible column takes what the others leave: 100 − 32 − 8", width: 100,
      .across("a", 0, 60), .across("b", 68, 32)
    ) {
      Grid {
        GridRow {
          wide("a")
          fixed("b", 32)
        }
      }
    }
    LayoutCase(
      "2.5", "two flexible columns get half each: (100 − 8) / 2", width: 100,
      .across("a", 0, 46), .across("b", 54, 46)
    ) {
      Grid {
        GridRow {
          wide("a")
          wide("b")
        }
      }
    }
    LayoutCase(
      "2.1.2", "a grid with flexible columns is endless in a row: 80 − 8 in halves", width: 100,
      .across("a", 0, 36), .across("b", 44, 36), .across("c", 80, 20)
    ) {
      row(
        Grid {
          GridRow {
            wide("a")
            wide("b")
          }
        }, fixed("c", 20))
    }
    LayoutCase(
      "2.5", "a wide cell widens two columns by half of what is missing: 60 − 10 − 10 − 20",
      .width(60), .across("b", 30, 20)
    ) {
      Grid(alignment: .leading, horizontalSpacing: 10) {
        GridRow {
          fixed("a", 10)
          fixed("b", 20)
        }
        GridRow { fixed("wide", 60).gridCellColumns(2) }
      }
    }
    LayoutCase(
      "2.5", "a view outside rows is as wide as the grid is offered", width: 100, .size(100, 20)
    ) {
      Grid(verticalSpacing: 0) {
        GridRow { fixed("a", 10) }
        wide("line")
      }
    }
    LayoutCase(
      "2.5", "texts of a row share a baseline: title 26.67, caption 11.33", .down("B", 15.33, 14.33)
    ) {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("A").font(.title)
          Text("B").font(.caption)
        }
      }
    }
    LayoutCase(
      "2.5", "outside a grid the views of a row are siblings: 10 + 10", .size(20, 10)
    ) {
      row(
        GridRow {
          fixed("a", 10)
          fixed("b", 10)
        })
    }
    LayoutCase(
      "2.5", "a layout of any kind is that layout: 10 + 2 + 20", .size(32, 10)
    ) {
      AnyLayout(HStackLayout(spacing: 2)) {
        fixed("a", 10)
        fixed("b", 20)
      }
    }
    LayoutCase(
      "2.5", "a layout of one's own reads priorities: only those above 0, below each other",
      width: 50, height: 60, .size(50, 60), .frame("a", 0, 0, 30, 10), .frame("c", 0, 10, 20, 10)
    ) {
      PriorityColumn {
        fixed("a", 30).layoutPriority(1)
        fixed("b", 99).layoutPriority(-1)
        fixed("c", 20).layoutPriority(2)
      }
    }
    LayoutCase(
      "2.5", "a layout of one's own reads the gaps its views prefer: 10 + 8 + 10",
      .width(28)
    ) {
      PreferredRow {
        fixed("a", 10)
        fixed("b", 10)
      }
    }
    LayoutCase(
      "2.5", "a view that a layout forgets is centred: (50 − 99) / 2, (60 − 10) / 2", width: 50,
      height: 60, .frame("b", -24.5, 25, 99, 10)
    ) { PriorityColumn { fixed("b", 99).layoutPriority(-1) } }
    LayoutCase(
      "2.5", "a view is placed by its anchor: its bottom trailing corner at 50, 60", width: 50,
      height: 60, .frame("a", 20, 50, 30, 10)
    ) { CornerLayout { fixed("a", 30) } }
  }

  nonisolated private static func grid(
    _ columns: [GridItem], spacing: CGFloat? = nil, _ content: some View
  ) -> some View {
    LazyVGrid(columns: columns, spacing: spacing) { content }
  }

  nonisolated private static func boxes(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { fixed("\($0)", 10) }
  }

  nonisolated private static func filled(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { wide("\($0)") }
  }

  nonisolated private static func quarters(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) -> some View {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) {
      GridRow {
        fixed("a", 10)
        fixed("b", 40, 20)
      }
      GridRow {
        fixed("c", 30, 12)
        fixed("d", 20, 6)
      }
    }
  }
}

/// Puts views with a priority above 0 below each other at the leading edge.
private struct PriorityColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews where subview.priority > 0 {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// A row with the gaps that its views prefer.
private struct PreferredRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var width: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      width += subview.sizeThatFits(.unspecified).width
      guard index > 0 else { continue }
      width += subviews[index - 1].spacing.distance(to: subview.spacing, along: .horizontal)
    }
    return CGSize(width: width, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Puts views into the bottom trailing corner.
private struct CornerLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: .unspecified)
    }
  }
}
