import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

@Suite @MainActor struct RideLifeTests {
  private let phone = TestPhone()

  @Test("A ride that ends with .after leaves the Lock Screen a minute after its arrival")
  func journey() async throws {
    let app = phone.install(RideApp.installed)
    let ride = RideApp()
    app.open()
    try await app.run {
      ride.start()
      let activity = try #require(ride.activity)
      #expect(await phone.screen.island?.form == .empty, "The app itself is in front.")
      app.enterBackground()
      #expect(await phone.screen.island?.texts == ["Harbour"])
      #expect(await phone.screen.island?.activities.map(\.images) == [["tram.fill"]])

      await phone.advance(by: .minutes(4))
      await ride.ride(to: "Market", next: "Town Hall")
      #expect(await phone.screen.island?.texts == ["Market"])
      #expect(await phone.lockScreen.texts == ["to Town Hall", "Market", "9:45\u{202F}AM"])

      await ride.arrive()
      #expect(activity.activityState == .ended)
      #expect(await phone.screen.island?.form == .empty)
      #expect(await phone.lockScreen.texts == ["to the end", "Old Mill", "9:45\u{202F}AM"])
      await phone.advance(by: .seconds(59.75))
      #expect(activity.activityState == .ended)
      await phone.advance(by: .seconds(0.25))
      #expect(activity.activityState == .dismissed)
      #expect(await phone.lockScreen.cards.isEmpty)
    }
    #expect(phone.log.last?.description == "09:46 com.example.ride: \(dismissal)")
    #expect(phone.activities.isEmpty)
  }

  private let dismissal = "ended to dismissed: its dismissal was due (R3)"

  @Test("Without news the ride is drawn as out of date, and an update mends that")
  func stale() async throws {
    let app = phone.install(RideApp.installed)
    let ride = RideApp()
    app.open()
    await app.run {
      ride.start()
      await ride.ride(to: "Market", next: nil, staleIn: 600)
      await phone.advance(by: .seconds(599))
      #expect(await phone.lockScreen.texts[1] == "Market")
      await phone.advance(by: .seconds(1))
      #expect(phone.activities.map(\.state) == [.stale])
      #expect(await phone.lockScreen.texts[1] == "Out of date")
      await ride.ride(to: "Town Hall", next: nil)
      #expect(phone.activities.map(\.state) == [.active])
      #expect(await phone.lockScreen.texts[1] == "Town Hall")
    }
  }

  @Test("A crash leaves the ride on the phone, and the next launch finds it")
  func relaunch() async throws {
    let app = phone.install(RideApp.installed)
    let ride = RideApp()
    app.open()
    try await app.run {
      ride.start()
      app.crash()
      #expect(app.state == .notRunning)
      await ride.ride(to: "Market", next: nil)
      #expect(phone.log.last?.text == "update ignored: the app does not run (R16)")
      phone.restart()
      phone.unlock()
      app.open()
      let found = try #require(Activity<RideAttributes>.activities.first)
      #expect(found.id == ride.activity?.id)
      #expect(found.content.state.stop == "Harbour")
    }
  }

  @Test("A card that the person removes is gone, and later updates say so")
  func removal() async throws {
    let app = phone.install(RideApp.installed)
    let ride = RideApp()
    app.open()
    try await app.run {
      ride.start()
      let id = try #require(ride.activity?.id)
      phone.lock()
      await phone.advance(by: .minutes(1))
      phone.remove(id)
      #expect(phone.activity(id)?.state == .dismissed)
      await ride.ride(to: "Market", next: nil)
      let entry = try #require(phone.log.last)
      #expect(entry.text == "update ignored: the activity was dismissed at 09:42 (R3)")
      #expect(entry.rule == "R3")
      #expect(entry.activity == id)
    }
  }
}
