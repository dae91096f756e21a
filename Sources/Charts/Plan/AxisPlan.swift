import SwiftUI

/// The marks of one axis, with their labels measured.
@MainActor
struct AxisPlan {
  enum Side { case left, right, top, bottom }

  struct Label {
    let node: Node
    /// The size on the screen: turned labels are as wide as they are high.
    let size: CGSize
    /// Clockwise, in radians.
    let turn: CGFloat
    let label: AxisLabel
    let item: AxisMarkItem
  }

  struct Entry {
    let value: PlotValue
    /// The value after it; nil for the last.
    let next: PlotValue?
    let lines: [AxisMarkItem]
    let labels: [Label]
  }

  struct Group {
    let side: Side
    let preset: AxisMarkPreset
    let entries: [Entry]
  }

  let axis: Axis
  let groups: [Group]

  /// An axis without marks.
  init(hidden axis: Axis) {
    self.axis = axis
    groups = []
  }

  init(
    _ axis: Axis, part: ChartConfiguration.AxisPart, values: AxisValues, isPercent: Bool,
    context: ViewContext
  ) {
    self.axis = axis
    groups = (part.groups ?? [AxisGroup()]).enumerated().map { index, group in
      var values = values
      values.marks = group.values
      // The domain is widened for the first group; others go their own way.
      if index > 0 { values.inferredStep = nil }
      let found = values.values()
      let words = AxisWords(
        stride: values.dateStride, step: values.numberStep, isPercent: isPercent)
      let standard = Self.standardMarks(axis, values.domain, group)
      let entries = found.enumerated().map { index, value in
        let items =
          group.marks?(AxisValue(value: value, index: index, count: found.count)) ?? standard
        return Entry(
          value: value, next: index + 1 < found.count ? found[index + 1] : nil,
          lines: items.filter { if case .label = $0.kind { false } else { true } },
          labels: items.enumerated().compactMap { position, item in
            guard case .label(let label) = item.kind else { return nil }
            return Self.label(
              label, item, value, words,
              context: context.child(axis == .horizontal).child(index).child(position))
          })
      }
      return Group(
        side: Self.side(of: group.position, axis, values.domain, context.environment),
        preset: group.preset, entries: entries)
    }
  }

  /// What is drawn at a value where the user says nothing: no lines for categories, ticks beside
  /// the labels of dates. Choices, by Apple's pictures.
  private static func standardMarks(
    _ axis: Axis, _ domain: PositionScale.Domain, _ group: AxisGroup
  ) -> [AxisMarkItem] {
    let label = AxisLabel(
      words: group.format.map { .format($0) } ?? .automatic, collision: .automatic,
      orientation: .automatic)
    let words = AxisMarkItem(.label(label), isCentered: nil)
    let line = AxisMarkItem(.gridLine(group.stroke), isCentered: nil)
    switch domain {
    case .categories: return [words]
    case .continuous(_, _, let isDate):
      if axis == .vertical { return [line, words] }
      let length: AxisTick.Length = isDate ? .label : .automatic
      return [line, AxisMarkItem(.tick(length, group.stroke), isCentered: nil), words]
    }
  }

  /// Numbers up and down stand at the trailing side, categories at the leading one; a choice, by
  /// Apple's pictures.
  private static func side(
    of position: AxisMarkPosition, _ axis: Axis, _ domain: PositionScale.Domain,
    _ environment: EnvironmentValues
  ) -> Side {
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch (position.kind, axis) {
    case (.top, .horizontal): return .top
    case (_, .horizontal): return .bottom
    case (.leading, .vertical): return isMirrored ? .right : .left
    case (.trailing, .vertical): return isMirrored ? .left : .right
    default:
      if case .categories = domain { return isMirrored ? .right : .left }
      return isMirrored ? .left : .right
    }
  }

  private static func label(
    _ label: AxisLabel, _ item: AxisMarkItem, _ value: PlotValue, _ words: AxisWords,
    context: ViewContext
  ) -> Label? {
    let view: AnyView
    switch label.words {
    case .view(let own): view = own
    case .automatic:
      view = AnyView(Text(verbatim: words.words(for: value, in: context.environment)))
    case .format(let format):
      guard let text = format(value, context.environment) else { return nil }
      view = AnyView(Text(verbatim: text))
    }
    let style = item.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.secondary)
    let node = context.node(
      of: view.font(item.font ?? ChartLook.labelFont).foregroundStyle(style))
    let size = node.sizeThatFits(.unspecified)
    let turn: CGFloat
    switch label.orientation.kind {
    case .automatic, .horizontal: turn = 0
    case .vertical: turn = .pi / 2
    case .verticalReversed: turn = -.pi / 2
    }
    return Label(
      node: node,
      size: turn == 0 ? size : CGSize(width: size.height, height: size.width), turn: turn,
      label: label, item: item)
  }

  /// The room that labels and ticks take beside the plot, in points.
  func thickness(of side: Side) -> CGFloat {
    groups.filter { $0.side == side && $0.preset != .inset }.reduce(0) { thickest, group in
      max(thickest, thickness(of: group))
    }
  }

  private func thickness(of group: Group) -> CGFloat {
    group.entries.reduce(0) { thickest, entry in
      let ticks = entry.lines.map { item -> CGFloat in
        guard case .tick(let length, _) = item.kind else { return 0 }
        switch length.kind {
        case .automatic: return ChartLook.tickLength
        case .fixed(let length): return length
        case .label, .longestLabel: return 0
        }
      }
      let labels = entry.labels.map { spacing(of: $0) + $0.size[across] }
      return max(thickest, ticks.max() ?? 0, labels.max() ?? 0)
    }
  }

  /// The distance of a label from the plot.
  func spacing(of label: Label) -> CGFloat {
    (axis == .horizontal ? label.label.verticalSpacing : label.label.horizontalSpacing)
      ?? ChartLook.labelSpacing
  }

  /// The axis across which labels have their thickness.
  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  var hasLabels: Bool { groups.contains { $0.entries.contains { !$0.labels.isEmpty } } }
}
