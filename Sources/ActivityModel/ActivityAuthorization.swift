/// What a person allows an app in Settings.
package struct ActivityAuthorization: Codable, Hashable, Sendable {
  package var areActivitiesEnabled: Bool
  package var frequentPushesEnabled: Bool

  package init(areActivitiesEnabled: Bool, frequentPushesEnabled: Bool) {
    self.areActivitiesEnabled = areActivitiesEnabled
    self.frequentPushesEnabled = frequentPushesEnabled
  }
}
