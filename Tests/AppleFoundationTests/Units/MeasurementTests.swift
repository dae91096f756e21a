import AppleFoundation
import Testing

/// Names of units and preferences of regions are CLDR's.
@Suite("Measurements in words")
struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let marathon = Measurement(value: 42.195, unit: UnitLength.kilometers)

  @Test("a style has three widths, in every language")
  func widths() {
    func text(
      _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
      marathon.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
    }
    #expect(text(.wide, american) == "42.195 kilometers")
    #expect(text(.abbreviated, american) == "42.195 km")
    #expect(text(.narrow, american) == "42.195km")
    #expect(text(.wide, german) == "42,195 Kilometer")
    #expect(text(.abbreviated, Locale(identifier: "ru_RU")) == "42,195 км")
    #expect(text(.wide, Locale(identifier: "ja_JP")) == "42.195キロメートル")
  }

  @Test("units are those of the region unless they are to stay")
  func usage() {
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
    #expect(marathon.formatted(style) == "26 mi")
    #expect(marathon.formatted(style.locale(german)) == "42 km")
    #expect(
      Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
        .formatted(.measurement(width: .abbreviated).locale(american)) == "62 mph")
    #expect(
      Measurement(value: 20, unit: UnitTemperature.celsius)
        .formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
  }

  @Test("a format of the number is kept, in the unit of the region")
  func numbers() {
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    func text(_ locale: Locale) -> String {
      marathon.formatted(
        .measurement(width: .abbreviated, usage: .road, numberFormatStyle: digits).locale(locale))
    }
    #expect(text(american) == "26.2 mi")
    #expect(text(german) == "42,2 km")
  }

  @Test("a temperature may hide its scale")
  func temperature() {
    let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    func text(_ locale: Locale) -> String {
      warm.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(locale))
    }
    #expect(text(german) == "20°")
    // 68.72 degrees Fahrenheit.
    #expect(text(american) == "69°")
  }

  @Test("units that CLDR lacks are told by their symbol")
  func unknown() {
    let unit = UnitLength(symbol: "el", converter: UnitConverterLinear(coefficient: 0.6))
    #expect(
      Measurement(value: 2, unit: unit).formatted(.measurement(width: .wide).locale(american))
        == "2 el")
  }

  @Test("the formatter uses the region's unit, and three digits after the point at most")
  func formatter() {
    let formatter = AppleFoundation.MeasurementFormatter()
    formatter.locale = american
    // 5 km are 3.10686 mi.
    let five = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: five) == "3.107 mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: five) == "3.107 miles")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: five) == "5 kilometers")
    formatter.locale = german
    #expect(formatter.string(from: five) == "5 Kilometer")
    #expect(formatter.string(from: UnitLength.kilometers) == "Kilometer")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }
}
