import Foundation

/// Says how far a date is from another, in words: `in 2 hours`, `yesterday`. Apple's interface.
///
/// The largest unit that is not zero is named, and its value is cut off, not rounded: 90 minutes are
/// `in 1 hour`. The words come from ICU, in every language it knows.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near dates have names. Apple's interface.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How units are written. Apple's interface.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private typealias Field = Date.ComponentsFormatStyle.Field

  /// The units from the largest on, with the fields of ICU's formatter.
  private static let units: [(component: Calendar.Component, field: Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// The largest unit of `components` that is not zero, in words.
  open func localizedString(from components: DateComponents) -> String {
    for (component, field) in Self.units {
      if let value = components.value(for: component), value != 0 {
        return text(value, component, field)
      }
    }
    return text(0, .second, .second)
  }

  /// A distance in seconds; negative ones lie in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// How far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: (calendar ?? .current).dateComponents(
        Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  /// How far a date is from now; nil for something that is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ component: Calendar.Component, _ field: Field) -> String {
    // A calendar without surprises: noon of 1 January 2001, Greenwich.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let reference = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    let unit = component == .weekOfMonth ? .weekOfYear : component
    let date = calendar.date(byAdding: unit, value: value, to: reference) ?? reference
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar, capitalizationContext: capitalization)
    style.calendar = calendar
    return style.format(reference)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    default: .unknown
    }
  }
}
