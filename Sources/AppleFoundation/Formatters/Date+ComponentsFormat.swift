import Foundation

extension Date {
  /// The time between two dates in units: `2 hours, 5 minutes`.
  ///
  /// Apple calls it `ComponentsFormatStyle`, of which Foundation on Linux has the fields alone; the
  /// underscore keeps the two apart. Source that makes it by `.components` or `.timeDuration` does
  /// not name it.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// How units are written, as Apple's.
    public struct Style: Codable, Hashable, Sendable {
      let rawValue: Int

      public static let condensedAbbreviated = Style(rawValue: 0)
      public static let abbreviated = Style(rawValue: 1)
      public static let narrow = Style(rawValue: 2)
      public static let wide = Style(rawValue: 3)
      public static let spellOut = Style(rawValue: 4)
      static let positional = Style(rawValue: 5)
    }

    /// nil writes them as a clock does.
    public var style: Style
    /// Which units may appear; nil is years to seconds without weeks.
    public var fields: Set<Date.ComponentsFormatStyle.Field>?
    public var locale: Locale
    public var calendar: Calendar

    init(
      style: Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil,
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent
    ) {
      self.style = style
      self.fields = fields
      self.locale = locale
      self.calendar = calendar
    }

    /// The length of a range in words.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      var calendar = calendar
      calendar.locale = locale
      formatter.calendar = calendar
      formatter.unitsStyle =
        switch style {
        case .condensedAbbreviated: .brief
        case .abbreviated: .short
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .positional: .positional
        default: .full
        }
      formatter.allowedUnits = units
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    private var units: NSCalendar.Unit {
      guard let fields else { return style == .positional ? [.hour, .minute, .second] : [] }
      let known: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      return known.reduce(into: []) { units, pair in
        if fields.contains(pair.0) { units.insert(pair.1) }
      }
    }

    /// The style in the words of a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The style with the units of a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var copy = self
      copy.calendar = calendar
      return copy
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// The length of a range of dates in units. Apple's interface.
  public static func components(
    style: Date._ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// The length of a range of dates as a clock shows it: `2:05:00`. Apple's interface.
  public static var timeDuration: Self { Self(style: .positional) }
}
