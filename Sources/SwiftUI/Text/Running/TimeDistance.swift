/// How far two moments lie apart, in units of the calendar.
struct TimeDistance {
  /// The largest unit that is not zero and the next smaller one.
  var first: (unit: Calendar.Component, count: Int)
  var second: (unit: Calendar.Component, count: Int)?

  private static let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

  /// The distance in whole seconds, without its sign.
  init(from one: Date, to other: Date, calendar: Calendar) {
    let (early, late) = one < other ? (one, other) : (other, one)
    // Whole seconds, so that a fraction does not turn 5 minutes into 4 minutes and 59 seconds.
    let seconds = late.timeIntervalSince(early).rounded(.down)
    let parts = calendar.dateComponents(
      Set(Self.units), from: early, to: early.addingTimeInterval(seconds))
    let counts = Self.units.map { (unit: $0, count: parts.value(for: $0) ?? 0) }
    let index = counts.firstIndex { $0.count > 0 } ?? counts.count - 1
    first = counts[index]
    if index + 1 < counts.count, counts[index + 1].count > 0 { second = counts[index + 1] }
  }

  /// Both units, short: `5 min, 40 sec`. Zero of the second unit is left out, a choice of Islet.
  func short(locale: Locale) -> String {
    let parts = [first, second].compactMap { $0 }
    if parts.contains(where: { Self.length(of: $0.unit) == nil }) {
      return Self.list(parts.map { Self.calendarUnit($0, isShort: true, locale: locale) }, locale)
    }
    return Self.duration(parts, width: .abbreviated, locale: locale)
  }

  /// The larger unit in full: `5 minutes`.
  func long(locale: Locale) -> String {
    if Self.length(of: first.unit) == nil {
      return Self.calendarUnit(first, isShort: false, locale: locale)
    }
    return Self.duration([first], width: .wide, locale: locale)
  }
}

extension TimeDistance {
  /// The length of a unit in seconds; nil for units that vary.
  private static func length(of unit: Calendar.Component) -> Int? {
    switch unit {
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    default: nil
    }
  }

  private static func duration(
    _ parts: [(unit: Calendar.Component, count: Int)],
    width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale
  ) -> String {
    let seconds = parts.reduce(0) { $0 + $1.count * (length(of: $1.unit) ?? 0) }
    let units = Set(parts.compactMap { durationUnit(of: $0.unit) })
    return Duration.seconds(seconds)
      .formatted(
        .units(allowed: units, width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  private static func durationUnit(
    of unit: Calendar.Component
  ) -> Duration.UnitsFormatStyle.Unit? {
    switch unit {
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    default: nil
    }
  }

  /// Years and months, which Foundation's durations do not know.
  private static func calendarUnit(
    _ part: (unit: Calendar.Component, count: Int), isShort: Bool, locale: Locale
  ) -> String {
    guard let name = [.year: "year", .month: "month"][part.unit] else {
      return duration([part], width: isShort ? .abbreviated : .wide, locale: locale)
    }
    return UnitText.string(
      Double(part.count), unit: name, width: isShort ? .abbreviated : .wide, locale: locale) ?? ""
  }

  private static func list(_ parts: [String], _ locale: Locale) -> String {
    parts.formatted(.list(type: .and, width: .narrow).locale(locale))
  }
}
