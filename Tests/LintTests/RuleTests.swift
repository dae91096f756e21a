import Foundation
import Testing

@testable import Lint

/// 1 June 2026, 09:41 UTC.
private let now = Date(timeIntervalSince1970: 1_780_306_860)

private func numbers(
  _ texts: String..., isBroadcast: Bool = false
) -> [String] {
  var options = Linter.Options(now: now)
  options.isBroadcast = isBroadcast
  let files = texts.enumerated().map {
    PushFile(name: "\($0.offset).json", contents: Data($0.element.utf8))
  }
  return Linter(options).findings(in: files).map(\.rule.number)
}

/// A good update with something changed.
private func update(
  timestamp: String = "1780306860", stale: String = #", "stale-date": 1780307460"#,
  state: String = #"{"minutes": 5}"#, more: String = ""
) -> String {
  #"{"aps": {"timestamp": \#(timestamp), "event": "update", "content-state": \#(state)\#(stale)\#(more)}}"#
}

private func start(
  alert: String = #", "alert": {"title": "a", "body": "b"}"#,
  input: String = #", "input-push-token": 1"#, type: String = "JourneyAttributes"
) -> String {
  #"{"aps": {"timestamp": 1780306860, "event": "start", "content-state": {}, "#
    + #""attributes-type": "\#(type)", "attributes": {}, "stale-date": 1780307460\#(alert)\#(input)}}"#
}

private func end(_ more: String = #", "dismissal-date": 1780306860"#) -> String {
  #"{"aps": {"timestamp": 1780306861, "event": "end"\#(more)}}"#
}

/// Rules of apns.md, sections 6, 7 and 8, and of the rows of field-reports.md that are named.
struct RuleTests {
  @Test("Good pushes of a life have nothing to be said about them")
  func goodPushes() {
    let second = update(timestamp: "1780306861")
    let last = end().replacingOccurrences(of: "1780306861", with: "1780306862")
    #expect(numbers(start(), second, last) == [])
  }

  @Test(
    "Each trap of a payload is found, and nothing else",
    arguments: [
      ("", ["P108"]), (" \n", ["P108"]),
      ("{", ["P101"]), ("[]", ["P201"]), (#"{"aps" {}}"#, ["P101"]),
      ("\u{FEFF}" + update(), ["P104", "P101"]),
      (update(more: ","), ["P102"]),
      (update(state: #"{"minutes": [1, 2,],}"#), ["P102", "P102"]),
      ("// note\n" + update(), ["P103"]),
      (update(more: #", "event": "update""#), ["P105"]),
      (update(state: #"{"a": [{"b": 1, "b": 2}]}"#), ["P105"]),
      // Keys: field reports 1, 11.
      (#"{"event": "update"}"#, ["P201"]),
      (#"{"aps": 1}"#, ["P206"]),
      (#"{"Aps": {}}"#, ["P201"]),
      (update(stale: #", "state-date": 1780307460"#), ["P310", "P202"]),
      (update(stale: #", "staleDate": 1780307460"#), ["P310", "P202"]),
      (update(more: #", "minutes": 5"#), ["P203"]),
      (
        #"{"content-state": {}, "aps": {"timestamp": 1780306860, "event": "update", "stale-date": 1780307460}}"#,
        ["P205", "P204"]
      ),
      (update(timestamp: #""1780306860""#), ["P206"]),
      (update(more: #", "relevance-score": "high""#), ["P206"]),
      (
        update().replacingOccurrences(of: #""event": "update""#, with: #""events": "update""#),
        ["P205", "P202"]
      ),
      (
        update().replacingOccurrences(of: #""update""#, with: #""updated""#), ["P207"]
      ),
      (update(more: #", "dismissal-date": 1780307460"#), ["P208"]),
      (start(type: "Trips.JourneyAttributes"), ["P211"]),
      (start(input: #", "input-push-token": 1, "input-push-channel": "aGk=""#), ["P209"]),
      (start(input: ""), ["P210"]),
      // Times: field reports 3, 21, 25, 33, 35, 107.
      (update(timestamp: "1780306860000"), ["P301"]),
      (update(timestamp: "801999660"), ["P302"]),
      (update(timestamp: "1780306860.5"), ["P309"]),
      (update(timestamp: "1780306559"), ["P303"]),
      (update(timestamp: "1780306560"), []),
      (update(timestamp: "1780335661"), ["P304"]),
      (update(timestamp: "1780335660"), []),
      (update(stale: #", "stale-date": 1780306860"#), ["P305"]),
      (update(stale: ""), ["P310"]),
      (end(#", "dismissal-date": 1780321261"#), ["P306"]),
      (end(#", "dismissal-date": 1780321260"#), []),
      (end(""), ["P307"]),
      (update(state: #"{"arrivalDate": 1780307000}"#), ["P311"]),
      (update(state: #"{"arrival_date": 1780307000000}"#), ["P311"]),
      (update(state: #"{"arrivalDate": 801999800, "count": 1780307000}"#), []),
      (update(state: #"{"timerRange": [20, 10]}"#), ["P312"]),
      // Alerts: field reports 13, 15, 17.
      (update(more: #", "alert": {"title": "a", "body": "b"}, "sound": "x.caf""#), ["P401"]),
      (start(alert: ""), ["P402"]),
      (
        update(more: #", "alert": {"title-loc-key": "K", "title-loc-args": []}"#),
        ["P403", "P403"]
      ),
      (update(more: #", "alert": {"body": "b"}"#), ["P404"]),
      (update(more: #", "alert": "b""#), ["P405"]),
      (
        update(more: #", "alert": {"title": {"loc-key": "K", "loc-args": []}, "body": "b"}"#), []
      ),
    ])
  func traps(text: String, expected: [String]) {
    #expect(numbers(text) == expected)
  }

  @Test("4096 bytes go to a device, 5120 to a channel, and a word comes before the limit")
  func sizes() {
    let bare = update(state: #"{"text": ""}"#).utf8.count
    func push(of bytes: Int) -> String {
      update(state: #"{"text": "\#(String(repeating: "x", count: bytes - bare))"}"#)
    }
    #expect(numbers(push(of: 3686)) == [])
    #expect(numbers(push(of: 3687)) == ["P107"])
    #expect(numbers(push(of: 4096)) == ["P107"])
    #expect(numbers(push(of: 4097)) == ["P106"])
    #expect(numbers(push(of: 5120), isBroadcast: true) == ["P107"])
    #expect(numbers(push(of: 5121), isBroadcast: true) == ["P106"])
  }

  @Test("A payload that is too large says what takes the room")
  func largestParts() throws {
    let text = update(state: #"{"text": "\#(String(repeating: "x", count: 4000))", "n": 1}"#)
    let file = PushFile(name: "a.json", contents: Data(text.utf8))
    let finding = try #require(
      Linter(Linter.Options(now: now)).findings(in: [file]).first {
        $0.rule == LintCatalogue.tooLarge || $0.rule == LintCatalogue.nearlyTooLarge
      })
    // Two quotes around 4000 letters.
    #expect(finding.message.contains("aps.content-state.text takes 4002"))
  }

  @Test("Timestamps of one activity rise, except that of an end")
  func series() {
    #expect(numbers(update(), update()) == ["P308"])
    #expect(numbers(update(), update(timestamp: "1780306859")) == ["P308"])
    #expect(numbers(update(), update(timestamp: "1780306861")) == [])
    #expect(
      numbers(
        update(timestamp: "1780306862"), end()) == [])
  }

  @Test("A broadcast starts nothing")
  func broadcast() {
    #expect(numbers(start(), isBroadcast: true) == ["P212"])
  }

  @Test(
    "Headers before the JSON are read as Apple's service reads them",
    arguments: [
      (["apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity"], []),
      (["apns-topic: a.b", "apns-push-type: liveactivity"], ["P501"]),
      (
        [
          "apns-topic: a.b.push-type.liveactivity.push-type.liveactivity",
          "apns-push-type: liveactivity",
        ], ["P502"]
      ),
      (["apns-topic: a.b.push-type.liveactivity", "apns-push-type: alert"], ["P503"]),
      (["apns-push-type: liveactivity"], ["P510"]),
      (
        [
          "- apns-topic: a.b.push-type.liveactivity", "- apns-push-type: liveactivity",
          "- apns-push-priority: 10",
        ], ["P505"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-priority: high",
        ], ["P511"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-expiration: 1780306860000",
        ], ["P506"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-expiration: soon",
        ], ["P513"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-id: EC1BF194-B3B2-424B-89A8-5A918A6E6B3E",
        ], ["P509"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-collapse-id: " + String(repeating: "c", count: 65),
        ], ["P508"]
      ),
      (
        [
          "apns-topic: a.b.push-type.liveactivity", "apns-push-type: liveactivity",
          "apns-push-type: liveactivity",
        ], ["P512"]
      ),
      (["apns-channel-id: aGk=", "apns-push-type: liveactivity"], ["P510", "P510"]),
    ] as [([String], [String])])
  func headers(lines: [String], expected: [String]) {
    #expect(numbers(lines.joined(separator: "\n") + "\n\n" + update()) == expected)
  }

  @Test("Starts and ends want priority 10 and storage; updates need neither")
  func urgentEvents() {
    let lines = """
      apns-topic: a.b.push-type.liveactivity
      apns-push-type: liveactivity
      apns-priority: 5
      apns-expiration: 0

      """
    #expect(numbers(lines + start()) == ["P504", "P507"])
    #expect(numbers(lines + end()) == ["P504", "P507"])
    #expect(numbers(lines + update()) == [])
  }

  @Test("Every number is there once, and every rule has words")
  func catalogue() {
    let numbers = LintCatalogue.all.map(\.number)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers == numbers.sorted())
    for rule in LintCatalogue.all {
      #expect(!rule.title.isEmpty && rule.reason.hasSuffix("."))
      #expect(LintCatalogue.rule(rule.number.lowercased()) == rule)
    }
  }
}
