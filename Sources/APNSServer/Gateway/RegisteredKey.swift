import ActivityModel
import Foundation

/// A key that provider tokens may be signed with.
package struct RegisteredKey: Codable, Hashable, Sendable {
  /// Ten characters.
  package var keyID: String
  /// Ten characters.
  package var teamID: String
  /// The public key as PEM; nil when signatures of this key are not looked at.
  package var publicKey: String?
  /// The environment that the key is limited to.
  package var environment: PushEnvironment?
  /// The bundle identifiers that the key is limited to.
  package var topics: Set<String>?
  /// A new key is unknown until then.
  package var knownFrom: Date?

  package init(
    keyID: String, teamID: String, publicKey: String? = nil,
    environment: PushEnvironment? = nil, topics: Set<String>? = nil, knownFrom: Date? = nil
  ) {
    self.keyID = keyID
    self.teamID = teamID
    self.publicKey = publicKey
    self.environment = environment
    self.topics = topics
    self.knownFrom = knownFrom
  }
}
