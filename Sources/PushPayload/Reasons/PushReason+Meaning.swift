extension PushReason {
  /// What it means, as one sentence.
  public var meaning: String {
    switch self {
    case .badChannelId: "The channel identifier is not valid base64."
    case .badCollapseId: "The collapse identifier is longer than 64 bytes."
    case .badDeviceToken:
      "The device token is malformed, unknown, or belongs to the other environment."
    case .badExpirationDate: "The expiration is no valid time, or not one that the channel allows."
    case .badMessageId: "The identifier of the request is no UUID."
    case .badPriority: "The priority is none of 10, 5 and 1."
    case .badRequestParams: "A parameter of the request is not valid."
    case .badRequestPayload: "The body is no valid JSON for this request."
    case .badTopic: "The topic is not valid."
    case .cannotCreateChannelConfig: "The app has as many channels as it may have."
    case .channelNotRegistered: "There is no such channel in this app and environment."
    case .deviceTokenNotForTopic: "The device token belongs to another topic."
    case .duplicateHeaders: "A header is there more than once."
    case .featureNotEnabled: "Broadcasts are not switched on for the app."
    case .idleTimeout: "The request was not finished in time."
    case .invalidPushType: "The push type is not valid, or does not go with the topic."
    case .missingChannelId: "The header apns-channel-id is missing."
    case .missingChannelQueueSize: "The storage policy of the channel is missing or wrong."
    case .missingDeviceToken: "The path names no device token."
    case .missingPushType: "The push type is missing."
    case .missingTopic: "The header apns-topic is missing."
    case .payloadEmpty: "The body is empty."
    case .topicDisallowed: "The key may not push to this topic."
    case .badCertificate: "The certificate is not valid."
    case .badCertificateEnvironment: "The certificate belongs to the other environment."
    case .badEnvironmentKeyIdInToken, .badEnvironmentKeyInToken:
      "The key of the provider token belongs to the other environment."
    case .expiredProviderToken: "The provider token is older than an hour."
    case .forbidden: "The action is not allowed."
    case .invalidProviderToken:
      "The provider token is malformed, its signature, key or team is wrong."
    case .missingProviderToken: "The request has no provider token."
    case .topicMismatch: "The certificate belongs to another app."
    case .unrelatedKeyIdInToken:
      "The key of the provider token is unrelated to the one first used on this connection."
    case .badPath: "The path is none that APNs knows."
    case .methodNotAllowed: "The method is not allowed on this path."
    case .expiredToken: "The device token has expired."
    case .unregistered: "The device token is no longer active."
    case .payloadTooLarge: "The body is larger than allowed."
    case .tooManyProviderTokenUpdates:
      "The provider token was renewed more than once in 20 minutes."
    case .tooManyRequests: "Too many requests were sent for the same token or channel."
    case .internalServerError: "APNs failed."
    case .serviceUnavailable: "APNs is not available."
    case .shutdown: "This server of APNs is shutting down."
    }
  }
}
