import AppleFoundation

/// A step along an axis of dates: a number of units of a calendar.
struct DateStride: Equatable {
  var unit: Calendar.Component
  var count: Int

  /// The steps of automatic axes with their lengths in seconds, from the shortest. A choice: those
  /// by which clocks and calendars are read.
  private static let table: [(stride: DateStride, seconds: Double)] = {
    let minute = 60.0
    let hour = 60 * minute
    let day = 24 * hour
    return [
      (DateStride(unit: .second, count: 1), 1), (DateStride(unit: .second, count: 5), 5),
      (DateStride(unit: .second, count: 15), 15), (DateStride(unit: .second, count: 30), 30),
      (DateStride(unit: .minute, count: 1), minute),
      (DateStride(unit: .minute, count: 5), 5 * minute),
      (DateStride(unit: .minute, count: 15), 15 * minute),
      (DateStride(unit: .minute, count: 30), 30 * minute),
      (DateStride(unit: .hour, count: 1), hour), (DateStride(unit: .hour, count: 3), 3 * hour),
      (DateStride(unit: .hour, count: 6), 6 * hour),
      (DateStride(unit: .hour, count: 12), 12 * hour),
      (DateStride(unit: .day, count: 1), day), (DateStride(unit: .day, count: 2), 2 * day),
      (DateStride(unit: .weekOfYear, count: 1), 7 * day),
      (DateStride(unit: .month, count: 1), 30.4 * day),
      (DateStride(unit: .month, count: 3), 91.3 * day),
      (DateStride(unit: .month, count: 6), 182.6 * day),
      (DateStride(unit: .year, count: 1), 365.2 * day),
      (DateStride(unit: .year, count: 2), 730.5 * day),
      (DateStride(unit: .year, count: 5), 1_826 * day),
      (DateStride(unit: .year, count: 10), 3_652 * day),
    ]
  }()

  /// The step for which a span in seconds has most nearly a number of values.
  static func automatic(over span: Double, desiredCount: Int) -> DateStride {
    let rough = max(span, 1) / Double(max(desiredCount, 1))
    let nearest = table.min { abs(log($0.seconds / rough)) < abs(log($1.seconds / rough)) }
    return nearest?.stride ?? DateStride(unit: .day, count: 1)
  }

  /// The beginnings of the steps inside a range.
  func dates(in range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    dates(covering: range, in: calendar).filter { range.contains($0) }
  }

  /// The beginnings of steps from the last one at or before a range to the first at or after it.
  ///
  /// More than a thousand would be a mistake of the caller's and are not made.
  func dates(covering range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    guard count > 0, var date = start(before: range.lowerBound, in: calendar) else { return [] }
    var dates = [date]
    while date < range.upperBound, dates.count <= 1_000 {
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
      dates.append(date)
    }
    return dates.count > 1_000 ? [] : dates
  }

  /// The last step at or before a date. Steps of several units are counted from the beginning of
  /// the next larger unit: quarters of an hour from the full hour, three months from January.
  private func start(before date: Date, in calendar: Calendar) -> Date? {
    guard let unitStart = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1, let larger, let outer = calendar.dateInterval(of: larger, for: date)?.start
    else {
      if count > 1, unit == .year {
        let year = calendar.component(.year, from: date)
        return calendar.date(byAdding: .year, value: -(year % count), to: unitStart)
      }
      return unitStart
    }
    let passed = calendar.dateComponents([unit], from: outer, to: unitStart).value(for: unit) ?? 0
    return calendar.date(byAdding: unit, value: passed - passed % count, to: outer)
  }

  private var larger: Calendar.Component? {
    switch unit {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day, .weekOfMonth, .weekOfYear: .month
    case .month, .quarter: .year
    default: nil
    }
  }
}
