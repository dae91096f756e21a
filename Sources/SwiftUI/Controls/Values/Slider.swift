/// A control for a number between bounds.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel,
    maximum: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    fraction = min(max(Double(part), 0), 1)
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor public var body: some View {
    HStack {
      minimum
      SliderTrack(fraction: fraction)
      maximum
    }
    .appOnly("Slider", content: "\(fraction)")
  }
}

/// A line with a knob: the line 4 points high, the knob 27 across, as UIKit's before iOS 26.
private struct SliderTrack: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      let start = (proxy.size.width - 27) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
        Capsule().fill(.tint).frame(width: start + 13.5, height: 4)
        Circle().fill(Color.white).frame(width: 27, height: 27).shadow(radius: 2).offset(x: start)
      }
    }
    .frame(height: 27)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider with a label that moves by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider {
  /// Makes a slider with labels for itself and for its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider with labels for itself and for its ends that moves by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Makes a slider that moves by steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}
