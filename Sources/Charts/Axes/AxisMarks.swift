import SwiftUI

/// Lines, ticks and labels at some values of an axis. Apple's interface.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  let group: AxisGroup

  var groups: [AxisGroup] { [group] }

  private nonisolated init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    format: AxisLabelFormat? = nil, stroke: StrokeStyle? = nil,
    marks: ((AxisValue) -> [AxisMarkItem])? = nil
  ) {
    group = AxisGroup(
      preset: preset, position: position, values: values, marks: marks, format: format,
      stroke: stroke)
  }

  /// Makes marks for values.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, marks: { content($0).axisItems })
  }

  /// Makes marks for values.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values, marks: { _ in content().axisItems })
  }

  /// Makes marks for values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), marks: { content($0).axisItems })
  }

  /// Makes marks for values.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), marks: { _ in content().axisItems })
  }
}

extension AxisMarks where Content == Never {
  /// Makes the marks that suit the scale.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke: stroke)
  }

  /// Makes the marks that suit the scale.
  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(values), stroke: stroke)
  }

  /// Makes the marks that suit the scale, with labels in a format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, format: labelFormat(format), stroke: stroke)
  }

  /// Makes the marks that suit the scale, with labels in a format.
  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      preset, position, AxisMarkValues(values), format: labelFormat(format), stroke: stroke)
  }
}
