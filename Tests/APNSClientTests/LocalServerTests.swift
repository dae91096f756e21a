import APNSServer
import ActivityModel
import Foundation
import Testing

@testable import APNSClient

/// The client against the local APNs with all of its checks, over TLS.
@Suite(.timeLimit(.minutes(2)))
struct LocalServerTests {
  private final class Bench: Sendable {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-client-\(UUID().uuidString)")
    let key: APNSKey
    let running: LocalAPNS.Running
    let client: APNSClient

    init() throws {
      key = try APNSKey(newFor: "ABC123DEFG", teamID: "DEF123GHIJ")
      var options = LocalAPNS.Options(
        folder: ServerFolder(environment: ["ISLET_APNS_HOME": folder.path], home: folder)
      ) { Date() }
      options.port = 0
      options.gateway.acceptsUnknownTokens = true
      options.keys = [
        RegisteredKey(keyID: key.keyID, teamID: key.teamID, publicKey: key.publicPEM)
      ]
      running = try LocalAPNS(options).start()
      let server = running.description
      client = APNSClient(
        APNSClient.Configuration(
          key: key,
          server: APNSServerAddress(
            pushes: .init(host: "localhost", port: server.devicePort),
            channels: .init(host: "localhost", port: server.managementPort),
            authority: server.ca), bundleIdentifier: "com.example.Journey"))
    }

    deinit {
      running.stop()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private var now: Int { Int(Date().timeIntervalSince1970) }

  @Test func `An update passes every check, and has the identifier that was given`() async throws {
    let bench = try Bench()
    let identifier = "0f7b8a52-6c1d-4b3e-9d55-0123456789ab"
    let receipt = try await bench.client.send(
      FakeAPNS.update(now), to: .device(token: "80" + String(repeating: "ab", count: 79)),
      options: .init(priority: .considerate, expiration: .immediate, identifier: identifier))
    #expect(receipt.identifier == identifier)
    #expect(receipt.attempts == 1)
    await bench.client.drain()
  }

  @Test func `A channel is made, read, broadcast to, listed and deleted`() async throws {
    let bench = try Bench()
    let channel = try await bench.client.createChannel(BroadcastChannel(storagePolicy: .newest))
    #expect(try await bench.client.channel(channel).storagePolicy == .newest)
    #expect(try await bench.client.channelIdentifiers() == [channel])
    let receipt = try await bench.client.send(
      FakeAPNS.update(now), to: .channel(channel),
      options: .init(expiration: .at(Date().addingTimeInterval(600))))
    #expect(receipt.uniqueIdentifier?.isEmpty == false)
    try await bench.client.deleteChannel(channel)
    #expect(try await bench.client.channelIdentifiers() == [])
    await bench.client.drain()
  }
}
