import Foundation
import HTTP2
import Synchronization
import Testing

@testable import APNSClient

/// What the client does when server and network fail, over real sockets.
@Suite(.timeLimit(.minutes(3)))
struct DeliveryTests {
  /// Sends so many updates, each to an activity of its own; gives the identifiers.
  private func send(_ number: Int, by client: APNSClient) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<number {
        group.addTask {
          let token = String(format: "%064x", index)
          let receipt = try await client.send(FakeAPNS.update(1), to: .device(token: token))
          return receipt.identifier
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `GOAWAY every 100 requests loses none and doubles none`() async throws {
    let server = try FakeAPNS { number, _ in
      number % 100 == 0
        ? HTTP2Response(controls: [.goAway(#"{"reason":"Shutdown"}"#)]) : nil
    }
    let client = try server.client()
    let identifiers = try await send(2_000, by: client)
    await client.drain()
    #expect(Set(identifiers).count == 2_000)
    #expect(server.accepted.count == 2_000)
    #expect(server.accepted.values.allSatisfy { $0 == 1 })
  }

  @Test func `Connections that drop lose none, and no other identifier is sent`() async throws {
    let server = try FakeAPNS { number, _ in
      number % 97 == 0 ? HTTP2Response(action: .close) : nil
    }
    let client = try server.client { $0.greatestAttempts = 30 }
    let identifiers = try await send(1_000, by: client)
    await client.drain()
    #expect(Set(identifiers) == Set(server.accepted.keys))
    #expect(server.accepted.count == 1_000)
  }

  @Test func `A server that is gone for a while loses none`() async throws {
    let killed = Mutex(false)
    let reference = Mutex<HTTP2Server?>(nil)
    let server = try FakeAPNS { number, _ in
      let kills = killed.withLock { killed in
        defer { killed = killed || number >= 200 }
        return number >= 200 && !killed
      }
      if kills { reference.withLock { $0 }?.pause(seconds: 0.5) }
      return nil
    }
    reference.withLock { $0 = server.server }
    let client = try server.client { $0.greatestAttempts = 30 }
    let identifiers = try await send(600, by: client)
    await client.drain()
    reference.withLock { $0 = nil }
    #expect(killed.withLock { $0 })
    #expect(Set(identifiers) == Set(server.accepted.keys))
    #expect(server.accepted.count == 600)
  }

  @Test func `A start whose answer is lost is not sent again`() async throws {
    let server = try FakeAPNS { _, _ in HTTP2Response(action: .reset) }
    let client = try server.client()
    let start = Data(
      #"{"aps":{"timestamp":1,"event":"start","attributes-type":"A","attributes":{},"content-state":{}}}"#
        .utf8)
    await #expect(throws: APNSError.inDoubt("the stream was reset with code 2")) {
      try await client.send(start, to: .device(token: "80ab"))
    }
    #expect(server.requests == 1)
  }

  @Test func `Only one request is sent before a provider token was accepted`() async throws {
    let open = Mutex((now: 0, most: 0))
    let server = try FakeAPNS { number, _ in
      open.withLock {
        $0.now += 1
        if number == 1 || $0.most == 0 { $0.most = max($0.most, $0.now) }
      }
      if number == 1 { await Task.yield() }
      open.withLock { $0.now -= 1 }
      return nil
    }
    let client = try server.client { $0.greatestConnections = 1 }
    _ = try await send(50, by: client)
    #expect(open.withLock { $0.most } == 1)
    #expect(server.tokens.count == 1)
  }

  @Test(arguments: [
    PushReason.badDeviceToken, .unregistered, .payloadTooLarge, .badPriority, .forbidden,
    .tooManyRequests, .internalServerError, .expiredProviderToken,
  ])
  func `A refusal that no repetition mends within the deadline is told`(
    reason: PushReason
  ) async throws {
    let server = try FakeAPNS { _, _ in FakeAPNS.refusal(reason) }
    let client = try server.client { $0.timeout = 30 }
    do {
      try await client.send(FakeAPNS.update(1), to: .device(token: "80ab"))
      Issue.record("It was accepted.")
    } catch {
      guard case .refused(let refusal) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(refusal.reason == reason)
    }
    #expect(server.requests == 1)
  }

  @Test func `An expired provider token is renewed once 20 minutes have passed`() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    let server = try FakeAPNS { number, _ in
      number == 2 ? FakeAPNS.refusal(.expiredProviderToken) : nil
    }
    let client = try server.client { configuration in
      configuration.now = { time.withLock { $0 } }
    }
    try await client.send(FakeAPNS.update(1), to: .device(token: "80ab"))
    time.withLock { $0 += 1_200 }
    let receipt = try await client.send(FakeAPNS.update(2), to: .device(token: "80ab"))
    #expect(receipt.attempts == 2)
    #expect(server.tokens.count == 2)
  }

  @Test func `The pauses after TooManyRequests grow from a minute on`() async throws {
    let pauses = Mutex<[Double]>([])
    let server = try FakeAPNS { number, _ in
      number <= 3 ? FakeAPNS.refusal(.tooManyRequests) : nil
    }
    let client = try server.client { configuration in
      configuration.timeout = 3_600
      configuration.random = { 0.5 }
      configuration.sleep = { seconds in pauses.withLock { $0.append(seconds) } }
    }
    let receipt = try await client.send(FakeAPNS.update(1), to: .device(token: "80ab"))
    #expect(receipt.attempts == 4)
    // A minute, doubled, and a quarter more for a random number of a half.
    #expect(pauses.withLock { $0 } == [75, 150, 300])
  }
}
