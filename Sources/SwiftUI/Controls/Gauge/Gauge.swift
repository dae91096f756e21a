/// Shows where a value lies between two bounds.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  /// From 0 at the lower bound to 1 at the upper one.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?
}

/// Where a value lies between bounds, at least 0 and at most 1.
private func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  guard length > 0, !value.isNaN else { return 0 }
  return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    let hidden = context.environment.areLabelsHidden
    func part<V: View>(_ view: V?) -> StyledContent? {
      hidden || V.self == EmptyView.self ? nil : view.map { StyledContent($0) }
    }
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: StyledContent(label)), isLabelHidden: hidden,
      currentValueLabel: part(currentValueLabel).map { .init(content: $0) },
      minimumValueLabel: part(minimumValueLabel).map { .init(content: $0) },
      maximumValueLabel: part(maximumValueLabel).map { .init(content: $0) },
      markedValueLabels: part(markedValueLabels).map { .init(content: $0) })
    return context.environment.gaugeStyle.makeNodes(configuration, context)
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  /// Makes a gauge with labels for the value and the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      fraction: SwiftUI.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: nil)
  }

  /// Makes a gauge with labels for the value, the bounds and values between them.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where MarkedValueLabels: View {
    self.init(
      fraction: SwiftUI.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels())
  }
}

extension Gauge where Label: View, BoundsLabel == EmptyView {
  /// Makes a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      fraction: SwiftUI.fraction(of: value, in: bounds), label: label(), currentValueLabel: nil,
      minimumValueLabel: nil, maximumValueLabel: nil, markedValueLabels: nil)
  }

  /// Makes a gauge with a label for the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where CurrentValueLabel: View, MarkedValueLabels == EmptyView {
    self.init(
      fraction: SwiftUI.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: nil, maximumValueLabel: nil,
      markedValueLabels: nil)
  }

  /// Makes a gauge with labels for the value and values between the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where CurrentValueLabel: View, MarkedValueLabels: View {
    self.init(
      fraction: SwiftUI.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: nil, maximumValueLabel: nil,
      markedValueLabels: markedValueLabels())
  }
}
