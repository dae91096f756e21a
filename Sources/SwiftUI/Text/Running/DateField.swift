/// The units of time between two dates, from the largest on.
enum DateField: CaseIterable {
  case year, month, week, day, hour, minute, second

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit of the calendar, and that of Foundation's formatters.
  var unit: (component: Calendar.Component, option: NSCalendar.Unit) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  /// The unit where its length does not depend on the date.
  var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    default: nil
    }
  }

  /// The fields of a set, the largest first.
  static func ordered(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [DateField] {
    allCases.filter { fields.contains($0.field) }
  }
}

/// A format that takes more from its surroundings than the locale.
protocol EnvironmentalFormat {
  func adapted(to environment: EnvironmentValues) -> Self
}
