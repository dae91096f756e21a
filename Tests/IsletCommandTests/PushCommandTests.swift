import APNSClient
import Foundation
import Testing

@testable import IsletCommand

struct PushCommandTests {
  private func command(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> PushCommand {
    try PushCommand(
      ParsedArguments(words, grammar: PushCommand.grammar), environment: environment)
  }

  private static let plain = ["f.json", "--topic", "com.example.App"]

  @Test func `A local server needs no key`() throws {
    let command = try command(Self.plain + ["--local", "--token", "80ab", "--priority", "5"])
    #expect(command.provider.place == .local(isProduction: false))
    #expect(command.provider.key == .new)
    #expect(command.destination == .device(token: "80ab"))
    #expect(command.options.priority == .considerate)
  }

  @Test func `The key may stand in the environment`() throws {
    let command = try command(
      Self.plain + ["--sandbox", "--channel", "AAAA"],
      environment: [
        "ISLET_APNS_KEY": "pem", "ISLET_APNS_KEY_ID": "ABC123DEFG",
        "ISLET_APNS_TEAM": "DEF123GHIJ",
      ])
    #expect(command.provider.key == .pem("pem"))
    #expect(command.provider.keyID == "ABC123DEFG")
    #expect(command.destination == .channel("AAAA"))
  }

  @Test(arguments: [
    plain + ["--token", "80ab"], plain + ["--local"],
    plain + ["--local", "--token", "80ab", "--channel", "AAAA"],
    plain + ["--sandbox", "--production", "--token", "80ab"],
    plain + ["--sandbox", "--token", "80ab"], ["f.json", "--local", "--token", "80ab"],
    plain + ["--local", "--token", "80ab", "--expiration", "soon"],
  ])
  func `What is missing or contradicts itself is an error of usage`(words: [String]) throws {
    #expect(throws: UsageError.self) { try command(words) }
  }

  @Test func `With an event the payload is made around the state`() throws {
    let command = try command(Self.plain + ["--local", "--token", "80ab", "--event", "update"])
    let payload = command.payload(
      of: Data("{\"minutes\":4}\n".utf8), at: Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(
      String(decoding: payload, as: UTF8.self)
        == #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"minutes":4}}}"#)
  }

  @Test func `Channels are created, read, listed and deleted`() throws {
    func action(_ words: [String]) throws -> ChannelsCommand.Action {
      try ChannelsCommand(
        ParsedArguments(
          words + ["--local", "--topic", "com.example.App"], grammar: ChannelsCommand.grammar),
        environment: [:]
      ).action
    }
    #expect(try action(["create", "--store"]) == .create(BroadcastChannel(storagePolicy: .newest)))
    #expect(try action(["read", "AAAA"]) == .read("AAAA"))
    #expect(try action(["delete", "AAAA"]) == .delete("AAAA"))
    #expect(try action(["list"]) == .list)
    for words in [[], ["read"], ["list", "AAAA"], ["make"]] {
      #expect(throws: UsageError.self) { try action(words) }
    }
  }
}
