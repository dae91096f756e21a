import SwiftUI

/// Finds the values at which an axis has marks.
struct AxisValues {
  var domain: PositionScale.Domain
  var type = ScaleType.linear
  var marks = AxisMarkValues.automatic
  var desiredCount: Int
  var calendar: Calendar
  /// The step to which the domain was widened; nil where it was not.
  var inferredStep: Double?

  /// The step of automatic dates, by which their labels are written; nil for others.
  var dateStride: DateStride? {
    guard case .continuous(let lower, let upper, true) = domain else { return nil }
    switch marks.kind {
    case .dates(let stride, _): return stride
    case .automatic(let wished, _):
      return DateStride.automatic(
        over: abs(upper - lower), desiredCount: wished ?? desiredCount)
    case .stride(let seconds):
      return DateStride.automatic(over: seconds, desiredCount: 1)
    case .values(let values):
      let places = values.compactMap(\.scalar).sorted()
      let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min()
      return DateStride.automatic(over: gap ?? abs(upper - lower), desiredCount: 1)
    }
  }

  /// The step of numbers, by which their labels are written.
  var numberStep: Double {
    switch (domain, marks.kind) {
    case (_, .stride(let step)): return step
    case (_, .values(let values)):
      // Each label has the decimals that its own value needs.
      return values.compactMap(\.scalar).map(abs).filter { $0 > 0 }
        .max { NiceSteps.decimals(of: $0) < NiceSteps.decimals(of: $1) } ?? 1
    case (.continuous(let lower, let upper, false), _) where type != .log:
      if let inferredStep { return inferredStep }
      return NiceSteps.numberStep(
        min(lower, upper)...max(lower, upper), marks: marks, desiredCount: desiredCount)
    default: return 1
    }
  }

  func values() -> [PlotValue] {
    switch domain {
    case .categories(let names): categories(names)
    case .continuous(let lower, let upper, let isDate):
      isDate
        ? dates(min(lower, upper)...max(lower, upper))
        : numbers(min(lower, upper)...max(lower, upper))
    }
  }

  private func categories(_ names: [String]) -> [PlotValue] {
    switch marks.kind {
    case .values(let wished):
      let known = Set(names)
      return wished.map { PlotValue.category($0.category) }.filter { known.contains($0.category) }
    case .automatic(let wished?, _) where wished > 0 && wished < names.count:
      let each = Int((Double(names.count) / Double(wished)).rounded(.up))
      return stride(from: 0, to: names.count, by: each).map { .category(names[$0]) }
    case .stride(let step) where step >= 2 && step < 1e6:
      return stride(from: 0, to: names.count, by: Int(step)).map { .category(names[$0]) }
    default: return names.map { .category($0) }
    }
  }

  private func numbers(_ range: ClosedRange<Double>) -> [PlotValue] {
    if case .values(let wished) = marks.kind {
      let slack = (range.upperBound - range.lowerBound) * 1e-9
      return wished.filter { value in
        value.scalar.map {
          $0 >= range.lowerBound - slack && $0 <= range.upperBound + slack
        } ?? false
      }
    }
    if type == .log, case .automatic = marks.kind {
      let powers = powersOfTen(in: range)
      if powers.count > 1 { return powers.map { .number($0) } }
    }
    return NiceSteps.multiples(of: numberStep, in: range).map { .number($0) }
  }

  private func powersOfTen(in range: ClosedRange<Double>) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let first = Int(ceil(log10(range.lowerBound) - 1e-9))
    let last = Int(floor(log10(range.upperBound) + 1e-9))
    guard first <= last else { return [] }
    // Where there are many powers only each second or third is wished.
    let count = max(desiredCount, 1)
    let each = max((last - first + count - 1) / count, 1)
    return stride(from: first, through: last, by: each).map { pow(10, Double($0)) }
  }

  private func dates(_ range: ClosedRange<Double>) -> [PlotValue] {
    if case .values(let wished) = marks.kind {
      return wished.filter { $0.scalar.map(range.contains) ?? false }
    }
    if case .stride(let seconds) = marks.kind {
      return NiceSteps.multiples(of: seconds, in: range).map { .date($0) }
    }
    var calendar = calendar
    if case .dates(_, let own?) = marks.kind { calendar = own }
    let dates =
      Date(
        timeIntervalSinceReferenceDate: range.lowerBound)...Date(
        timeIntervalSinceReferenceDate: range.upperBound)
    return dateStride?.dates(in: dates, in: calendar).map {
      .date($0.timeIntervalSinceReferenceDate)
    } ?? []
  }
}
