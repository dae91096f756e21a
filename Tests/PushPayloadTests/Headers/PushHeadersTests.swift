import Foundation
import Testing

@testable import PushPayload

/// apns.md, sections 3 and 10.
@Suite struct PushHeadersTests {
  private func texts(_ headers: PushHeaders) -> [String] {
    headers.fields.map { "\($0.name): \($0.value)" }
  }

  @Test("A device push has its token in the path and Apple's headers, the suffix once")
  func device() {
    var headers = PushHeaders(
      to: .device(token: "80ab"),
      topic: PushTopic(bundleIdentifier: "com.example.A.push-type.liveactivity"),
      providerToken: "a.b.c", expiration: .at(Date(timeIntervalSince1970: 1_780_306_860.4)),
      identifier: "6f1d2a3b-0000-4000-8000-000000000001", collapseIdentifier: "score")
    #expect(headers.path == "/3/device/80ab")
    #expect(
      texts(headers) == [
        "authorization: bearer a.b.c", "apns-push-type: liveactivity",
        "apns-topic: com.example.A.push-type.liveactivity", "apns-priority: 10",
        "apns-expiration: 1780306860", "apns-id: 6f1d2a3b-0000-4000-8000-000000000001",
        "apns-collapse-id: score",
      ])
    headers.priority = nil
    headers.expiration = .immediate
    #expect(texts(headers).contains("apns-expiration: 0"))
    #expect(!texts(headers).contains { $0.hasPrefix("apns-priority") })
  }

  @Test("A broadcast has the bundle identifier in the path and always priority and expiration")
  func broadcast() {
    let headers = PushHeaders(
      to: .channel("Zm9v"), topic: PushTopic(bundleIdentifier: "com.example.A"), priority: nil,
      identifier: "6f1d2a3b-0000-4000-8000-000000000001")
    #expect(headers.path == "/4/broadcasts/apps/com.example.A")
    #expect(
      texts(headers) == [
        "apns-push-type: liveactivity", "apns-channel-id: Zm9v", "apns-priority: 10",
        "apns-expiration: 0", "apns-request-id: 6f1d2a3b-0000-4000-8000-000000000001",
      ])
  }

  @Test("What is written is read again without a fault")
  func roundTrip() {
    let headers = PushHeaders(
      to: .device(token: "80ab"), topic: PushTopic(bundleIdentifier: "com.example.A"),
      priority: .considerate, expiration: .at(Date(timeIntervalSince1970: 1_780_306_860)),
      collapseIdentifier: String(repeating: "c", count: 64))
    let reading = PushHeaders.readDevice(headers.fields)
    #expect(reading.faults.isEmpty)
    #expect(reading.priority == .considerate)
    #expect(reading.expiration == headers.expiration)
    #expect(reading.topic == "com.example.A.push-type.liveactivity")
  }

  @Test("A push without priority has 10")
  func standardPriority() {
    #expect(PushHeaders.readDevice([]).priority == .immediate)
  }

  @Test(
    "An expiration is a whole number of seconds, not below zero",
    arguments: [
      ("0", PushExpiration.immediate), ("1", .at(Date(timeIntervalSince1970: 1))), ("", nil),
      ("-1", nil), ("1.5", nil), ("+1", nil), (" 1", nil), ("99999999999999999999", nil),
    ])
  func expiration(_ text: String, _ wanted: PushExpiration?) {
    #expect(PushExpiration(headerValue: text) == wanted)
  }

  @Test(
    "A date that no header can hold is written as one that it can",
    arguments: [
      (Double.infinity, "253402300799"), (-.infinity, "1"), (.nan, "1"), (-5, "1"),
      (1e300, "253402300799"),
    ])
  func strangeDates(_ seconds: Double, _ text: String) {
    #expect(PushExpiration.at(Date(timeIntervalSince1970: seconds)).headerValue == text)
  }

  @Test(
    "An identifier is a UUID of 8-4-4-4-12 digits",
    arguments: [
      ("6f1d2a3b-0000-4000-8000-000000000001", true),
      ("6F1D2A3B-0000-4000-8000-000000000001", true),
      ("6f1d2a3b000040008000000000000001", false),
      ("{6f1d2a3b-0000-4000-8000-00000000001}", false), ("", false),
      ("6f1d2a3b-0000-4000-8000-00000000000g", false), ("----", false),
    ])
  func identifiers(_ text: String, _ isValid: Bool) {
    #expect(PushIdentifier.isValid(text) == isValid)
  }

  @Test(
    "A bundle identifier is made of letters, digits, hyphens and periods",
    arguments: [("a.b-c", true), ("a..b", false), ("", false), ("a b", false), ("ä.b", false)])
  func topics(_ text: String, _ isValid: Bool) {
    #expect(PushTopic.isWellFormed(text) == isValid)
  }
}
