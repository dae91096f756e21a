extension PushReason {
  /// The HTTP status of an answer with this reason.
  public var status: Int {
    switch self {
    case .badCertificate, .badCertificateEnvironment, .badEnvironmentKeyIdInToken,
      .badEnvironmentKeyInToken, .expiredProviderToken, .forbidden, .invalidProviderToken,
      .missingProviderToken, .topicMismatch, .unrelatedKeyIdInToken:
      403
    case .badPath: 404
    case .methodNotAllowed: 405
    case .expiredToken, .unregistered: 410
    case .payloadTooLarge: 413
    case .tooManyProviderTokenUpdates, .tooManyRequests: 429
    case .internalServerError: 500
    case .serviceUnavailable, .shutdown: 503
    default: 400
    }
  }

  /// What a sender may do after it. The pauses are 15 minutes for 5xx (Apple) and one minute for
  /// `TooManyRequests`, of which Apple says "after a delay": a choice of Islet.
  public var retry: PushRetry {
    switch self {
    case .badDeviceToken, .deviceTokenNotForTopic, .forbidden, .expiredToken, .unregistered,
      .payloadTooLarge:
      .never
    case .expiredProviderToken: .withNewProviderToken
    case .unrelatedKeyIdInToken, .shutdown, .idleTimeout: .onNewConnection
    case .tooManyRequests: .later(first: 60)
    case .tooManyProviderTokenUpdates: .later(first: 1200)
    case .internalServerError, .serviceUnavailable: .later(first: 900)
    default: .afterMending
    }
  }

  /// The kinds of requests that are answered with a reason.
  public enum Request: String, Codable, CaseIterable, Hashable, Sendable {
    /// `POST /3/device/…`
    case device
    /// `POST /4/broadcasts/apps/…`
    case broadcast
    /// `/1/apps/…/channels` and `/1/apps/…/all-channels`
    case channels
  }

  /// The requests that Apple's articles, or what was seen on the wire, have it for. Apple has one
  /// table for broadcasts and channels.
  public var requests: Set<Request> {
    switch self {
    case .badChannelId, .badRequestParams, .badRequestPayload, .cannotCreateChannelConfig,
      .channelNotRegistered, .featureNotEnabled, .missingChannelId, .missingPushType,
      .topicMismatch, .missingChannelQueueSize:
      [.broadcast, .channels]
    case .badCollapseId, .badDeviceToken, .badTopic, .deviceTokenNotForTopic, .duplicateHeaders,
      .idleTimeout, .missingDeviceToken, .missingTopic, .badEnvironmentKeyIdInToken,
      .badEnvironmentKeyInToken, .forbidden, .unrelatedKeyIdInToken, .expiredToken, .unregistered:
      [.device]
    default: Set(Request.allCases)
    }
  }

  /// Whether it says that token, key or certificate belongs to the other environment, sandbox or
  /// production, or may do so.
  public var mayMeanOtherEnvironment: Bool {
    switch self {
    case .badDeviceToken, .badEnvironmentKeyIdInToken, .badEnvironmentKeyInToken,
      .badCertificateEnvironment, .channelNotRegistered:
      true
    default: false
    }
  }
}
