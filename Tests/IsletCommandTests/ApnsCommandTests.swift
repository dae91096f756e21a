import APNSServer
import Foundation
import Testing

@testable import IsletCommand

@Suite struct ApnsCommandTests {
  private func command(_ words: [String]) throws -> ApnsCommand {
    try ApnsCommand(ParsedArguments(words, grammar: ApnsCommand.grammar)) { path in
      guard path == "key.p8" else { throw CocoaError(.fileReadNoSuchFile) }
      return "PEM"
    }
  }

  @Test("A server that trusts any key needs no more")
  func standard() throws {
    let command = try command(["serve", "--trust-any-key"])
    #expect(command.trustsAnyKey)
    #expect(command.port == 2_197)
    #expect(command.activities == nil)
    #expect(!command.isPlain)
  }

  @Test("Every option arrives")
  func everyOption() throws {
    let command = try command([
      "serve", "--key", "key.p8,ABC123DEFG,DEF123GHIJ", "--key",
      "key.p8,ABC123DEFH,DEF123GHIJ,production", "--activities", "3", "--app", "com.example.A",
      "--attributes-type", "A", "--production-app", "--any-token", "--port", "0", "--plain",
      "--fault", "every 2 reset", "--settings", "s.json", "--json",
    ])
    #expect(
      command.keys == [
        RegisteredKey(keyID: "ABC123DEFG", teamID: "DEF123GHIJ", publicKey: "PEM"),
        RegisteredKey(
          keyID: "ABC123DEFH", teamID: "DEF123GHIJ", publicKey: "PEM", environment: .production),
      ])
    #expect(command.activities == 3)
    #expect(command.app == "com.example.A")
    #expect(command.attributesTypes == ["A"])
    #expect(command.environment == .production)
    #expect(command.acceptsUnknownTokens)
    #expect(command.port == 0)
    #expect(command.isPlain)
    #expect(command.faults == [InducedFault(.reset, every: 2)])
    #expect(command.settings == "s.json")
    #expect(command.printsJSON)
  }

  @Test(
    "What is wrong is said with what would be right",
    arguments: [
      ([], "serve is missing."), (["run"], "serve is missing."),
      (
        ["serve"],
        "No provider token would be valid. Give --key FILE,KEYID,TEAMID or --trust-any-key."
      ),
      (
        ["serve", "--port", "65532"],
        "--port cannot be 65532. It is a whole number from 0 to 65531."
      ),
      (
        ["serve", "--key", "none.p8,ABC123DEFG,DEF123GHIJ"],
        "--key cannot be none.p8,ABC123DEFG,DEF123GHIJ. none.p8 cannot be read."
      ),
    ])
  func faults(_ words: [String], _ message: String) {
    #expect {
      try command(words)
    } throws: { error in
      (error as? UsageError)?.message == message
    }
  }

  @Test("The command is found by its name, and has a page of help")
  func topLevel() throws {
    #expect(try TopLevel(["apns", "serve"]) == .apns(["serve"]))
    #expect(try TopLevel(["help", "apns"]) == .apns(["--help"]))
    let lines = ApnsCommand.help.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }
}
