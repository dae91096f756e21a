import Foundation

extension Measurement where UnitType: Dimension {
  /// A measurement in words: `3.5 km`, `2.2 miles`. Apple's interface.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room the unit takes. Apple's interface.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      var width: UnitText.Width {
        switch name {
        case "wide": .wide
        case "narrow": .narrow
        default: .abbreviated
        }
      }

      /// `3 kilometers`
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// `3 km`
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// `3km`
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil takes as many digits as suit the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is told without its scale: `20°`.
    public var hidesScaleName = false

    /// A style for any unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in words.
    public func format(_ measurement: Measurement) -> String {
      let (value, unit) = (measurement.value, measurement.unit)
      guard let identifier = UnitIdentifier.of(unit) else {
        return "\(number(value)) \(unit.symbol)"
      }
      let usage = usage?.name
      if numberFormatStyle == nil, !hidesScaleName {
        let options = usage.map { "usage/\($0)" } ?? ""
        return UnitText.string(
          value, unit: identifier, width: width.width, options: options, locale: locale)
          ?? UnitText.string(value, unit: identifier, width: width.width, locale: locale)
          ?? "\(number(value)) \(unit.symbol)"
      }
      let preferred = usage.flatMap {
        PreferredUnit(value, unit: unit, usage: $0, locale: locale)
      }
      let shown = preferred?.value ?? value
      let name = hidesScaleName ? "generic" : preferred?.unit ?? identifier
      return UnitText.string(
        showing: number(shown), for: shown, unit: name,
        width: hidesScaleName ? .narrow : width.width, locale: locale)
        ?? "\(number(shown)) \(unit.symbol)"
    }

    private func number(_ value: Double) -> String {
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>().precision(
          .fractionLength(0...(hidesScaleName ? 0 : 6)))
      return style.locale(locale).format(value)
    }

    /// The style in the words of a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement by a style. Apple's interface.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Measurement { style.format(self) }

  /// The measurement in the usual unit of the region, abbreviated. Apple's interface.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// A style for temperatures.
  ///
  /// - Parameter hidesScaleName: Tells `20°` in place of `20°C`.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(
      width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A measurement in words. Apple's interface.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature in words. Apple's interface.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
