import Foundation
import HTTP2
import Synchronization
import Testing

@testable import APNSClient

/// The order of the pushes of one activity.
@Suite(.timeLimit(.minutes(1)))
struct OrderTests {
  private let destination = PushDestination.device(token: "80ab")

  private func facts(
    _ timestamp: Double, _ event: LiveActivityEvent = .update, alert: Bool = false
  ) throws -> PushFacts {
    let more = alert ? #","alert":{"title":"a","body":"b"}"# : ""
    let text =
      #"{"aps":{"timestamp":\#(timestamp),"event":"\#(event.rawValue)","content-state":{}\#(more)}}"#
    return try PushFacts(Data(text.utf8), to: destination)
  }

  @Test func `A push that is as old as the last is not sent`() async throws {
    let server = try FakeAPNS()
    let client = try server.client()
    try await client.send(FakeAPNS.update(5), to: destination)
    for timestamp in [4, 5] {
      await #expect(
        throws: APNSError.outOfOrder(
          timestamp: Date(timeIntervalSince1970: Double(timestamp)),
          newest: Date(timeIntervalSince1970: 5))
      ) { try await client.send(FakeAPNS.update(timestamp), to: destination) }
    }
    #expect(server.requests == 1)
  }

  @Test func `A push that was refused can be sent again`() async throws {
    let server = try FakeAPNS { number, _ in
      number == 1 ? FakeAPNS.refusal(.badPriority) : nil
    }
    let client = try server.client()
    await #expect(throws: APNSError.self) {
      try await client.send(FakeAPNS.update(5), to: destination)
    }
    #expect(try await client.send(FakeAPNS.update(5), to: destination).attempts == 1)
  }

  @Test func `Nothing is sent after the end`() async throws {
    let lanes = ActivityLanes()
    let end = try facts(2, .end)
    #expect(try await lanes.enter(destination, end) == .go)
    await lanes.leave(destination, end, isAccepted: true)
    let late = try facts(3)
    await #expect(throws: APNSError.afterEnd) { try await lanes.enter(destination, late) }
  }

  @Test func `Updates that wait give way to newer ones, alerts and ends do not`() async throws {
    let lanes = ActivityLanes()
    let pushes = try [
      facts(1), facts(2), facts(3, alert: true), facts(4), facts(5, .end),
    ]
    let destination = destination
    #expect(try await lanes.enter(destination, pushes[0]) == .go)
    let waiting = pushes.dropFirst().map { push in
      Task.immediate { try await lanes.enter(destination, push) }
    }
    // Each has asked before the next does, as the actor is free.
    #expect(try await waiting[0].value == .superseded)
    #expect(try await waiting[2].value == .superseded)
    await lanes.leave(destination, pushes[0], isAccepted: true)
    #expect(try await waiting[1].value == .go)
    await lanes.leave(destination, pushes[2], isAccepted: true)
    #expect(try await waiting[3].value == .go)
  }

  @Test func `Payloads that cannot be sent are refused before they are`() async throws {
    let server = try FakeAPNS()
    let client = try server.client()
    let large = Data(repeating: 0x20, count: 4_097)
    await #expect(throws: APNSError.payloadTooLarge(bytes: 4_097, allowed: 4_096)) {
      try await client.send(large, to: destination)
    }
    await #expect(throws: APNSError.badToken("80xy")) {
      try await client.send(FakeAPNS.update(1), to: .device(token: "80xy"))
    }
    let start = Data(#"{"aps":{"timestamp":1,"event":"start"}}"#.utf8)
    await #expect(throws: APNSError.badPayload("A broadcast cannot start an activity.")) {
      try await client.send(start, to: .channel("AAAA"))
    }
    #expect(server.requests == 0)
  }
}
