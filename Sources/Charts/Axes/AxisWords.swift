import SwiftUI

/// Writes the standard labels of an axis.
struct AxisWords {
  var stride: DateStride?
  var step: Double
  /// Whether numbers are parts of a whole; they are written as percentages, a choice.
  var isPercent = false

  func words(for value: PlotValue, in environment: EnvironmentValues) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return words(for: number, in: environment)
    case .date(let seconds):
      return format.adapted(to: environment)
        .format(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  private func words(for number: Double, in environment: EnvironmentValues) -> String {
    if isPercent {
      let decimals = NiceSteps.decimals(of: step * 100)
      return number.formatted(
        .percent.precision(.fractionLength(decimals)).locale(environment.locale))
    }
    let decimals = max(NiceSteps.decimals(of: step), number == 0 ? 0 : decimalsOfSmall(number))
    return number.formatted(
      .number.precision(.fractionLength(decimals)).locale(environment.locale))
  }

  /// A power of ten below 1 has decimals of its own on a logarithmic axis.
  private func decimalsOfSmall(_ number: Double) -> Int {
    step == 1 && abs(number) < 1 ? NiceSteps.decimals(of: abs(number)) : 0
  }

  /// What of a date changes from value to value, and what it belongs to.
  private var format: Date.FormatStyle {
    switch stride?.unit {
    case .second, .nanosecond: .dateTime.hour().minute().second()
    case .minute: .dateTime.hour().minute()
    case .hour: .dateTime.hour()
    case .month, .quarter: .dateTime.month(.abbreviated)
    case .year, .yearForWeekOfYear: .dateTime.year()
    default: .dateTime.month(.abbreviated).day()
    }
  }
}
