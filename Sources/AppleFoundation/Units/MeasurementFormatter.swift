import Foundation

/// Says measurements in words: `3.107 mi`. Apple's interface.
///
/// Units are those of the region by CLDR unless the options say otherwise; numbers have at most three
/// digits after the point.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is told in. Apple's interface.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement itself.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The larger or smaller unit that suits the value.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature without its scale: `20°`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let unit = measurement.unit as Unit
    guard let identifier = UnitIdentifier.of(unit) else {
      return "\(number(measurement.value)) \(unit.symbol)"
    }
    let preferred =
      unitOptions.contains(.providedUnit)
      ? nil
      : PreferredUnit(measurement.value, unit: unit, usage: "default", locale: usedLocale)
    let value = preferred?.value ?? measurement.value
    let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    return UnitText.string(
      showing: number(value), for: value, unit: isBare ? "generic" : preferred?.unit ?? identifier,
      width: isBare ? .narrow : width, locale: usedLocale)
      ?? "\(number(value)) \(unit.symbol)"
  }

  /// The name of a unit: `kilometers`.
  open func string(from unit: Unit) -> String {
    UnitIdentifier.of(unit)
      .flatMap {
        UnitText.string(showing: "", for: 2, unit: $0, width: width, locale: usedLocale)
      }?
      .trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }

  private var usedLocale: Locale { locale ?? .current }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  private func number(_ value: Double) -> String {
    let formatter = numberFormatter ?? NumberFormatter()
    formatter.locale = usedLocale
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }
}
