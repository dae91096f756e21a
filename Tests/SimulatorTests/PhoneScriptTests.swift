import Foundation
import Simulator
import Testing

struct PhoneScriptTests {
  @Test(
    "Each command is read from its line",
    arguments: [
      ("launch", PhoneScriptCommand.launch(nil)), ("launch Ride", .launch("Ride")),
      ("lock # now", .press(.lock)), ("tap \"Start ride\"", .tap("Start ride")),
      ("hold island", .holdIsland), ("hold \"4 left\"", .hold("4 left")),
      ("advance 2h30m", .advance(9_000)), ("advance to 18:05", .advanceTo(hour: 18, minute: 5)),
      ("push a.json", .push(path: "a.json", .newest)),
      ("push a.json to token 0aff", .push(path: "a.json", .token("0aff"))),
      ("push a.json to channel dGVzdA==", .push(path: "a.json", .channel("dGVzdA=="))),
      ("end", .end(.default)), ("end immediate", .end(.after(0))),
      ("end after 10m", .end(.after(600))), ("charge", .charge(true)),
      ("charge off", .charge(false)),
      ("deny", .answer(allow: false)), ("scroll down", .scroll(.down)),
      ("set always-on off", .set(.phone(.alwaysOn(false)))),
      ("set live-activities off", .set(.liveActivities(false))),
      ("set device \"16 pro\"", .set(.phone(.device("iPhone 16 Pro")))),
      (
        "expect text \"4 left\" on lock-screen",
        .expect(.text("4 left", .lockScreen, isThere: true))
      ),
      ("expect no text Late", .expect(.text("Late", nil, isThere: false))),
      ("expect activities 2", .expect(.activities(2))),
      ("expect state stale", .expect(.state("stale"))),
      ("expect island minimal", .expect(.island(.minimal))),
      ("expect screen dark", .expect(.screen(isLit: false))),
    ])
  func command(line: String, command: PhoneScriptCommand) throws {
    #expect(try PhoneScript(parsing: line).steps.map(\.command) == [command])
  }

  @Test(
    "A fault is told with its column and the nearest word",
    arguments: [
      ("launhc", 1, "Did you mean launch?"), ("expect island compcat", 15, "Did you mean compact?"),
      ("advance 10", 9, "a time span"), ("advance to 25:00", 12, "a time of day"),
      ("tap \"Start", 11, "not closed"), ("lock now", 6, "not expected"),
      ("push a.json to token xyz", 22, "hexadecimal"), ("set textsize large", 5, "text-size"),
      ("open ride", 6, "scheme"),
    ])
  func fault(line: String, column: Int, words: String) throws {
    let faults = try #require(throws: PhoneScriptFaults.self) { try PhoneScript(parsing: line) }
    #expect(faults.faults.map(\.column) == [column])
    #expect(faults.faults[0].message.contains(words))
  }

  @Test("All faults are told at once, and a script without a command is one")
  func allFaults() throws {
    let several = try #require(throws: PhoneScriptFaults.self) {
      try PhoneScript(parsing: "launch\nfoo\n\nadvance\n")
    }
    #expect(several.faults.map(\.line) == [2, 4])
    let empty = try #require(throws: PhoneScriptFaults.self) { try PhoneScript(parsing: "# no\n") }
    #expect(empty.faults.map(\.line) == [1])
  }
}
