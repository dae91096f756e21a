import ActivityModel
import Foundation
import PushPayload
import Testing

@testable import APNSServer

/// A test a reason. Reasons and statuses are those of apns.md, sections 5 and 10.
@Suite struct ReasonTests {
  /// How a right request, or the server, is spoilt.
  struct Spoiling: Sendable, CustomTestStringConvertible {
    var reason: PushReason
    var status: Int
    var how: String
    var spoil: @Sendable (inout Sender) -> Void

    init(
      _ status: Int, _ reason: PushReason, _ how: String,
      _ spoil: @escaping @Sendable (inout Sender) -> Void
    ) {
      self.reason = reason
      self.status = status
      self.how = how
      self.spoil = spoil
    }

    var testDescription: String { "\(reason.rawValue): \(how)" }
  }

  static let device: [Spoiling] = [
    .init(405, .methodNotAllowed, "GET") { $0.request.method = "GET" },
    .init(404, .badPath, "another path") { $0.request.path = "/3/devices/80" },
    .init(404, .badPath, "a query") { $0.request.path += "/x" },
    .init(400, .missingDeviceToken, "no token") { $0.request.path = "/3/device/" },
    .init(400, .badDeviceToken, "no digits") { $0.request.path = "/3/device/xyz" },
    .init(400, .badDeviceToken, "an unknown token") { $0.request.path = "/3/device/8081" },
    .init(400, .badDeviceToken, "the other environment") {
      $0.request.service.environment = .production
    },
    .init(403, .missingProviderToken, "no header") { $0.request.set("authorization", nil) },
    .init(403, .invalidProviderToken, "another scheme") {
      $0.request.set("authorization", "Basic abc")
    },
    .init(403, .invalidProviderToken, "no token") { $0.request.authorize("abc") },
    .init(403, .invalidProviderToken, "another algorithm") {
      $0.request.authorize(Sender.providerToken(algorithm: "ES512"))
    },
    .init(403, .invalidProviderToken, "a short key") {
      $0.request.authorize(Sender.providerToken(key: "KEY"))
    },
    .init(403, .invalidProviderToken, "an unknown key") {
      $0.request.authorize(Sender.providerToken(key: "OTHEROTHER"))
    },
    .init(403, .invalidProviderToken, "another team") {
      $0.request.authorize(Sender.providerToken(team: "OTHERTEAM1"))
    },
    .init(403, .invalidProviderToken, "a wrong signature") {
      $0.gateway.register(
        RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", publicKey: "wrong"))
    },
    .init(403, .invalidProviderToken, "a key that is not known yet") {
      $0.gateway.register(
        RegisteredKey(
          keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", knownFrom: $0.now.addingTimeInterval(1)))
    },
    .init(403, .expiredProviderToken, "older than an hour") {
      $0.request.authorize(Sender.providerToken(issued: 1_780_306_860 - 3_601))
    },
    .init(403, .badEnvironmentKeyIdInToken, "a key of production") {
      $0.gateway.register(
        RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", environment: .production))
    },
    .init(403, .unrelatedKeyIdInToken, "another team on the connection") {
      $0.gateway.register(RegisteredKey(keyID: "OTHEROTHER", teamID: "OTHERTEAM1"))
      _ = $0.send()
      $0.request.authorize(Sender.providerToken(key: "OTHEROTHER", team: "OTHERTEAM1"))
    },
    .init(429, .tooManyProviderTokenUpdates, "renewed after 19 minutes") {
      _ = $0.send()
      $0.now += 19 * 60
      $0.request.authorize(Sender.providerToken(issued: 1_780_306_861))
    },
    .init(400, .duplicateHeaders, "a topic twice") {
      $0.request.fields.append(.init("apns-topic", Sender.topic))
    },
    .init(400, .badMessageId, "no UUID") { $0.request.set("apns-id", "4711") },
    .init(400, .badPriority, "7") { $0.request.set("apns-priority", "7") },
    .init(400, .badExpirationDate, "a word") { $0.request.set("apns-expiration", "soon") },
    .init(400, .badExpirationDate, "below zero") { $0.request.set("apns-expiration", "-1") },
    .init(400, .badCollapseId, "65 bytes") {
      $0.request.set("apns-collapse-id", String(repeating: "c", count: 65))
    },
    .init(400, .invalidPushType, "none") { $0.request.set("apns-push-type", nil) },
    .init(400, .invalidPushType, "an unknown one") {
      $0.request.set("apns-push-type", "activity")
    },
    .init(400, .invalidPushType, "another one with the topic of activities") {
      $0.request.set("apns-push-type", "alert")
    },
    .init(400, .missingTopic, "none") { $0.request.set("apns-topic", nil) },
    .init(400, .badTopic, "blanks") { $0.request.set("apns-topic", "my app") },
    .init(400, .topicDisallowed, "the suffix twice") {
      $0.request.set("apns-topic", Sender.topic + PushTopic.suffix)
    },
    .init(400, .topicDisallowed, "a key of other topics") {
      $0.gateway.register(
        RegisteredKey(
          keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", topics: ["com.example.Other"]))
    },
    .init(400, .payloadEmpty, "no body") { $0.request.body = Data() },
    .init(400, .payloadEmpty, "a trailing comma") {
      $0.request.body = Data(#"{"aps":{"event":"update",}}"#.utf8)
    },
    .init(413, .payloadTooLarge, "4097 bytes") {
      $0.request.body = Data((Sender.update + String(repeating: " ", count: 4_097 - 79)).utf8)
    },
    .init(400, .deviceTokenNotForTopic, "the plain bundle identifier") {
      $0.request.set("apns-topic", Sender.app)
    },
    .init(400, .deviceTokenNotForTopic, "another app") {
      $0.request.set("apns-topic", "com.example.Other.push-type.liveactivity")
    },
    .init(410, .unregistered, "a dead token") {
      $0.gateway.retire(PushToken(hex: Sender.hex)!, at: $0.now)
    },
    .init(410, .expiredToken, "an expired token") {
      $0.gateway.expire(PushToken(hex: Sender.hex)!, at: $0.now)
    },
  ]

  @Test("A device push is refused with Apple's reason and status", arguments: device)
  func refusal(_ spoiling: Spoiling) {
    var sender = Sender()
    spoiling.spoil(&sender)
    let outcome = sender.send()
    #expect(outcome.answer.status == spoiling.status)
    #expect(outcome.faults.first?.reason == spoiling.reason)
    let text = String(decoding: outcome.answer.body, as: UTF8.self)
    #expect(text.hasPrefix(#"{"reason":"\#(spoiling.reason.rawValue)""#))
    #expect(outcome.answer["content-type"] == "application/json")
    #expect(outcome.answer["apns-id"].map(PushIdentifier.isValid) == true)
    #expect(outcome.events.isEmpty)
  }

  @Test("A right push is answered by 200, its identifier and, in the sandbox, a unique one")
  func acceptance() {
    var sender = Sender()
    sender.request.set("apns-id", "6f1d2a3b-0000-4000-8000-000000000001")
    let outcome = sender.send()
    #expect(outcome.answer.status == 200)
    #expect(outcome.answer.body.isEmpty)
    #expect(outcome.answer["apns-id"] == "6f1d2a3b-0000-4000-8000-000000000001")
    #expect(outcome.answer["apns-unique-id"].map(PushIdentifier.isValid) == true)
    #expect(
      outcome.events.map(\.summary) == ["delivered 6f1d2a3b-0000-4000-8000-000000000001"])
    #expect(outcome.record.event == "update")
    #expect(outcome.record.bytes == 79)
  }

  @Test("Production gives no unique identifier for a device push")
  func production() {
    var sender = Sender()
    sender.gateway.register(
      PushToken(hex: Sender.hex)!,
      KnownToken(device: "phone", app: Sender.app, environment: .production, purpose: .update))
    sender.request.service.environment = .production
    let outcome = sender.send()
    #expect(outcome.answer.status == 200)
    #expect(outcome.answer["apns-unique-id"] == nil)
  }

  @Test("The time of a 410 is in milliseconds since 1970")
  func milliseconds() {
    var sender = Sender()
    let dead = Date(timeIntervalSince1970: 1_780_306_850.25)
    sender.gateway.retire(PushToken(hex: Sender.hex)!, at: dead)
    #expect(
      String(decoding: sender.send().answer.body, as: UTF8.self)
        == #"{"reason":"Unregistered","timestamp":1780306850250}"#)
  }

  @Test("Every fault is in the log, in the stated order, though one is answered")
  func allFaults() {
    var sender = Sender()
    sender.request.set("apns-priority", "7")
    sender.request.set("authorization", nil)
    sender.request.set("apns-topic", Sender.app)
    sender.request.body = Data()
    let outcome = sender.send()
    #expect(
      outcome.faults.map(\.reason) == [
        .missingProviderToken, .badPriority, .payloadEmpty, .deviceTokenNotForTopic,
      ])
    #expect(outcome.record.faults.count == 4)
  }

  static let broadcast: [Spoiling] = [
    .init(400, .missingChannelId, "none") { $0.request.set("apns-channel-id", nil) },
    .init(400, .badChannelId, "no base64") { $0.request.set("apns-channel-id", "?") },
    .init(400, .channelNotRegistered, "unknown") { $0.request.set("apns-channel-id", "Zm9v") },
    .init(400, .channelNotRegistered, "the other environment") {
      $0.request.service.environment = .production
    },
    .init(400, .badPriority, "none") { $0.request.set("apns-priority", nil) },
    .init(400, .badExpirationDate, "none") { $0.request.set("apns-expiration", nil) },
    .init(400, .missingPushType, "none") { $0.request.set("apns-push-type", nil) },
    .init(400, .invalidPushType, "alert") { $0.request.set("apns-push-type", "alert") },
    .init(400, .badMessageId, "no UUID") { $0.request.set("apns-request-id", "1") },
    .init(400, .topicDisallowed, "the suffix") { $0.request.path += PushTopic.suffix },
    .init(400, .payloadEmpty, "no body") { $0.request.body = Data() },
    .init(400, .badRequestPayload, "no JSON") { $0.request.body = Data("{".utf8) },
    .init(413, .payloadTooLarge, "5121 bytes") {
      $0.request.body = Data((Sender.update + String(repeating: " ", count: 5_121 - 79)).utf8)
    },
    .init(403, .missingProviderToken, "no token") { $0.request.set("authorization", nil) },
    .init(405, .methodNotAllowed, "GET") { $0.request.method = "GET" },
  ]

  @Test("A broadcast is refused with Apple's reason and status", arguments: broadcast)
  func broadcastRefusal(_ spoiling: Spoiling) {
    var sender = Sender()
    sender.request = Sender.broadcast(sender.makeChannel())
    spoiling.spoil(&sender)
    let outcome = sender.send()
    #expect(outcome.faults.first?.reason == spoiling.reason)
    #expect(outcome.answer.status == spoiling.status)
  }

  static let channels: [Spoiling] = [
    .init(404, .badPath, "another path") { $0.request.path += "s" },
    .init(405, .methodNotAllowed, "PUT") { $0.request.method = "PUT" },
    .init(400, .payloadEmpty, "no body") { $0.request.body = Data() },
    .init(400, .badRequestPayload, "no JSON") { $0.request.body = Data("{".utf8) },
    .init(400, .missingChannelQueueSize, "policy 2") {
      $0.request.body = Data(#"{"message-storage-policy":2,"push-type":"LiveActivity"}"#.utf8)
    },
    .init(400, .missingPushType, "no push type") {
      $0.request.body = Data(#"{"message-storage-policy":1}"#.utf8)
    },
    .init(400, .invalidPushType, "alert") {
      $0.request.body = Data(#"{"message-storage-policy":1,"push-type":"alert"}"#.utf8)
    },
    .init(400, .badMessageId, "no UUID") { $0.request.set("apns-request-id", "1") },
    .init(400, .topicDisallowed, "the suffix") {
      $0.request.path = "/1/apps/\(Sender.topic)/channels"
    },
    .init(400, .missingChannelId, "GET without a channel") { $0.request.method = "GET" },
    .init(400, .badChannelId, "GET of no base64") {
      $0.request.method = "GET"
      $0.request.set("apns-channel-id", "?")
    },
    .init(400, .channelNotRegistered, "DELETE of an unknown channel") {
      $0.request.method = "DELETE"
      $0.request.set("apns-channel-id", "Zm9v")
    },
    .init(403, .missingProviderToken, "no token") { $0.request.set("authorization", nil) },
  ]

  @Test("A channel request is refused with Apple's reason and status", arguments: channels)
  func channelRefusal(_ spoiling: Spoiling) {
    var sender = Sender()
    sender.request = Sender.manage("POST")
    spoiling.spoil(&sender)
    let outcome = sender.send()
    #expect(outcome.faults.first?.reason == spoiling.reason)
    #expect(outcome.answer.status == spoiling.status)
    #expect(outcome.answer["apns-channel-id"] == nil)
  }

  @Test("A channel is created, read, listed and deleted with Apple's statuses and bodies")
  func channelLife() {
    var sender = Sender()
    let made = sender.send(Sender.manage("POST"))
    #expect(made.answer.status == 201)
    #expect(made.answer.body.isEmpty)
    let channel = made.answer["apns-channel-id"] ?? ""
    let read = sender.send(Sender.manage("GET", channel: channel))
    #expect(read.answer.status == 200)
    #expect(
      String(decoding: read.answer.body, as: UTF8.self)
        == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
    var list = Sender.manage("GET")
    list.path = "/1/apps/\(Sender.app)/all-channels"
    #expect(
      String(decoding: sender.send(list).answer.body, as: UTF8.self)
        == #"{"channels":["\#(channel)"]}"#)
    let deleted = sender.send(Sender.manage("DELETE", channel: channel))
    #expect(deleted.answer.status == 204)
    #expect(deleted.answer["apns-request-id"].map(PushIdentifier.isValid) == true)
    #expect(BroadcastChannel.identifiers(listBody: sender.send(list).answer.body) == [])
  }
}
