import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

@Suite @MainActor struct ParcelLifeTests {
  private let phone = TestPhone()

  private func parcel() -> TestApp {
    TestApp(
      "com.example.parcel", attributes: [ParcelAttributes.self], widgets: ParcelWidgets.self)
  }

  private func state(
    _ status: ParcelAttributes.ContentState.Status, in minutes: Double, _ driver: String? = nil
  ) -> ParcelAttributes.ContentState {
    .init(status: status, arrival: phone.now.addingTimeInterval(minutes * 60), driver: driver)
  }

  @Test("A parcel from its order to the door: token, alert, push, end and dismissal")
  func delivery() async throws {
    let app = phone.install(parcel())
    let keeper = ActivityKeeper<ParcelAttributes>()
    app.open()
    let start = phone.now
    try await app.run {
      let id = try await keeper.start(
        ParcelAttributes(number: "1234"), state(.packed, in: 15))
      #expect(keeper.current?.pushToken == nil)
      await phone.advance(by: .minutes(5))
      #expect(keeper.tokens.map(\.at) == [start.addingTimeInterval(0.25)])
      let token = try #require(keeper.tokens.first?.token)
      #expect(token.count == 80)

      app.enterBackground()
      #expect(await phone.screen.island?.texts == ["1234", "packed"])
      await keeper.update(
        state(.onTheWay, in: 10, "Alex"),
        alert: AlertConfiguration(title: "Order", body: "On the way", sound: .default))
      #expect(await phone.screen.island?.form == .expanded)
      #expect(await phone.screen.island?.texts == ["Alex"])
      await phone.advance(by: .seconds(5))
      #expect(await phone.screen.island?.form == .compact)

      phone.rotateToken(of: id)
      await phone.settle()
      let newest = try #require(keeper.tokens.last?.token)
      #expect(newest != token)
      let payload = """
        {"aps": {"timestamp": \(Int(phone.now.timeIntervalSince1970)), "event": "update",
         "content-state": {"status": "onTheWay", "arrival": 802000000, "driver": "Kim"}}}
        """
      await phone.push(Data(payload.utf8), to: newest)
      #expect(keeper.current?.content.state.driver == "Kim")
      await phone.push(Data(payload.utf8), to: token)
      #expect(
        phone.log.last?.text
          == "update push ignored: its token was replaced or belongs to an app that is gone (R19)")

      await keeper.end(state(.delivered, in: 0))
      #expect(await phone.lockScreen.texts == ["1234 delivered"])
      await phone.advance(by: .hours(4))
      #expect(phone.activities.isEmpty)
      #expect(phone.activity(id)?.state == .dismissed)
    }
  }

  @Test("A second parcel ends the first, and both are ended at once by the app")
  func second() async throws {
    let app = phone.install(parcel())
    let keeper = ActivityKeeper<ParcelAttributes>()
    app.open()
    try await app.run {
      let first = try await keeper.start(ParcelAttributes(number: "1"), state(.packed, in: 5))
      let second = try await keeper.start(ParcelAttributes(number: "2"), state(.packed, in: 5))
      #expect(phone.activity(first)?.state == .ended)
      #expect(phone.activity(second)?.state == .active)
      #expect(await phone.lockScreen.texts == ["1 packed", "2 packed"])
      await keeper.endAll()
      #expect(phone.activities.isEmpty)
    }
  }

  @Test("The observer hears the switch in Settings, and a start is refused while it is off")
  func permission() async throws {
    let app = phone.install(parcel())
    let keeper = ActivityKeeper<ParcelAttributes>()
    app.open()
    try await app.run {
      let observer = PermissionObserver()
      #expect(observer.isEnabled)
      // Its loop begins in a task of its own and hears what happens from then on.
      await phone.settle()
      app.allowLiveActivities(false)
      await phone.settle()
      #expect(!observer.isEnabled)
      await #expect(throws: ActivityKeeper<ParcelAttributes>.Refusal.switchedOff) {
        try await keeper.start(ParcelAttributes(number: "1"), state(.packed, in: 5))
      }
      app.allowLiveActivities(true)
      await phone.settle()
      #expect(observer.isEnabled)
      try await keeper.start(ParcelAttributes(number: "1"), state(.packed, in: 5))
      #expect(phone.activities.count == 1)
    }
  }

  @Test("A push whose state does not decode changes nothing, and the log says where it fails")
  func undecodable() async throws {
    let app = phone.install(parcel())
    let keeper = ActivityKeeper<ParcelAttributes>()
    app.open()
    try await app.run {
      try await keeper.start(ParcelAttributes(number: "1"), state(.packed, in: 5))
      await phone.advance(by: .seconds(1))
      let token = try #require(keeper.tokens.first?.token)
      for (payload, text) in [
        (
          #"{"aps":{"timestamp":1780306900,"event":"update","content-state":{"status":"lost"}}}"#,
          "update push ignored: the widget cannot decode it, at status "
        ),
        (
          #"{"aps":{"timestamp":1780306900,"content-state":{}}}"#,
          "push ignored: it is no Live Activity payload, the key aps.event is missing (R21)"
        ),
      ] {
        await phone.push(Data(payload.utf8), to: token)
        let entry = try #require(phone.log.last)
        #expect(entry.text.hasPrefix(text), "\(entry.text)")
      }
      #expect(keeper.current?.content.state.status == .packed)
    }
  }
}
