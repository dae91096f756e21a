import ActivityModel
import Foundation

/// A phone that is attached, by a name of its own.
package struct DeviceID: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  package var rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral value: String) {
    rawValue = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }
}

/// A device token as APNs knows it.
package struct KnownToken: Codable, Hashable, Sendable {
  package enum Purpose: String, Codable, Hashable, Sendable {
    /// Updates one activity.
    case update
    /// Starts activities.
    case start
  }

  package enum State: Codable, Hashable, Sendable {
    case active
    /// The activity or the app is gone.
    case removed(since: Date)
    /// `ExpiredToken`.
    case expired(since: Date)
  }

  package var device: DeviceID
  /// The bundle identifier of the app.
  package var app: String
  package var environment: PushEnvironment
  package var purpose: Purpose
  package var state = State.active

  package init(
    device: DeviceID, app: String, environment: PushEnvironment, purpose: Purpose,
    state: State = .active
  ) {
    self.device = device
    self.app = app
    self.environment = environment
    self.purpose = purpose
    self.state = state
  }
}
