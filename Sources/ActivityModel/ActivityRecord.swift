import Foundation

/// An activity as the phone tells it to the app.
package struct ActivityRecord: Codable, Hashable, Sendable {
  package var id: ActivityID
  /// The unqualified name of the attributes type.
  package var attributesType: String
  /// The attributes as JSON.
  package var attributes: Data
  package var content: RawContent
  package var phase: ActivityPhase
  package var pushToken: PushToken?

  package init(
    id: ActivityID, attributesType: String, attributes: Data, content: RawContent,
    phase: ActivityPhase, pushToken: PushToken? = nil
  ) {
    self.id = id
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.phase = phase
    self.pushToken = pushToken
  }
}
