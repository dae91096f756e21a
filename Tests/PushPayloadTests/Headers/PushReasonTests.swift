import Foundation
import Testing

@testable import PushPayload

/// The tables of apns.md, sections 5 and 10.
@Suite struct PushReasonTests {
  @Test(
    "Statuses are those of Apple's tables",
    arguments: [
      (
        400,
        [
          "BadChannelId", "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId",
          "BadPriority", "BadRequestParams", "BadRequestPayload", "BadTopic",
          "CannotCreateChannelConfig", "ChannelNotRegistered", "DeviceTokenNotForTopic",
          "DuplicateHeaders", "FeatureNotEnabled", "IdleTimeout", "InvalidPushType",
          "MissingChannelId", "MissingChannelQueueSize", "MissingDeviceToken", "MissingPushType",
          "MissingTopic", "PayloadEmpty", "TopicDisallowed",
        ]
      ),
      (
        403,
        [
          "BadCertificate", "BadCertificateEnvironment", "BadEnvironmentKeyIdInToken",
          "BadEnvironmentKeyInToken", "ExpiredProviderToken", "Forbidden",
          "InvalidProviderToken", "MissingProviderToken", "TopicMismatch",
          "UnrelatedKeyIdInToken",
        ]
      ), (404, ["BadPath"]), (405, ["MethodNotAllowed"]), (410, ["ExpiredToken", "Unregistered"]),
      (413, ["PayloadTooLarge"]), (429, ["TooManyProviderTokenUpdates", "TooManyRequests"]),
      (500, ["InternalServerError"]), (503, ["ServiceUnavailable", "Shutdown"]),
    ])
  func statuses(_ status: Int, _ names: [String]) {
    #expect(PushReason.allCases.filter { $0.status == status }.map(\.rawValue).sorted() == names)
  }

  @Test("Apple lists six reasons after which the same request is never sent again")
  func never() {
    #expect(
      Set(PushReason.allCases.filter { $0.retry == .never }) == [
        .badDeviceToken, .deviceTokenNotForTopic, .forbidden, .expiredToken, .unregistered,
        .payloadTooLarge,
      ])
  }

  @Test(
    "After a failure of the service a sender waits fifteen minutes, Shutdown wants a connection")
  func later() {
    #expect(PushReason.internalServerError.retry == .later(first: 900))
    #expect(PushReason.serviceUnavailable.retry == .later(first: 900))
    #expect(PushReason.shutdown.retry == .onNewConnection)
    #expect(PushReason.expiredProviderToken.retry == .withNewProviderToken)
  }

  @Test("Each reason has a sentence and a request that it answers", arguments: PushReason.allCases)
  func complete(_ reason: PushReason) {
    #expect(reason.meaning.hasSuffix("."))
    #expect(!reason.requests.isEmpty)
  }

  @Test("The reason of a page that prints a blank is the one without")
  func blank() {
    #expect(PushReason(wire: "Service Unavailable") == .serviceUnavailable)
    #expect(PushReason(wire: "Nonsense") == nil)
  }

  @Test("A refusal is written as on the wire and read with its time in milliseconds")
  func refusal() {
    let refusal = PushRefusal(
      .unregistered, deadSince: Date(timeIntervalSince1970: 1_780_306_850.25))
    #expect(
      String(decoding: refusal.body, as: UTF8.self)
        == #"{"reason":"Unregistered","timestamp":1780306850250}"#)
    #expect(PushRefusal(status: 410, body: refusal.body) == refusal)
    let strange = PushRefusal(status: 418, body: Data(#"{"reason":"Teapot"}"#.utf8))
    #expect(strange.reason == nil)
    #expect(strange.reasonText == "Teapot")
    #expect(PushRefusal(status: 502, body: Data("<html>".utf8)).reasonText == "")
  }
}
