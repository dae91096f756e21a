/// Formats for texts that change as time passes. Apple's interface.
///
/// Islet has the timer, the stopwatch, the offset and the reference.
public enum SystemFormatStyle {}

/// Writes a length of time as a clock does, with fields that are there or not.
struct ClockFormat: Hashable, Codable, Sendable {
  var showsHours = true
  /// How many of hours, minutes, seconds and hundredths are shown at most.
  var maxFieldCount: Int
  /// The shortest time that makes a difference.
  var maxPrecision: Duration
  /// Whether the first field has two digits.
  var padsFirstField: Bool
  var locale: Locale

  /// - Parameter duration: At least zero.
  func string(_ duration: Duration) -> String {
    let hasHours = showsHours && duration >= .seconds(3600)
    let padding = padsFirstField ? 2 : 1
    // Coarse clocks show the largest unit in words.
    if maxPrecision >= .seconds(60) || maxFieldCount < 2 { return words(duration) }
    let fields = maxFieldCount - (hasHours ? 3 : 2)
    let digits = fields > 0 ? fractionDigits : 0
    let pattern: Duration.TimeFormatStyle.Pattern
    if hasHours && fields < 0 {
      pattern = .hourMinute(padHourToLength: padding, roundSeconds: .down)
    } else if hasHours {
      pattern = .hourMinuteSecond(
        padHourToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
    } else {
      pattern = .minuteSecond(
        padMinuteToLength: padding, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
    }
    return duration.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  private var fractionDigits: Int {
    if maxPrecision >= .seconds(1) { return 0 }
    return maxPrecision >= .milliseconds(100) ? 1 : 2
  }

  private func words(_ duration: Duration) -> String {
    let smallest: Duration.UnitsFormatStyle.Unit =
      maxPrecision >= .seconds(3600) ? .hours : maxPrecision >= .seconds(60) ? .minutes : .seconds
    var units: Set<Duration.UnitsFormatStyle.Unit> = [smallest]
    if showsHours { units.insert(.hours) }
    if smallest == .seconds { units.insert(.minutes) }
    return duration.formatted(
      .units(
        allowed: units, width: .wide, maximumUnitCount: 1, zeroValueUnits: .show(length: 1),
        fractionalPart: .hide(rounded: .down)
      ).locale(locale))
  }
}
