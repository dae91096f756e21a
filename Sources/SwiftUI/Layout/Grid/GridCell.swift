/// What a cell of a grid says about itself.
struct GridCell {
  /// Which row the cell belongs to; nil for a view that fills a row of its own.
  var row: GridRowIdentity?
  var rowAlignment: VerticalAlignment?
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}

/// Tells rows apart.
typealias GridRowIdentity = ViewIdentity

enum GridRowKey: LayoutValueKey {
  static var defaultValue: (row: GridRowIdentity, alignment: VerticalAlignment?)? { nil }
}

enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension GridCell {
  init(_ subview: LayoutSubview) {
    if let row = subview[GridRowKey.self] { (self.row, rowAlignment) = row }
    columns = max(subview[GridColumnsKey.self], 1)
    columnAlignment = subview[GridColumnAlignmentKey.self]
    anchor = subview[GridAnchorKey.self]
    unsizedAxes = subview[GridUnsizedAxesKey.self]
  }
}

/// A row of a grid. Outside a grid its views are as if it were not there.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Makes a row of the views of a closure, one a column.
  ///
  /// - Parameter alignment: The line on which the cells are aligned; nil takes that of the grid.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    context.child("row").nodes(
      of: content.layoutValue(key: GridRowKey.self, value: (context.identity, alignment)))
  }
}

extension View {
  /// Lets the cell take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Aligns the view in its cell: the same fraction of both lies at the same place.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Keeps the view from making its column wider or its row higher.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Aligns the cells of the column that the view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
