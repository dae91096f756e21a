/// Language, calendar and clock of a view.
extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
  private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
  }
  private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
  private enum NowKey: EnvironmentKey {
    static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The locale by which texts are formatted.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar by which dates are formatted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone by which dates are formatted.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The time on the phone's clock, at which running texts are drawn.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
