import Foundation

/// A unit in which lengths of time are told.
struct DurationUnit {
  /// So many of a unit.
  struct Amount {
    var unit: DurationUnit
    var value: Int
  }

  var component: Calendar.Component
  var unit: NSCalendar.Unit
  /// What the system's formatter calls it; nil for years and months, which it does not know.
  var field: Duration.UnitsFormatStyle.Unit?
  /// The length in seconds; nil where it varies.
  var seconds: Int?
  /// How many make one of the next larger unit; nil where that varies.
  var count: Int?

  /// From the largest on.
  static let all: [DurationUnit] = [
    DurationUnit(component: .year, unit: .year),
    DurationUnit(component: .month, unit: .month, count: 12),
    DurationUnit(component: .weekOfMonth, unit: .weekOfMonth, field: .weeks, seconds: 604_800),
    DurationUnit(component: .day, unit: .day, field: .days, seconds: 86_400, count: 7),
    DurationUnit(component: .hour, unit: .hour, field: .hours, seconds: 3600, count: 24),
    DurationUnit(component: .minute, unit: .minute, field: .minutes, seconds: 60, count: 60),
    DurationUnit(component: .second, unit: .second, field: .seconds, seconds: 1, count: 60),
  ]

  /// Tells a largest amount of one in the next smaller unit, where that one has a fixed length.
  static func collapsing(_ amounts: [Amount]) -> [Amount] {
    guard let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1,
      first + 1 < amounts.count, let count = amounts[first + 1].unit.count
    else { return amounts }
    var result = amounts
    result[first].value = 0
    result[first + 1].value += count
    return result
  }
}

extension DurationUnit.Amount {
  /// The amount in the words of a language: `9 hours`.
  func words(_ style: DateComponentsFormatter.UnitsStyle, locale: Locale) -> String {
    guard let field = unit.field, let seconds = unit.seconds else {
      return calendarWords(style, locale: locale)
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .positional, .abbreviated: .narrow
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .full, .spellOut: .wide
      }
    let text = Duration.seconds(value * seconds).formatted(
      .units(allowed: [field], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
    // The system's brief form has a space before the unit, Apple's formatter has none.
    if style == .brief { return text.filter { !$0.isWhitespace } }
    guard style == .spellOut else { return text }
    return text.replacingOccurrences(
      of: value.formatted(.number.locale(locale)), with: spelled(in: locale))
  }

  /// Years and months, which Foundation's durations do not know.
  private func calendarWords(
    _ style: DateComponentsFormatter.UnitsStyle, locale: Locale
  ) -> String {
    let isYear = unit.component == .year
    let width: UnitText.Width =
      switch style {
      case .positional, .abbreviated: .narrow
      case .short, .brief: .abbreviated
      case .full, .spellOut: .wide
      }
    let number = style == .spellOut ? spelled(in: locale) : value.formatted(.number.locale(locale))
    // CLDR's English months would be mistaken for minutes, `1m`; Apple's are `1mo`.
    if !isYear, locale.language.languageCode == .english {
      switch style {
      case .positional, .abbreviated, .brief: return number + "mo"
      case .short: return number + (value == 1 ? " mo" : " mos")
      case .full, .spellOut: break
      }
    }
    let text =
      UnitText.string(
        showing: number, for: Double(value), unit: isYear ? "year" : "month", width: width,
        locale: locale) ?? number
    return style == .brief ? text.filter { !$0.isWhitespace } : text
  }

  private func spelled(in locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }
}
