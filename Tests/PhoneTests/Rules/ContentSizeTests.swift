import ActivityModel
import Foundation
import Phone
import Testing

/// R1.
@Suite struct ContentSizeTests {
  /// A JSON string of that many bytes.
  private func bytes(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(
    "A request is refused as soon as attributes and state together exceed 4096 bytes",
    arguments: [
      (0, 4096, true), (4096, 0, true), (2048, 2048, true), (2048, 2049, false), (1, 4096, false),
      (4097, 0, false), (0, 4097, false),
    ])
  func request(attributes: Int, state: Int, fits: Bool) {
    var stage = Stage()
    let answer = stage.request(Stage.content(bytes(state)), attributes: bytes(attributes))
    #expect(answer.refusal == (fits ? nil : .attributesTooLarge))
    #expect(stage.phone.activityCount == (fits ? 1 : 0))
  }

  @Test("Counting the state alone admits 4096 bytes beside attributes, but no larger attributes")
  func stateAlone() {
    var stage = Stage { $0.choices.countedBytes = .stateAlone }
    #expect(stage.request(Stage.content(bytes(4096)), attributes: bytes(4096)).refusal == nil)
    #expect(
      stage.request(Stage.content(), attributes: bytes(4097)).refusal == .attributesTooLarge)
    #expect(
      stage.request(Stage.content(bytes(4097)), attributes: "{}").refusal == .attributesTooLarge)
  }

  @Test("An update that is too large leaves the content and says so in the log")
  func update() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("{\"n\":0}"))
    stage.update(id, Stage.content(bytes(4094)))
    #expect(stage.state(id) == bytes(4094))
    stage.update(id, Stage.content(bytes(4095)))
    #expect(stage.state(id) == bytes(4094))
    #expect(
      stage.lines == [
        "update ignored: attributes and state are 4097 bytes, 4096 are allowed (R1)"
      ])
  }

  @Test("An end that is too large ends the activity and keeps the content before")
  func end() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("{\"n\":0}"))
    stage.end(id, Stage.content(bytes(5000)))
    #expect(stage.phase(id) == .ended)
    #expect(stage.state(id) == "{\"n\":0}")
    #expect(
      stage.lines.first
        == "note: the last content is too large, 5002 bytes of 4096, so the one before stays (R1)")
  }
}
