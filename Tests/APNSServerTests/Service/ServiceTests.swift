import ActivityModel
import Foundation
import Phone
import PushPayload
import Testing

@testable import APNSServer

/// Pushes that reach a phone, and what it did with them: apns.md, sections 6 to 9.
@Suite struct ServiceTests {
  private let clock = FixedClock()
  private let service: APNSService
  private let phone: FakePhone

  init() async {
    let clock = clock
    var gateway = Gateway(GatewayConfiguration()) { _, _ in true }
    gateway.register(RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01"))
    service = APNSService(gateway: gateway) { clock.now }
    phone = FakePhone(
      id: "phone",
      app: AppDescription(
        id: AppID(Sender.app), name: "Journey", attributesTypes: ["JourneyAttributes"]),
      activities: 1
    ) { clock.now }
    clock.advance(by: 1)
    await service.attach(phone, tokens: await phone.tick())
  }

  private func token(_ purpose: KnownToken.Purpose) async throws -> String {
    try #require(await service.tokens.first { $0.known.purpose == purpose }?.token.hex)
  }

  private func verdict(_ body: String, to token: String) async throws -> PushVerdict {
    let outcome = await service.handle(Sender.push(body, token: token))
    try #require(outcome.answer.status == 200, "\(outcome.faults)")
    let verdicts = await service.verdicts(on: outcome.record.id, waitingFor: 30)
    return try #require(verdicts.last)
  }

  private func aps(_ event: String, _ time: Int, _ rest: String = "") -> String {
    #"{"aps":{"timestamp":\#(1_780_306_860 + time),"event":"\#(event)"\#(rest)}}"#
  }

  private let state = #","content-state":{"minutes":4}"#

  @Test("An update is applied, and the verdict says where the activity is shown")
  func update() async throws {
    let verdict = try await verdict(aps("update", 1, state), to: token(.update))
    #expect(verdict.outcome == .applied)
    #expect(verdict.places == ["island compact", "Lock Screen"])
    let activity = await phone.activity(0)
    #expect(verdict.activity == activity?.id.rawValue)
    #expect(activity?.content.state == Data(#"{"minutes":4}"#.utf8))
  }

  @Test("An older timestamp is accepted by APNs and ignored by the phone, by how much it says")
  func older() async throws {
    let token = try await token(.update)
    _ = try await verdict(aps("update", 60, state), to: token)
    let verdict = try await verdict(aps("update", 48, state), to: token)
    #expect(verdict.outcome == .ignored)
    #expect(verdict.rule == "R18")
    #expect(verdict.reason?.contains("12 s older than the newest") == true)
  }

  @Test("A repeated timestamp is ignored and said so")
  func repeated() async throws {
    let token = try await token(.update)
    _ = try await verdict(aps("update", 60, state), to: token)
    let verdict = try await verdict(aps("update", 60, state), to: token)
    #expect(verdict.outcome == .ignored)
    #expect(verdict.reason?.contains("its timestamp equals the newest") == true)
  }

  @Test("After an end the token is dead: 410 with the time of the end")
  func end() async throws {
    let token = try await token(.update)
    #expect(try await verdict(aps("end", 60), to: token).outcome == .applied)
    clock.advance(by: 10)
    let outcome = await service.handle(Sender.push(aps("update", 90, state), token: token))
    #expect(outcome.faults.first?.reason == .unregistered)
    #expect(outcome.faults.first?.deadSince == Sender.start + 1)
  }

  @Test("A start makes an activity whose update token is known once the phone has made it")
  func start() async throws {
    let rest =
      state + #","attributes-type":"JourneyAttributes","attributes":{"line":"U8"},"#
      + #""alert":{"title":"a","body":"b"}"#
    let verdict = try await verdict(aps("start", 1, rest), to: token(.start))
    #expect(verdict.outcome == .applied)
    #expect(verdict.places.contains("Lock Screen"))
    clock.advance(by: 1)
    await service.note(await phone.tick())
    #expect(await service.tokens.count { $0.known.purpose == .update } == 2)
  }

  @Test(
    "What a phone does not take is accepted by APNs, and the verdict says why",
    arguments: [
      (#"{"aps":{"timestamp":1780306861,"content-state":{}}}"#, "the key aps.event is missing"),
      (
        #"{"aps":{"timestamp":1780306861,"event":"update","contentState":{}}}"#,
        "aps.contentState instead"
      ),
      (
        #"{"aps":{"timestamp":1780306861000,"event":"update","content-state":{}}}"#, "ahead"
      ),
      (
        #"{"aps":{"timestamp":1780306861,"event":"start","content-state":{}}}"#,
        "an update token cannot start an activity"
      ),
    ])
  func notTaken(_ body: String, _ words: String) async throws {
    let verdict = try await verdict(body, to: token(.update))
    #expect(verdict.outcome == .ignored)
    #expect(verdict.reason?.contains(words) == true, "\(verdict)")
    #expect(verdict.rule != nil)
  }

  @Test("Starts beyond ten in an hour are throttled by the phone while APNs says 200")
  func startBudget() async throws {
    let rest =
      state + #","attributes-type":"JourneyAttributes","attributes":{},"#
      + #""alert":{"title":"a","body":"b"}"#
    let token = try await token(.start)
    // An ended activity makes room for the next; only starts are counted.
    for number in 0..<10 {
      let start = try await verdict(aps("start", 2 * number, rest), to: token)
      #expect(start.outcome == .applied)
      clock.advance(by: 1)
      await service.note(await phone.tick())
      let tokens = await service.tokens.filter { $0.known.purpose == .update }
      for known in tokens where known.known.state == .active {
        _ = try await verdict(aps("end", 2 * number + 1), to: known.token.hex)
      }
    }
    let last = try await verdict(aps("start", 100, rest), to: token)
    #expect(last.outcome == .throttled)
    #expect(last.reason?.contains("budget of 10 starts") == true)
  }

  @Test("A phone that cannot be reached gets its push when it can")
  func reachability() async throws {
    let token = try await token(.update)
    #expect(await service.set("phone", isReachable: false))
    let outcome = await service.handle(Sender.push(aps("update", 5, state), token: token))
    let id = outcome.record.id
    #expect(await service.verdicts(on: id, waitingFor: 0).map(\.outcome) == [.stored])
    #expect(await service.set("phone", isReachable: true))
    #expect(
      await service.verdicts(on: id, waitingFor: 30).map(\.outcome) == [.stored, .applied])
    #expect(await service.set("nobody", isReachable: true) == false)
  }
}
