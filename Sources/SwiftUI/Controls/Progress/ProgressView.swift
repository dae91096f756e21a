import Foundation

/// Shows how far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  let progress: ProgressAmount
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

/// How far something has come.
enum ProgressAmount: Equatable, Sendable {
  /// Not known.
  case indeterminate
  /// From 0 to 1.
  case fraction(Double)
  /// By the clock.
  case interval(ClosedRange<Date>, countsDown: Bool)

  /// A value of a total, at least 0 and at most the total. Without a value or a total above zero
  /// nothing is known.
  init<V: BinaryFloatingPoint>(value: V?, total: V) {
    guard let value, total > 0, !value.isNaN else {
      self = .indeterminate
      return
    }
    self = .fraction(min(max(Double(value / total), 0), 1))
  }

  /// The fraction at a time; nil when it is not known.
  func fraction(at now: Date) -> Double? {
    switch self {
    case .indeterminate: return nil
    case .fraction(let fraction): return fraction
    case .interval(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = now.timeIntervalSince(interval.lowerBound)
      let fraction = length > 0 ? min(max(passed / length, 0), 1) : passed < 0 ? 0 : 1
      return countsDown ? 1 - fraction : fraction
    }
  }

  var isRunning: Bool {
    if case .interval = self { true } else { false }
  }
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    let hidden = context.environment.areLabelsHidden
    func part<V: View>(_ view: V?) -> StyledContent? {
      hidden || V.self == EmptyView.self ? nil : view.map { StyledContent($0) }
    }
    let configuration = ProgressViewStyleConfiguration(
      progress: progress, label: part(label).map { .init(content: $0) },
      currentValueLabel: part(currentValueLabel).map { .init(content: $0) })
    return context.environment.progressViewStyle.makeNodes(configuration, context)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view for something of unknown length.
  public nonisolated init() where Label == EmptyView {
    self.init(progress: .indeterminate, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view for something of unknown length, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) where Label: View {
    self.init(progress: .indeterminate, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view for something of unknown length, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(
      progress: .indeterminate, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view for something of unknown length, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(progress: .indeterminate, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view for a value of a total; nil is a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0
  ) where Label == EmptyView {
    self.init(
      progress: ProgressAmount(value: value, total: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Makes a view for a value of a total, with a label; nil is a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where Label: View {
    self.init(
      progress: ProgressAmount(value: value, total: total), label: label(),
      currentValueLabel: EmptyView())
  }

  /// Makes a view for a value of a total, with a title; nil is a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      progress: ProgressAmount(value: value, total: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Makes a view for a value of a total, with a title; nil is a value that is not known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      progress: ProgressAmount(value: value, total: total), label: Text(title),
      currentValueLabel: EmptyView())
  }

  /// Makes a view for what Foundation keeps account of, as it stands when the view is made.
  public nonisolated init(_ progress: Progress) where Label == EmptyView {
    self.init(
      progress: progress.isIndeterminate
        ? .indeterminate : ProgressAmount(value: progress.fractionCompleted, total: 1),
      label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// Makes a view for a value of a total, with labels; nil is a value that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: ProgressAmount(value: value, total: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Makes a view that follows the clock, with labels.
  ///
  /// - Parameter countsDown: Whether it empties as time passes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view that follows the clock, with a label and the time as current value.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view that follows the clock, with the time as current value.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time left or passed, as the current value of a progress view that follows the clock.
public struct DefaultDateProgressLabel: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    context.nodes(of: Text(timerInterval: interval, countsDown: countsDown))
  }
}
