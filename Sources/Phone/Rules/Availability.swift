import ActivityModel

/// R22: what needs which system version. Documented in Apple's interface.
package enum Availability {
  /// A part of Live Activities that came with a system version.
  package enum Feature: String, CaseIterable, Hashable, Sendable {
    case liveActivities
    case staleDate
    case standBy
    case pushToStart
    case transientStyle
    case channels
    case scheduledStart
  }

  /// The first version with the feature.
  package static func first(of feature: Feature) -> SystemVersion {
    switch feature {
    case .liveActivities: SystemVersion(16, 1)
    case .staleDate: SystemVersion(16, 2)
    case .standBy: SystemVersion(17, 0)
    case .pushToStart: SystemVersion(17, 2)
    case .transientStyle, .channels: SystemVersion(18, 0)
    case .scheduledStart: SystemVersion(26, 0)
    }
  }
}

/// A version of the phone's system.
package struct SystemVersion: Codable, Hashable, Comparable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  package func has(_ feature: Availability.Feature) -> Bool {
    self >= Availability.first(of: feature)
  }

  package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { "iOS \(major).\(minor)" }
}
