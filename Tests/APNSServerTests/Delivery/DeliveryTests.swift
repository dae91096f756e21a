import ActivityModel
import Foundation
import PushPayload
import Testing

@testable import APNSServer

/// What becomes of accepted pushes: apns.md, sections 3 and 10.
@Suite struct DeliveryTests {
  private static let ids = (1...9).map { "00000000-0000-4000-8000-00000000000\($0)" }
  private static let other = "80" + String(repeating: "cd", count: 79)

  private func sender(_ change: (inout GatewayConfiguration) -> Void = { _ in }) -> Sender {
    var configuration = GatewayConfiguration()
    change(&configuration)
    var sender = Sender(configuration)
    sender.gateway.register(
      PushToken(hex: Self.other)!,
      KnownToken(device: "phone", app: Sender.app, environment: .sandbox, purpose: .update))
    return sender
  }

  private func push(
    _ number: Int, token: String = Sender.hex, headers: [String: String] = [:]
  ) -> GatewayRequest {
    var request = Sender.push(token: token)
    request.set("apns-id", Self.ids[number])
    for (name, value) in headers { request.set(name, value) }
    return request
  }

  private func unreachable(_ sender: inout Sender) {
    _ = sender.gateway.set("phone", isReachable: false, at: sender.now)
  }

  private func reachable(_ sender: inout Sender) -> [String] {
    sender.gateway.set("phone", isReachable: true, at: sender.now).map(\.summary)
  }

  @Test("One push of each app is stored for a phone that cannot be reached, the newest")
  func storesOne() {
    var sender = sender()
    unreachable(&sender)
    #expect(sender.send(push(0)).events.map(\.summary) == ["stored \(Self.ids[0])"])
    #expect(
      sender.send(push(1, token: Self.other)).events.map(\.summary)
        == ["coalesced \(Self.ids[0]) by \(Self.ids[1])", "stored \(Self.ids[1])"])
    #expect(reachable(&sender) == ["delivered \(Self.ids[1])"])
    #expect(reachable(&sender) == [])
  }

  @Test("With a place for each token, both activities catch up")
  func storesByToken() {
    var sender = sender { $0.storageSlot = .token }
    unreachable(&sender)
    _ = sender.send(push(0))
    _ = sender.send(push(1, token: Self.other))
    #expect(reachable(&sender) == ["delivered \(Self.ids[0])", "delivered \(Self.ids[1])"])
  }

  @Test("With a place for each collapse identifier, equal ones merge and others do not")
  func storesByCollapse() {
    var sender = sender { $0.storageSlot = .collapse }
    unreachable(&sender)
    _ = sender.send(push(0, headers: ["apns-collapse-id": "a"]))
    _ = sender.send(push(1, headers: ["apns-collapse-id": "b"]))
    _ = sender.send(push(2, headers: ["apns-collapse-id": "a"]))
    #expect(reachable(&sender) == ["delivered \(Self.ids[1])", "delivered \(Self.ids[2])"])
  }

  @Test("Expiration 0 is one attempt: the push is never stored")
  func expirationZero() {
    var sender = sender()
    unreachable(&sender)
    #expect(
      sender.send(push(0, headers: ["apns-expiration": "0"])).events.map(\.summary)
        == ["discarded \(Self.ids[0])"])
    #expect(reachable(&sender) == [])
  }

  @Test("A stored push expires at its time, whether or not anybody looks before")
  func expires() {
    var sender = sender()
    unreachable(&sender)
    let header = ["apns-expiration": "1780306870"]
    _ = sender.send(push(0, headers: header))
    #expect(sender.gateway.nextDeadline == Date(timeIntervalSince1970: 1_780_306_870))
    #expect(sender.gateway.advance(to: sender.now + 9).isEmpty)
    #expect(
      sender.gateway.advance(to: sender.now + 10).map(\.summary) == ["expired \(Self.ids[0])"])
    _ = sender.send(push(1, headers: header))
    sender.now += 10
    #expect(reachable(&sender) == ["expired \(Self.ids[1])"])
  }

  @Test("No storage is longer than the longest, with an expiration or without")
  func longestStorage() {
    var sender = sender {
      $0.longestStorage = 100
      $0.storageWithoutExpiration = 50
    }
    unreachable(&sender)
    _ = sender.send(push(0, headers: ["apns-expiration": "1780400000"]))
    #expect(sender.gateway.nextDeadline == sender.now + 100)
    _ = sender.send(push(1))
    #expect(sender.gateway.nextDeadline == sender.now + 50)
  }

  @Test("A push of priority 5 waits as long as set, one of 1 as long as its own")
  func waits() {
    var sender = sender {
      $0.considerateDelay = 3
      $0.lowDelay = 5
    }
    #expect(
      sender.send(push(0, headers: ["apns-priority": "5"])).events.map(\.summary)
        == ["delayed \(Self.ids[0])"])
    _ = sender.send(push(1, headers: ["apns-priority": "1"]))
    #expect(sender.send(push(2)).events.map(\.summary) == ["delivered \(Self.ids[2])"])
    #expect(
      sender.gateway.advance(to: sender.now + 3).map(\.summary) == ["delivered \(Self.ids[0])"])
    #expect(
      sender.gateway.advance(to: sender.now + 5).map(\.summary) == ["delivered \(Self.ids[1])"])
  }

  @Test("Waiting pushes of one collapse identifier merge")
  func collapses() {
    var sender = sender { $0.considerateDelay = 3 }
    let headers = ["apns-priority": "5", "apns-collapse-id": "score"]
    _ = sender.send(push(0, headers: headers))
    #expect(
      sender.send(push(1, headers: headers)).events.map(\.summary)
        == ["coalesced \(Self.ids[0]) by \(Self.ids[1])", "delayed \(Self.ids[1])"])
  }

  @Test("A push that waits for a phone that goes away is stored")
  func waitsThenStored() {
    var sender = sender { $0.considerateDelay = 3 }
    _ = sender.send(push(0, headers: ["apns-priority": "5"]))
    unreachable(&sender)
    #expect(
      sender.gateway.advance(to: sender.now + 3).map(\.summary) == ["stored \(Self.ids[0])"])
  }

  @Test("A channel that stores keeps its newest push for eight hours at most")
  func channelStorage() {
    var sender = sender()
    let channel = sender.makeChannel(storesNewest: true)
    unreachable(&sender)
    var request = Sender.broadcast(channel)
    request.set("apns-expiration", "1790000000")
    _ = sender.send(request)
    #expect(sender.gateway.nextDeadline == sender.now + 8 * 3_600)
    request.set("apns-request-id", Self.ids[3])
    let second = sender.send(request)
    #expect(second.events.map(\.summary).last == "stored \(Self.ids[3])")
    #expect(reachable(&sender) == ["delivered \(Self.ids[3])"])
  }

  @Test("The longest storage of a channel can be set")
  func channelStorageKnob() {
    var sender = sender { $0.longestBroadcastStorage = 60 }
    let channel = sender.makeChannel()
    unreachable(&sender)
    var request = Sender.broadcast(channel)
    request.set("apns-expiration", "1790000000")
    _ = sender.send(request)
    #expect(sender.gateway.nextDeadline == sender.now + 60)
  }

  @Test("A channel without storage takes expiration 0 only")
  func channelWithoutStorage() {
    var sender = sender()
    sender.request = Sender.broadcast(sender.makeChannel(storesNewest: false))
    #expect(sender.send().answer.status == 200)
    sender.request.set("apns-expiration", "1790000000")
    #expect(sender.send().faults.map(\.reason) == [.badExpirationDate])
  }

  @Test("A broadcast goes to every attached phone, and to nobody when there is none")
  func broadcast() {
    var sender = sender()
    _ = sender.gateway.set("second", isReachable: true, at: sender.now)
    sender.request = Sender.broadcast(sender.makeChannel())
    let outcome = sender.send()
    #expect(outcome.events.compactMap(\.push).map(\.device) == ["phone", "second"])
    #expect(outcome.answer["apns-unique-id"] != nil)
    sender.gateway.detach("phone")
    sender.gateway.detach("second")
    let alone = sender.send()
    #expect(alone.events.map(\.summary) == ["unaddressed \(alone.record.id)"])
  }
}
