import Foundation
import PushPayload

/// How the stand-in behaves where Apple says nothing, and where a tester wants it otherwise.
///
/// Every value without a source is a choice of Islet; `docs/push/knobs.md` lists them.
package struct GatewayConfiguration: Codable, Hashable, Sendable {
  // MARK: Provider tokens

  /// Any key is trusted: signatures are not looked at. Form, age and team still are.
  package var trustsAnyKey = false
  /// The longest age of a provider token, in seconds. Apple: an hour.
  package var tokenAge: TimeInterval = ProviderToken.longestAge
  /// How far in the future a provider token may be issued, in seconds; nil is any. A choice.
  package var tokenAhead: TimeInterval?
  /// A provider token may be renewed once in this time, in seconds. Apple: 20 minutes.
  package var tokenRenewal: TimeInterval = ProviderToken.shortestRenewal
  /// Where renewals are counted. Contested in public; a choice.
  package var tokenRenewalScope = RenewalScope.connection
  /// Which keys may follow one another on a connection. A choice.
  package var relatedKeys = KeyRelation.sameTeam
  /// How the reason for a key of the other environment is spelt. Apple's page; the other spelling
  /// was seen on the wire.
  package var environmentReason = PushReason.badEnvironmentKeyIdInToken
  /// The team of an app by bundle identifier; pushes of other teams are `TopicDisallowed`. An app
  /// that is not named takes any team.
  package var teams: [String: String] = [:]

  // MARK: Requests

  /// Tokens that no device has told of are accepted, and reach nobody.
  package var acceptsUnknownTokens = false
  /// A body that is no JSON: the reason of the answer for a device push, of which Apple says
  /// nothing; nil accepts it, and the phone ignores it. A choice.
  package var malformedBody: PushReason? = .payloadEmpty
  /// How far in the future an expiration may lie, in seconds; nil is any. A choice.
  package var expirationAhead: TimeInterval?
  /// Most pushes for one token in a window; nil is any number. Apple gives none.
  package var tokenRate: Rate?
  /// Most broadcasts for one channel in a window; nil is any number. Apple gives none.
  package var channelRate: Rate?
  /// How long after its removal a token is still accepted, in seconds. Seen in public: a day.
  package var unregisteredDelay: TimeInterval = 0

  // MARK: Connections

  /// Streams at once before a valid token came. Apple: one.
  package var streamsBeforeToken = 1
  /// Streams at once afterwards. Seen in 2021: 1000.
  package var streams = 1_000
  /// After so many errors a connection is closed, those of 410 not counted; nil never. A choice.
  package var errorsBeforeClosing: Int?

  // MARK: Delivery

  /// What shares a place while a device cannot be reached. Apple: one push of each bundle
  /// identifier; other readings are in public.
  package var storageSlot = StorageSlot.bundle
  /// The longest storage, in seconds. Apple: 30 days.
  package var longestStorage: TimeInterval = 30 * 86_400
  /// How long a push without expiration is stored, in seconds. A choice.
  package var storageWithoutExpiration: TimeInterval = 30 * 86_400
  /// How long a push of priority 5 waits, in seconds. A choice: not at all.
  package var considerateDelay: TimeInterval = 0
  /// How long a push of priority 1 waits, in seconds. A choice: not at all.
  package var lowDelay: TimeInterval = 0

  // MARK: Broadcasts

  /// The apps with broadcasts switched on; nil is every app.
  package var broadcastApps: Set<String>?
  /// The most channels of an app. Apple: 10,000.
  package var greatestChannels = BroadcastChannel.greatestNumber
  /// The longest storage of a broadcast, in seconds. Apple: eight hours.
  package var longestBroadcastStorage: TimeInterval = BroadcastChannel.longestStorage
  /// The reason for a channel that there is not. Apple's page; 404 was seen.
  package var unknownChannel = PushReason.channelNotRegistered

  /// Identifiers are a function of this number and of how many were made.
  package var seed: UInt64 = 1

  package init() {}

  package enum RenewalScope: String, Codable, CaseIterable, Sendable { case connection, key }
  package enum KeyRelation: String, Codable, CaseIterable, Sendable { case sameTeam, sameKey }

  /// The key of the place in which one push is stored.
  package enum StorageSlot: String, Codable, CaseIterable, Sendable {
    case bundle
    case token
    /// The collapse identifier, or the token without one.
    case collapse
  }

  /// So many in so many seconds.
  package struct Rate: Codable, Hashable, Sendable {
    package var count: Int
    package var window: TimeInterval

    package init(count: Int, window: TimeInterval) {
      self.count = count
      self.window = window
    }
  }
}
