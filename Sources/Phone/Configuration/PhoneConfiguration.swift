import ActivityModel
import Foundation

/// What a phone is when it is switched on for the first time.
package struct PhoneConfiguration: Codable, Hashable, Sendable {
  /// The time on the phone's clock.
  package var start: Date
  /// Whether the device has a Dynamic Island.
  package var hasIsland: Bool
  /// Whether the device shows Live Activities at all; iPads before iPadOS 17 do not.
  package var supportsLiveActivities: Bool
  package var system: SystemVersion
  /// Identifiers and tokens are a function of this number: equal seeds give equal ones.
  package var seed: UInt64
  /// How many log entries the phone keeps. All of them are returned as effects anyway.
  package var logCapacity: Int
  package var choices: Choices

  package init(
    start: Date, hasIsland: Bool = true, supportsLiveActivities: Bool = true,
    system: SystemVersion = .standard, seed: UInt64 = 1, logCapacity: Int = 1_000,
    choices: Choices = Choices()
  ) {
    self.start = start
    self.hasIsland = hasIsland
    self.supportsLiveActivities = supportsLiveActivities
    self.system = system
    self.seed = seed
    self.logCapacity = logCapacity
    self.choices = choices
  }
}
