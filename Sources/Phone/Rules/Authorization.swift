import ActivityModel

/// R20: what a person switches off.
///
/// Documented: Live Activities are on by default and can be switched off for each app; frequent
/// pushes need the key of the Info.plist and the person's switch. The first card of an app on the
/// Lock Screen carries a panel that asks whether to go on. What switching off does to running
/// activities is the choice `revokedPermission`.
package enum Authorization {
  /// What happens to activities whose app is switched off.
  package enum Revocation: String, Codable, CaseIterable, Sendable {
    case dismissesAtOnce
    case endsWithDefaultPolicy
  }

  /// `areActivitiesEnabled`. That a missing key counts as switched off is our reading.
  package static func areActivitiesEnabled(
    hasKey: Bool, isAllowed: Bool, isAllowedOnDevice: Bool, isSupported: Bool
  ) -> Bool {
    hasKey && isAllowed && isAllowedOnDevice && isSupported
  }

  /// `frequentPushesEnabled`.
  package static func areFrequentPushesEnabled(hasKey: Bool, isAllowed: Bool) -> Bool {
    hasKey && isAllowed
  }
}
