import ActivityModel
import Foundation

/// The phone as an app's window meets it.
package struct AppSurroundings: Codable, Equatable, Sendable {
  package enum Phase: String, Codable, Sendable { case background, inactive, active }

  package var device: Device
  package var appearance: RenderEnvironment.Appearance
  package var phase: Phase
  /// An identifier of the time zone database.
  package var timeZone: String
  /// A locale identifier, `en_US`.
  package var locale: String
  package var textSize: TextSize
  package var isLowPowerMode: Bool

  package init(
    device: Device, appearance: RenderEnvironment.Appearance = .light, phase: Phase = .active,
    timeZone: String = "UTC", locale: String = "en_US", textSize: TextSize = .large,
    isLowPowerMode: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.phase = phase
    self.timeZone = timeZone
    self.locale = locale
    self.textSize = textSize
    self.isLowPowerMode = isLowPowerMode
  }
}

/// How an app's process reads the phone's clock.
package struct ClockSetting: Codable, Equatable, Sendable {
  /// The time on the phone's clock.
  package var now: Date
  /// Phone seconds that pass in a second of the machine: 0 is a clock that stands.
  package var rate: Double

  package init(now: Date, rate: Double) {
    self.now = now
    self.rate = rate
  }
}
