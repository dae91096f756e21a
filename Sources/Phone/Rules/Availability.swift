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

extension SystemVersion {
  package func has(_ feature: Availability.Feature) -> Bool {
    self >= Availability.first(of: feature)
  }
}
