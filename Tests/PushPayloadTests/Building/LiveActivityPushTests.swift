import ActivityModel
import Foundation
import Testing

@testable import PushPayload

private struct JourneyAttributes: Codable, PushAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var arrival: Date
    var link: URL?
    var price: Double = 0
  }

  var line: String
}

private struct Bare: Encodable, PushAttributes {
  struct ContentState: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(1)
    }
  }
}

/// apns.md, sections 6 and 8.
@Suite struct LiveActivityPushTests {
  private typealias JourneyPush = LiveActivityPush<JourneyAttributes>

  private let now = Date(timeIntervalSince1970: 1_780_306_860.9)
  private let state = JourneyAttributes.ContentState(
    minutes: 4, arrival: Date(timeIntervalSinceReferenceDate: 802_000_000))

  private func text(_ push: JourneyPush) -> String { String(decoding: push.body, as: UTF8.self) }

  @Test("An update is written in whole seconds, its dates in the state as a phone decodes them")
  func update() throws {
    let push = try JourneyPush.update(
      state, timestamp: now, staleDate: now + 600, relevanceScore: 75.5)
    #expect(
      text(push) == #"{"aps":{"timestamp":1780306860,"event":"update","#
        + #""content-state":{"arrival":802000000,"minutes":4,"price":0},"#
        + #""stale-date":1780307460,"relevance-score":75.5}}"#)
    #expect(push.timestamp == Date(timeIntervalSince1970: 1_780_306_860))
    let read = try PushPayload.read(push.body)
    let decoded = try JSONDecoder().decode(
      JourneyAttributes.ContentState.self, from: try #require(read.state))
    #expect(decoded == state)
  }

  @Test("A start has type, attributes, state and alert, and says how it is updated")
  func start() throws {
    let push = try JourneyPush.start(
      JourneyAttributes(line: "U8"), state: state, timestamp: now,
      alert: PushAlert(
        title: .localized(key: "%@ leaves", arguments: ["U8"]), body: "Go \"now\"\n",
        sound: .named("chime.aiff")), relevanceScore: 100, updatedBy: .channel("Zm9v"))
    #expect(
      text(push) == #"{"aps":{"timestamp":1780306860,"event":"start","#
        + #""attributes-type":"JourneyAttributes","attributes":{"line":"U8"},"#
        + #""content-state":{"arrival":802000000,"minutes":4,"price":0},"#
        + #""alert":{"title":{"loc-key":"%@ leaves","loc-args":["U8"]},"#
        + #""body":"Go \"now\"\n","sound":"chime.aiff"},"relevance-score":100,"#
        + #""input-push-channel":"Zm9v"}}"#)
    #expect(PayloadValidation.problems(in: push.body, for: .device(token: "80"), now: now) == [])
    let read = try PushPayload.read(push.body)
    #expect(read.attributesType == "JourneyAttributes")
    #expect(read.input == .channel("Zm9v"))
  }

  @Test("An end may leave the state out; at once is written as the date 0")
  func end() throws {
    #expect(
      text(try JourneyPush.end(timestamp: now, dismissal: .immediate))
        == #"{"aps":{"timestamp":1780306860,"event":"end","dismissal-date":0}}"#)
    #expect(
      text(try JourneyPush.end(timestamp: now, dismissal: .at(now + 60)))
        == #"{"aps":{"timestamp":1780306860,"event":"end","dismissal-date":1780306920}}"#)
    #expect(
      text(try JourneyPush.end(timestamp: now))
        == #"{"aps":{"timestamp":1780306860,"event":"end"}}"#)
  }

  @Test("Slashes of addresses are written as they are")
  func slashes() throws {
    var state = state
    state.link = URL(string: "https://example.com/a")
    #expect(text(try JourneyPush.update(state, timestamp: now)).contains("https://example.com/a"))
  }

  @Test("What cannot be encoded is named with its key")
  func faults() {
    var state = state
    state.price = .infinity
    #expect {
      try JourneyPush.update(state, timestamp: now)
    } throws: { error in
      guard case LiveActivityPushError.notEncodable("content-state", let reason) = error else {
        return false
      }
      return reason.hasPrefix("price: ")
    }
    #expect(throws: LiveActivityPushError.notAnObject(part: "content-state")) {
      try LiveActivityPush<Bare>.update(Bare.ContentState(), timestamp: now)
    }
    #expect(throws: LiveActivityPushError.badNumber(key: "timestamp")) {
      try JourneyPush.end(timestamp: .distantFuture + .infinity)
    }
    #expect(throws: LiveActivityPushError.badNumber(key: "relevance-score")) {
      try JourneyPush.update(self.state, timestamp: now, relevanceScore: .nan)
    }
  }
}
