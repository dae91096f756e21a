/// An app as the phone installs it.
package struct AppDescription: Codable, Hashable, Sendable {
  package var id: AppID
  /// The name under the app's icon.
  package var name: String
  /// `NSSupportsLiveActivities` of the app's Info.plist.
  package var supportsLiveActivities: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates` of the app's Info.plist.
  package var supportsFrequentUpdates: Bool
  /// The unqualified names of the attributes types that the widget extension declares.
  package var attributesTypes: [String]
  /// The push service that the `aps-environment` entitlement names; nil without the entitlement.
  package var pushEnvironment: PushEnvironment?
  /// Whether the app has what `unentitled` says is missing. Apple names no such entitlement; every
  /// real app has it.
  package var isEntitled: Bool

  package init(
    id: AppID, name: String, supportsLiveActivities: Bool = true,
    supportsFrequentUpdates: Bool = false, attributesTypes: [String],
    pushEnvironment: PushEnvironment? = .sandbox, isEntitled: Bool = true
  ) {
    self.id = id
    self.name = name
    self.supportsLiveActivities = supportsLiveActivities
    self.supportsFrequentUpdates = supportsFrequentUpdates
    self.attributesTypes = attributesTypes
    self.pushEnvironment = pushEnvironment
    self.isEntitled = isEntitled
  }
}
