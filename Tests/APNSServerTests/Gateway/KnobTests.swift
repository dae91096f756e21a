import ActivityModel
import Foundation
import PushPayload
import Testing

@testable import APNSServer

/// A test a knob of `GatewayConfiguration`.
@Suite struct KnobTests {
  private func sender(_ change: (inout GatewayConfiguration) -> Void) -> Sender {
    var configuration = GatewayConfiguration()
    change(&configuration)
    return Sender(configuration)
  }

  private func reason(_ sender: inout Sender) -> PushReason? { sender.send().faults.first?.reason }

  @Test("Any key may be trusted, and then signatures are not looked at")
  func trustsAnyKey() {
    var sender = sender { $0.trustsAnyKey = true }
    sender.request.authorize(Sender.providerToken(key: "OTHEROTHER", team: "OTHERTEAM1"))
    #expect(reason(&sender) == nil)
  }

  @Test(
    "The longest age of a provider token",
    arguments: [(60.0, nil), (59.0, PushReason.expiredProviderToken)])
  func tokenAge(_ seconds: Double, _ wanted: PushReason?) {
    var sender = sender { $0.tokenAge = seconds }
    #expect(reason(&sender) == wanted)
  }

  @Test("A provider token of the future is refused beyond a limit, and without one never")
  func tokenAhead() {
    let future = Sender.providerToken(issued: 1_780_306_860 + 11)
    var bounded = sender { $0.tokenAhead = 10 }
    bounded.request.authorize(future)
    #expect(reason(&bounded) == .invalidProviderToken)
    var free = Sender()
    free.request.authorize(future)
    #expect(reason(&free) == nil)
  }

  @Test("A renewal counts on its connection or for its key")
  func renewalScope() {
    for (scope, wanted) in [
      (GatewayConfiguration.RenewalScope.connection, nil), (.key, .tooManyProviderTokenUpdates),
    ] as [(GatewayConfiguration.RenewalScope, PushReason?)] {
      var sender = sender { $0.tokenRenewalScope = scope }
      #expect(reason(&sender) == nil)
      sender.request.connection = ConnectionID(2)
      sender.request.authorize(Sender.providerToken(issued: 1_780_306_801))
      #expect(reason(&sender) == wanted)
    }
  }

  @Test("A renewal after twenty minutes passes, and the time can be set", arguments: [1_200.0, 5])
  func renewal(_ interval: Double) {
    var sender = sender { $0.tokenRenewal = interval }
    #expect(reason(&sender) == nil)
    sender.now += interval
    sender.request.authorize(Sender.providerToken(issued: 1_780_306_802))
    #expect(reason(&sender) == nil)
  }

  @Test("A key of the same team may follow on a connection, unless only the same key may")
  func relatedKeys() {
    for (relation, wanted) in [
      (GatewayConfiguration.KeyRelation.sameTeam, nil), (.sameKey, .unrelatedKeyIdInToken),
    ] as [(GatewayConfiguration.KeyRelation, PushReason?)] {
      var sender = sender { $0.relatedKeys = relation }
      sender.gateway.register(RegisteredKey(keyID: "KEYKEYKEY2", teamID: "TEAMTEAM01"))
      #expect(reason(&sender) == nil)
      sender.now += 1_200
      sender.request.authorize(Sender.providerToken(key: "KEYKEYKEY2"))
      #expect(reason(&sender) == wanted)
    }
  }

  @Test("The reason for a key of the other environment can be spelt as seen on the wire")
  func environmentReason() {
    var sender = sender { $0.environmentReason = .badEnvironmentKeyInToken }
    sender.gateway.register(
      RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", environment: .production))
    #expect(reason(&sender) == .badEnvironmentKeyInToken)
  }

  @Test("An app of another team is disallowed")
  func teams() {
    var sender = sender { $0.teams = [Sender.app: "OTHERTEAM1"] }
    #expect(reason(&sender) == .topicDisallowed)
  }

  @Test("Unknown tokens may be accepted, and reach nobody")
  func unknownTokens() {
    var sender = sender { $0.acceptsUnknownTokens = true }
    sender.request.path = "/3/device/8081"
    let outcome = sender.send()
    #expect(outcome.answer.status == 200)
    #expect(outcome.events.map(\.summary) == ["unaddressed \(outcome.record.id)"])
  }

  @Test("A body that is no JSON may be accepted, and the delivery names what is wrong")
  func malformedBody() {
    var sender = sender { $0.malformedBody = nil }
    sender.request.body = Data(#"{"aps":{},}"#.utf8)
    let outcome = sender.send()
    #expect(outcome.answer.status == 200)
    guard case .delivered(let push)? = outcome.events.first,
      case .unreadable(_, let reason) = push.delivery.payload
    else {
      Issue.record("The push is not delivered as unreadable.")
      return
    }
    #expect(reason.hasPrefix("at byte 9 "))
  }

  @Test("An expiration in milliseconds is refused when a limit is set")
  func expirationAhead() {
    var bounded = sender { $0.expirationAhead = 30 * 86_400 }
    bounded.request.set("apns-expiration", "1780306860000")
    #expect(reason(&bounded) == .badExpirationDate)
    var free = Sender()
    free.request.set("apns-expiration", "1780306860000")
    #expect(reason(&free) == nil)
  }

  @Test("More pushes for a token than its rate are refused until the window ends")
  func tokenRate() {
    var sender = sender { $0.tokenRate = .init(count: 2, window: 10) }
    #expect([reason(&sender), reason(&sender)] == [nil, nil])
    #expect(reason(&sender) == .tooManyRequests)
    sender.now += 10
    #expect(reason(&sender) == nil)
  }

  @Test("More broadcasts on a channel than its rate are refused")
  func channelRate() {
    var sender = sender { $0.channelRate = .init(count: 1, window: 10) }
    sender.request = Sender.broadcast(sender.makeChannel())
    #expect(reason(&sender) == nil)
    #expect(reason(&sender) == .tooManyRequests)
  }

  @Test("A dead token is accepted until the delay is over")
  func unregisteredDelay() {
    var sender = sender { $0.unregisteredDelay = 60 }
    sender.gateway.retire(PushToken(hex: Sender.hex)!, at: sender.now)
    sender.now += 59
    #expect(reason(&sender) == nil)
    sender.now += 1
    #expect(reason(&sender) == .unregistered)
  }

  @Test("One stream until a valid token, many after it")
  func streams() {
    var sender = sender { $0.streams = 77 }
    #expect(sender.gateway.open(ConnectionID(1)) == 1)
    sender.request.authorize("abc")
    #expect(sender.send().connection.isEmpty)
    sender.request = Sender.push()
    #expect(sender.send().connection == [.allowStreams(77)])
    #expect(sender.send().connection.isEmpty)
    var wide = self.sender { $0.streamsBeforeToken = 5 }
    #expect(wide.gateway.open(ConnectionID(1)) == 5)
  }

  @Test("Too many errors close the connection, those of 410 do not count")
  func errorsBeforeClosing() {
    var sender = sender { $0.errorsBeforeClosing = 2 }
    sender.gateway.retire(PushToken(hex: Sender.hex)!, at: sender.now)
    _ = sender.send()
    _ = sender.send()
    sender.request.path = "/3/device/8081"
    #expect(!sender.send().connection.contains(.goAway(reason: "BadDeviceToken")))
    #expect(sender.send().connection.contains(.goAway(reason: "BadDeviceToken")))
  }

  @Test("An app without the feature has no broadcasts and no channels")
  func broadcastApps() {
    var sender = sender { $0.broadcastApps = ["com.example.Other"] }
    sender.request = Sender.manage("POST")
    #expect(reason(&sender) == .featureNotEnabled)
    sender.request = Sender.broadcast("Zm9v")
    #expect(reason(&sender) == .featureNotEnabled)
  }

  @Test("An app has so many channels and no more")
  func greatestChannels() {
    var sender = sender { $0.greatestChannels = 2 }
    sender.request = Sender.manage("POST")
    #expect([reason(&sender), reason(&sender)] == [nil, nil])
    #expect(reason(&sender) == .cannotCreateChannelConfig)
  }

  @Test("The reason for an unknown channel can be another")
  func unknownChannel() {
    var sender = sender { $0.unknownChannel = .badPath }
    sender.request = Sender.broadcast("Zm9v")
    #expect(sender.send().answer.status == 404)
  }

  @Test("Equal seeds make equal identifiers, others make others")
  func seed() {
    func id(_ seed: UInt64) -> String? {
      var sender = sender { $0.seed = seed }
      return sender.send().answer["apns-id"]
    }
    #expect(id(1) == id(1))
    #expect(id(1) != id(2))
  }

  @Test("Settings name some of the knobs, and an unknown one is refused by name")
  func settings() throws {
    let changed = try GatewayConfiguration().changed(
      by: Data(#"{"streams":5,"tokenRate":{"count":1,"window":2},"storageSlot":"token"}"#.utf8))
    #expect(changed.streams == 5)
    #expect(changed.tokenRate == .init(count: 1, window: 2))
    #expect(changed.storageSlot == .token)
    #expect(changed.tokenAge == 3_600)
    #expect {
      try GatewayConfiguration().changed(by: Data(#"{"stream":5}"#.utf8))
    } throws: { error in
      guard case GatewaySettingsError.unknownKey("stream", _) = error else { return false }
      return true
    }
    #expect(throws: GatewaySettingsError.notAnObject) {
      try GatewayConfiguration().changed(by: Data("[]".utf8))
    }
  }
}
