import AppleFoundation

/// A value of a type of the system's whose coded form is its own affair; it is made first and written
/// as its type writes it.
struct ReadyMadeSample {
  let value: any Codable

  /// Nil for types that a recorder can make itself. The values are choices of Islet.
  init?(_ type: Any.Type, at place: SamplePlace) {
    let question = SampleQuestion(place, isSelf: false)
    switch type {
    case is TimeZone.Type: value = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    case is Locale.Type: value = Locale(identifier: "en_US")
    case is Calendar.Type: value = Calendar(identifier: .gregorian)
    case is DateComponents.Type: value = DateComponents(hour: 9, minute: 41)
    case is Duration.Type: value = Duration.seconds(1500)
    case is DateInterval.Type:
      value = DateInterval(start: question.now - 600, end: question.now + 1500)
    case is LocalizedStringResource.Type:
      value = LocalizedStringResource(
        String.LocalizationValue(String.answers(to: question).values[0]))
    case is PersonNameComponents.Type:
      value = PersonNameComponents(givenName: "Alex", familyName: "Harbour")
    case is IndexSet.Type: value = IndexSet(integersIn: 0..<3)
    case let type as any MeasurementShape.Type:
      guard let made = type.sample(Double.answers(to: question).values[0]) else { return nil }
      value = made
    default: return nil
    }
  }
}

private protocol MeasurementShape {
  static func sample(_ value: Double) -> (any Codable)?
}

extension Measurement: MeasurementShape {
  fileprivate static func sample(_ value: Double) -> (any Codable)? {
    let units: [Unit] = [
      UnitLength.kilometers, UnitSpeed.kilometersPerHour, UnitDuration.minutes, UnitMass.kilograms,
      UnitTemperature.celsius, UnitEnergy.kilocalories, UnitPower.watts, UnitVolume.liters,
    ]
    let common = units.lazy.compactMap { $0 as? UnitType }.first
    guard
      let unit = common ?? ((UnitType.self as? Dimension.Type)?.baseUnit() as? UnitType)
    else { return nil }
    return Measurement(value: value, unit: unit)
  }
}
