import ActivityModel
import Foundation
import Testing

@testable import PushPayload

@Suite struct PushPayloadTests {
  private func read(_ text: String) throws(PushPayloadFault) -> Push {
    try PushPayload.read(Data(text.utf8))
  }

  @Test("An update is read with its dates, which are seconds since 1970")
  func update() throws {
    let push = try read(
      """
      {"aps": {"timestamp": 1780306860, "event": "update", "relevance-score": 75.5,
       "stale-date": 1780307460, "content-state": {"minutes": 4, "price": 1.50}}}
      """)
    #expect(
      push
        == Push(
          event: .update, timestamp: Date(timeIntervalSince1970: 1_780_306_860),
          state: Data(#"{"minutes": 4, "price": 1.50}"#.utf8),
          staleDate: Date(timeIntervalSince1970: 1_780_307_460), relevanceScore: 75.5))
  }

  @Test("A start is read with its attributes, alert and way of updating")
  func start() throws {
    let push = try read(
      """
      {"aps": {"timestamp": 1, "event": "start", "content-state": {}, "attributes-type": "A",
       "attributes": {"line": "U8"}, "input-push-channel": "Zm9v", "alert": {
         "title": {"loc-key": "%@ leaves", "loc-args": ["U8"]}, "body": "Go\\u00e9 \\ud83d\\ude80",
         "sound": "chime.aiff"}}}
      """)
    #expect(push.attributesType == "A")
    #expect(push.attributes == Data(#"{"line": "U8"}"#.utf8))
    #expect(push.input == .channel("Zm9v"))
    #expect(
      push.alert
        == Alert(
          title: .localized(key: "%@ leaves", arguments: ["U8"]), body: "Goé 🚀",
          sound: .named("chime.aiff")))
  }

  @Test("An end may leave the state out and set the dismissal")
  func end() throws {
    let push = try read(
      #"{"aps":{"timestamp":1.5,"event":"end","dismissal-date":9,"content-state":null}}"#)
    #expect(push.state == nil)
    #expect(push.dismissalDate == Date(timeIntervalSince1970: 9))
  }

  @Test(
    "What is wrong is named with its key",
    arguments: [
      ("{}", "the key aps is missing"),
      ("[]", "the payload wants an object and has an array"),
      (#"{"aps":[]}"#, "aps wants an object and has an array"),
      (#"{"aps":{"event":"update"}}"#, "the key aps.timestamp is missing"),
      (#"{"aps":{"timestamp":1}}"#, "the key aps.event is missing"),
      (
        #"{"aps":{"timestamp":"1","event":"end"}}"#,
        "aps.timestamp wants seconds since 1970 and has a string"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"stop"}}"#,
        "aps.event is one of start, update, end, and not stop"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"update","contentState":{}}}"#,
        "the key aps.content-state is missing; it has aps.contentState instead"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"update","content-state":[]}}"#,
        "aps.content-state wants an object and has an array"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"start","alert":{"title":{"key":"a"}}}}"#,
        "the key aps.alert.title.loc-key is missing"
      ),
      (
        #"{"aps":{"timestamp":1,"event":"start","input-push-token":true}}"#,
        "aps.input-push-token wants a number and has true"
      ),
      (#"{"aps":{"event":"end","event":"end"}}"#, "the key aps.event is there twice"),
      (#"{"aps":"#, "at byte 7 the text ends where a value should stand"),
      (#"{"aps":{}} x"#, "at byte 11 something follows the JSON value"),
      (#"{"aps":01}"#, "at byte 8 a comma or the end of the object is missing"),
      (#"{"aps" 1}"#, "at byte 7 the colon after aps is missing"),
    ])
  func faults(text: String, reason: String) {
    let fault = #expect(throws: PushPayloadFault.self) { try read(text) }
    #expect(fault?.reason == reason)
  }

  @Test("Size and depth are bounded")
  func bounds() throws {
    let frame = #"{"aps":{"timestamp":1,"event":"end","content-state":{"a":""}}}"#
    let padding = String(repeating: "x", count: PushPayload.greatestSize - frame.utf8.count)
    let largest = frame.replacing(#""a":"""#, with: #""a":"\#(padding)""#)
    #expect(largest.utf8.count == 4096)
    #expect(try read(largest).event == .end)
    #expect(throws: PushPayloadFault.tooLarge(bytes: 4097, allowed: 4096)) {
      try read(largest + " ")
    }
    let deep = String(repeating: "[", count: 65)
    #expect(throws: PushPayloadFault.notJSON("values are nested more than 64 deep", offset: 64)) {
      try read(deep)
    }
    let fault = #expect(throws: PushPayloadFault.self) {
      try read(String(repeating: "[", count: 64))
    }
    #expect(fault == .notJSON("the text ends where a value should stand", offset: 64))
  }

  @Test("Bytes that are no text are told as that, and a delivery carries the reason")
  func noText() {
    let bytes = Data([0x7B, 0xFF, 0x7D])
    #expect(throws: PushPayloadFault.notText) { try PushPayload.read(bytes) }
    let delivery = PushPayload.delivery(of: bytes, to: .channel("Zm9v"), priority: .low)
    #expect(
      delivery
        == PushDelivery(
          to: .channel("Zm9v"),
          payload: .unreadable(bytes, reason: "it is not UTF-8 text"), priority: .low))
  }
}
