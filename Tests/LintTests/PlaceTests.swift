import Foundation
import Testing

@testable import Lint

struct PlaceTests {
  private func findings(_ text: String) -> [LintFinding] {
    let file = PushFile(name: "push.json", contents: Data(text.utf8))
    return Linter(Linter.Options(now: Date(timeIntervalSince1970: 1_780_306_860)))
      .findings(in: [file])
  }

  @Test("A trailing comma is named with its line and column, headers and all counted")
  func trailingComma() throws {
    let text = """
      apns-topic: a.push-type.liveactivity
      apns-push-type: liveactivity

      {
        "aps": {
          "timestamp": 1780306860,
          "event": "update",
          "content-state": {"ü": "ß", "n": 1,},
          "stale-date": 1780307460
        }
      }
      """
    let finding = try #require(findings(text).first)
    #expect(finding.rule == LintCatalogue.trailingComma)
    // Four blanks, `"content-state": {"ü": "ß", "n": 1` are 39 characters.
    #expect(finding.place == TextPlace(line: 8, column: 39))
  }

  @Test("A place below the state is found by its key path")
  func keyPath() {
    let text = """
      {"aps": {"event": "update",
        "content-state": {"legs": [{"at": 1},
          {"at": "x"}]}}}
      """
    let contents = PushContents(PushFile(name: "a", contents: Data(text.utf8)))
    #expect(
      contents.place(of: "legs[1].at", in: "content-state") == TextPlace(line: 3, column: 12))
    // A key that is missing is shown where it should stand.
    #expect(
      contents.place(of: "legs[1].until", in: "content-state") == TextPlace(line: 3, column: 5))
  }

  @Test("The state for the types is the JSON without its slips")
  func strictState() throws {
    let text =
      #"{"aps": {"content-state": {"b": [1, 2.5,], "a": null,}, "attributes-type": "M.T"}}"#
    let contents = PushContents(PushFile(name: "a", contents: Data(text.utf8)))
    #expect(
      try String(decoding: #require(contents.state), as: UTF8.self) == #"{"a":null,"b":[1,2.5]}"#)
    #expect(contents.attributesType == "T")
    #expect(contents.attributes == nil)
  }
}
