import Foundation
import Testing

@testable import Studio

@Suite struct ScriptTests {
  private func commands(_ text: String) throws -> [TimelineCommand] {
    try TimelineScript(parsing: text).steps.map(\.command)
  }

  @Test(
    "Each command is read",
    arguments: [
      ("start preview", TimelineCommand.start(.both(.preview(1)), stale: nil)),
      ("start preview 3 stale 10m", .start(.both(.preview(3)), stale: 600)),
      ("start both.json", .start(.both(.file("both.json")), stale: nil)),
      (
        #"start "my a.json" {"n": 1}"#,
        .start(.apart(attributes: .file("my a.json"), state: .json(#"{"n": 1}"#)), stale: nil)
      ),
      ("update s.json", .update(.file("s.json"), stale: nil, score: nil, alerts: false)),
      (
        "update preview 2 alert score -2.5 stale 1h",
        .update(.preview(2), stale: 3_600, score: -2.5, alerts: true)
      ),
      ("end", .end(nil, .default)), ("end default", .end(nil, .default)),
      ("end s.json immediate", .end(.file("s.json"), .immediate)),
      ("end preview after 10m", .end(.preview(1), .after(600))),
      ("push p.json", .push(path: "p.json")), ("advance 90s", .advance(90)),
      ("wind 2h30m", .advance(9_000)), ("lock", .act(.lock)), ("remove", .act(.remove)),
      ("snapshot", .snapshot(nil)), ("snapshot At the  stop", .snapshot("At the stop")),
      (
        "update {\"a\":\"}#\"} # comment",
        .update(.json("{\"a\":\"}#\"}"), stale: nil, score: nil, alerts: false)
      ),
    ])
  func read(line: String, command: TimelineCommand) throws {
    #expect(try commands("start preview\n\(line)").last == command)
  }

  @Test("Comments, empty lines and Windows line ends are skipped, lines are counted")
  func lines() throws {
    let script = try TimelineScript(parsing: "# ride\r\n\r\n  start preview # go\r\n\tlock\r\n")
    #expect(
      script.steps == [
        .init(line: 3, text: "start preview", command: .start(.both(.preview(1)), stale: nil)),
        .init(line: 4, text: "lock", command: .act(.lock)),
      ])
  }

  @Test(
    "A fault names its line, what was expected and the next step",
    arguments: [
      ("begin", "There is no command begin. Write one of start, update, "),
      ("start", "start wants what the activity begins with. Write start preview 1"),
      ("start preview 0", "Previews count from 1."),
      ("update", "update wants a state."), ("push", "push wants a file with the payload"),
      ("push preview 1", "push wants a file with the payload"),
      ("advance", "advance wants a time span such as 90s, 10m or 2h30m: advance 10m"),
      ("advance soon", "advance wants a time span such as 90s, 10m or 2h30m, up to 30d, and not"),
      ("wind 0s", "wind wants a time span"), ("wind 31d", "wind wants a time span"),
      ("wind 10", "wind wants a time span"), ("end after", "after wants a time span"),
      ("update a.json score high", "score wants a number: score 50"),
      ("lock now", "now is not expected here."),
      ("update {\"a\": 1", "A brace is opened and not closed."),
      ("push \"a", "A quote is opened and not closed."),
    ])
  func fault(line: String, message: String) throws {
    let faults = #expect(throws: ScriptFaults.self) { try commands("start preview\n\n\(line)") }
    #expect(faults?.faults.map(\.line) == [3])
    #expect(faults?.faults[0].message.hasPrefix(message) == true, "\(faults?.faults as Any)")
  }

  @Test("All faults are told at once")
  func allFaults() throws {
    let faults = #expect(throws: ScriptFaults.self) { try commands("go\nstart preview\nstop") }
    #expect(faults?.faults.map(\.line) == [1, 3])
  }

  @Test(
    "A script without an activity is no script",
    arguments: [
      ("", 1, "The script holds no command."), ("# only this", 1, "The script holds no command."),
      ("\nlock", 2, "The script starts no activity."),
      ("lock\nupdate preview", 2, "There is no activity yet."),
    ])
  func empty(text: String, line: Int, message: String) {
    let fault = #expect(throws: ScriptFaults.self) { try commands(text) }?.faults.first
    #expect(fault?.line == line)
    #expect(fault?.message.hasPrefix(message) == true)
  }

  @Test("Size and number of commands are bounded")
  func bounds() throws {
    let lines = Array(repeating: "lock", count: TimelineScript.greatestCount - 1)
    let most = (["start preview"] + lines).joined(separator: "\n")
    #expect(try commands(most).count == 1_000)
    let more = #expect(throws: ScriptFaults.self) { try commands(most + "\nlock") }
    #expect(more?.faults.first?.line == 1_001)
    let large = String(repeating: "#", count: TimelineScript.greatestSize + 1)
    #expect(throws: ScriptFaults.self) { try commands(large) }
  }

  @Test(
    "Time spans add up",
    arguments: [
      ("90s", 90.0), ("1.5h", 5_400), ("1h30m5s", 5_405), ("30d", 2_592_000), ("0.25s", 0.25),
    ])
  func spans(text: String, seconds: Double) {
    #expect(ScriptDuration.seconds(text) == seconds)
  }

  @Test("What is no time span", arguments: ["", "m", "10", "10x", "-5m", "1h-5m", "1..5h", "31d"])
  func noSpan(text: String) {
    #expect(ScriptDuration.seconds(text) == nil)
  }
}
