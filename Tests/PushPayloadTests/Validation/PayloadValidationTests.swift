import Foundation
import Testing

@testable import PushPayload

/// apns.md, sections 6 and 7.
@Suite struct PayloadValidationTests {
  private static let now = Date(timeIntervalSince1970: 1_780_306_860)

  private func problems(
    _ text: String, for destination: PushDestination = .device(token: "80")
  ) -> [String] {
    PayloadValidation.problems(in: Data(text.utf8), for: destination, now: Self.now)
      .map(\.description)
  }

  @Test(
    "What is wrong with a payload is said with its place",
    arguments: [
      ("", ["The payload is empty."]),
      ("[]", ["The payload wants an object, not an array."]),
      ("{}", ["aps is missing."]),
      (#"{"aps":{}}"#, ["aps.timestamp is missing.", "aps.event is missing."]),
      (
        #"{"aps":{"timestamp":1780306860000,"event":"end"}}"#,
        ["aps.timestamp is in milliseconds; seconds since 1970 are wanted."]
      ),
      (
        #"{"aps":{"timestamp":1780335661,"event":"end"}}"#,
        ["aps.timestamp lies more than eight hours ahead."]
      ),
      (#"{"aps":{"timestamp":1780335660,"event":"end"}}"#, []),
      (
        #"{"aps":{"timestamp":1,"event":"stop"}}"#,
        ["aps.event is start, update or end, not stop."]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"update","contentState":{}}}"#,
        ["aps.content-state is missing. contentState is there instead."]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"start","content-state":{}}}"#,
        [
          "aps.attributes is missing.", "aps.attributes-type is missing.", "aps.alert is missing.",
        ]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{"title":"a"}}}"#,
        ["aps.alert.body is missing."]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"end","alert":{"title":{"locKey":"a"},"body":1}}}"#,
        [
          "aps.alert.title.loc-key is missing. locKey is there instead.",
          "aps.alert.body wants a string or an object, not a number.",
        ]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"update","content-state":{},"dismissal-date":1}}"#,
        ["aps.dismissal-date is for the event end only."]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"end","event":"end","stale-date":"soon"}}"#,
        ["aps.event is there twice.", "aps.stale-date wants seconds since 1970, not a string."]
      ),
      (
        #"{"aps":{"timestamp":1,"event":"end","input-push-token":1,"attributes":{}}}"#,
        [
          "aps.attributes is for the event start only.",
          "aps.input-push-token is for the event start only.",
        ]
      ),
    ])
  func problems(_ text: String, _ wanted: [String]) {
    #expect(problems(text) == wanted)
  }

  @Test("A trailing comma is named with its byte, and the service minds")
  func trailingComma() throws {
    let body = Data(#"{"aps":{"event":"end",}}"#.utf8)
    let problem = try #require(
      PayloadValidation.problems(in: body, for: .device(token: "80")).first)
    #expect(problem.judge == .service)
    guard case .notJSON(_, let offset) = problem.kind else {
      Issue.record("\(problem)")
      return
    }
    #expect(offset == 21)
  }

  @Test("A broadcast cannot start an activity")
  func broadcast() {
    let text =
      #"{"aps":{"timestamp":1,"event":"start","content-state":{},"attributes":{},"#
      + #""attributes-type":"A","alert":{"title":"a","body":"b"}}}"#
    #expect(problems(text) == [])
    #expect(problems(text, for: .channel("Zm9v")) == ["A broadcast cannot start an activity."])
  }

  @Test("Token and channel both are one too many, and a channel is base64")
  func ways() {
    func text(_ way: String) -> String {
      #"{"aps":{"timestamp":1,"event":"start","content-state":{},"attributes":{},"#
        + #""attributes-type":"A","alert":{"title":"a","body":"b"},\#(way)}}"#
    }
    #expect(
      problems(text(#""input-push-token":1,"input-push-channel":"Zm9v""#)) == [
        "input-push-token and input-push-channel are both there; give one."
      ])
    #expect(
      problems(text(#""input-push-channel":"?""#)) == [
        "aps.input-push-channel wants a channel's base64, not a string."
      ])
    #expect(
      problems(text(#""input-push-token":2"#)) == ["aps.input-push-token is 1, not a number."])
  }
}
