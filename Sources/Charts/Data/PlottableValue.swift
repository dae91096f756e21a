import SwiftUI

/// A value with a label, which a mark plots. Apple's interface.
public struct PlottableValue<Value: Plottable> {
  let datum: PlotDatum

  private init(_ label: Text, _ value: PlotValue, extent: PlotDatum.Extent = .none) {
    datum = PlotDatum(label: label, value, extent: extent)
  }
}

extension PlottableValue {
  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(Text(labelKey), PlotValue(value))
  }

  /// A value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), PlotValue(value))
  }

  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, PlotValue(value))
  }

  /// A value.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelResource), PlotValue(value))
  }
}

extension PlottableValue where Value: Comparable {
  private init(_ label: Text, from lower: Value, to upper: Value) {
    let (low, high) = (PlotValue(lower), PlotValue(upper))
    guard let start = low.scalar, let end = high.scalar, start <= end else {
      self.init(label, low)
      return
    }
    self.init(label, low.moved(to: (start + end) / 2), extent: .range(start...end))
  }

  /// A range of values, in whose middle a mark lies.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values, in whose middle a mark lies.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values, in whose middle a mark lies.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values, in whose middle a mark lies.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values, in whose middle a mark lies.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin of values, in whose middle a mark lies.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label, from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  private init(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
    self.init(label, PlotValue(date), extent: .unit(unit, calendar))
  }

  /// The unit of a calendar in which a date lies. A bar is as wide as it, other marks are in its
  /// middle.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// The unit of a calendar in which a date lies.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), date, unit: unit, calendar: calendar)
  }

  /// The unit of a calendar in which a date lies.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    PlottableValue(label, date, unit: unit, calendar: calendar)
  }
}
