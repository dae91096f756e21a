/// Why APNs refuses a request: the `reason` of its answers to device pushes, broadcasts and channel
/// requests, spelt as on the wire.
///
/// Meanings, statuses and retry rules are those of Apple's articles on handling notification
/// responses and on error responses of broadcasts.
public enum PushReason: String, Codable, CaseIterable, Hashable, Sendable {
  // MARK: 400

  case badChannelId = "BadChannelId"
  case badCollapseId = "BadCollapseId"
  case badDeviceToken = "BadDeviceToken"
  case badExpirationDate = "BadExpirationDate"
  case badMessageId = "BadMessageId"
  case badPriority = "BadPriority"
  case badRequestParams = "BadRequestParams"
  case badRequestPayload = "BadRequestPayload"
  case badTopic = "BadTopic"
  case cannotCreateChannelConfig = "CannotCreateChannelConfig"
  case channelNotRegistered = "ChannelNotRegistered"
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  case duplicateHeaders = "DuplicateHeaders"
  case featureNotEnabled = "FeatureNotEnabled"
  case idleTimeout = "IdleTimeout"
  case invalidPushType = "InvalidPushType"
  case missingChannelId = "MissingChannelId"
  /// Seen on the wire for a storage policy that is missing or wrong; Apple does not list it.
  case missingChannelQueueSize = "MissingChannelQueueSize"
  case missingDeviceToken = "MissingDeviceToken"
  case missingPushType = "MissingPushType"
  case missingTopic = "MissingTopic"
  case payloadEmpty = "PayloadEmpty"
  case topicDisallowed = "TopicDisallowed"

  // MARK: 403

  case badCertificate = "BadCertificate"
  case badCertificateEnvironment = "BadCertificateEnvironment"
  case badEnvironmentKeyIdInToken = "BadEnvironmentKeyIdInToken"
  /// The spelling that was seen on the wire of what Apple prints as `BadEnvironmentKeyIdInToken`.
  case badEnvironmentKeyInToken = "BadEnvironmentKeyInToken"
  case expiredProviderToken = "ExpiredProviderToken"
  case forbidden = "Forbidden"
  case invalidProviderToken = "InvalidProviderToken"
  case missingProviderToken = "MissingProviderToken"
  case topicMismatch = "TopicMismatch"
  case unrelatedKeyIdInToken = "UnrelatedKeyIdInToken"

  // MARK: 404, 405, 410, 413

  case badPath = "BadPath"
  case methodNotAllowed = "MethodNotAllowed"
  case expiredToken = "ExpiredToken"
  case unregistered = "Unregistered"
  case payloadTooLarge = "PayloadTooLarge"

  // MARK: 429 and 5xx

  case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
  case tooManyRequests = "TooManyRequests"
  case internalServerError = "InternalServerError"
  case serviceUnavailable = "ServiceUnavailable"
  case shutdown = "Shutdown"

  /// Reads the reason of an answer. `Service Unavailable`, as one of Apple's pages prints it, is
  /// the same as without the blank.
  public init?(wire text: String) {
    self.init(rawValue: text.filter { $0 != " " })
  }
}
