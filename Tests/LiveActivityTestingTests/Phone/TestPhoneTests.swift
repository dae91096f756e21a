import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

@Suite struct TestPhoneTests {
  private func start(_ stop: String = "Harbour") throws -> Activity<RideAttributes> {
    try Activity.request(
      attributes: RideAttributes(line: "M4"),
      content: ActivityContent(
        state: .init(stop: stop, nextStop: nil, progress: 0), staleDate: nil))
  }

  @Test("With the trait a test is the app's code, on a phone of its own", .phone(running: ride))
  func trait() async throws {
    let phone = try #require(TestPhone.current)
    let app = try #require(TestPhone.currentApp)
    #expect(app.state == .foreground)
    let activity = try start()
    await phone.advance(by: .hours(8))
    #expect(activity.activityState == .ended)
    #expect(phone.activities.map(\.id) == [activity.id])
  }

  private static let ride = TestApp("com.example.ride", attributes: [RideAttributes.self])

  @Test("Forty tests at once each see their own phone and its time")
  func parallel() async throws {
    let hours = try await withThrowingTaskGroup(of: (Int, [String], Date).self) { group in
      for number in 0..<40 {
        group.addTask {
          let phone = TestPhone()
          let app = phone.install(Self.ride)
          app.open()
          return try await app.run {
            _ = try start("\(number)")
            await phone.advance(by: .hours(Double(number) / 10))
            let stops = Activity<RideAttributes>.activities.map(\.content.state.stop)
            return (number, stops, Date())
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(hours.count == 40)
    for (number, stops, date) in hours {
      #expect(stops == ["\(number)"])
      let seconds = date.timeIntervalSince(PhoneSettings().start)
      #expect(abs(seconds - Double(number) * 360) < 0.001)
    }
  }

  @Test("Date() is the phone's in the app's code and its tasks, and the system's elsewhere")
  func time() async {
    let phone = TestPhone()
    let app = phone.install(Self.ride)
    let start = Date(timeIntervalSince1970: 1_780_306_860)
    await app.run {
      #expect(Date() == start)
      await phone.advance(by: .minutes(1.5))
      #expect(Date.now == start.addingTimeInterval(90))
      #expect(await Task { Date() }.value == start.addingTimeInterval(90))
      #expect(await Task.detached { Date() }.value != start.addingTimeInterval(90))
    }
    #expect(Date() != start.addingTimeInterval(90))
    #expect(phone.now == start.addingTimeInterval(90))
  }

  @Test("Two apps share the island as minimal presentations, the later one attached")
  @MainActor func minimal() async throws {
    let phone = TestPhone()
    let ride = phone.install(RideApp.installed)
    let parcel = phone.install(
      TestApp("com.example.parcel", attributes: [ParcelAttributes.self], widget: ParcelWidget.self))
    ride.open()
    _ = try await ride.run { try start() }
    parcel.open()
    try await parcel.run {
      try await ActivityKeeper<ParcelAttributes>().start(
        ParcelAttributes(number: "7"), .init(status: .packed, arrival: .now))
    }
    parcel.enterBackground()
    let island = try #require(await phone.screen.island)
    #expect(island.form == .minimal)
    #expect(island.activities.map(\.presentation) == [.minimal, .minimal])
    #expect(island.texts == ["P", "M4"])
    phone.hold(island.activities[1].id)
    #expect(await phone.screen.island?.texts == ["Now at Harbour"])
    phone.collapse()
    #expect(await phone.screen.island?.form == .minimal)
  }

  @Test("A phone without an island shows an alert as a banner")
  @MainActor func banner() async throws {
    let phone = TestPhone(PhoneSettings(model: .withoutIsland))
    let app = phone.install(RideApp.installed)
    app.open()
    try await app.run {
      let activity = try start()
      app.enterBackground()
      await activity.update(
        activity.content,
        alertConfiguration: AlertConfiguration(title: "Go", body: "Now", sound: .default))
    }
    let screen = await phone.screen
    #expect(screen.island == nil)
    #expect(screen.banner?.texts.prefix(2) == ["to the end", "Harbour"])
    await phone.advance(by: .seconds(5))
    #expect(await phone.screen.banner == nil)
  }

  @Test(
    "Locked on a charger the phone shows StandBy, with an island and without",
    arguments: [PhoneModel.standard, .withoutIsland])
  @MainActor func standBy(model: PhoneModel) async throws {
    let phone = TestPhone(PhoneSettings(model: model))
    let app = phone.install(RideApp.installed)
    app.open()
    let activity = try await app.run { try start() }
    phone.setCharging(true)
    phone.lock()
    #expect(await phone.screen.standBy?.minimal?.texts == ["M4"])
    phone.tap(activity.id)
    #expect(await phone.screen.standBy?.full?.texts.prefix(2) == ["to the end", "Harbour"])
  }

  @Test("An intent may start an activity in the background, the app itself may not")
  func intent() async throws {
    let phone = TestPhone()
    let app = phone.install(Self.ride)
    _ = try await app.runIntent { try start() }
    #expect(app.state == .background)
    await app.run {
      #expect(throws: ActivityAuthorizationError.visibility) { try start() }
    }
    #expect(phone.activities.count == 1)
    #expect(phone.log.last?.text == "request refused: visibility (R7)")
  }

  @Test("The log tells the time in the phone's time zone")
  func timeZone() async throws {
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let phone = TestPhone(PhoneSettings(timeZone: zone))
    phone.lock()
    #expect(phone.log.map(\.description) == ["15:11 phone: locked"])
  }

  @Test("Without a widget the screen says who is where and why nothing is drawn")
  func undrawn() async throws {
    let phone = TestPhone()
    let app = phone.install(Self.ride)
    app.open()
    let activity = try await app.run { try start() }
    let card = try #require(await phone.lockScreen.cards.first)
    #expect(card.id == activity.id)
    #expect(card.texts.isEmpty)
    #expect(
      card.problem
        == "com.example.ride was installed without a widget. "
        + "Give TestApp the widget bundle to draw it.")
  }

  @Test("The limits and the delay of the settings hold")
  func settings() async throws {
    var settings = PhoneSettings()
    settings.activitiesPerApp = 1
    let phone = TestPhone(settings)
    let app = phone.install(Self.ride)
    app.open()
    try await app.run {
      _ = try start()
      #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try start() }
    }
    let old = TestPhone(PhoneSettings(systemVersion: PhoneSettings.Version(16, 0)))
    let oldApp = old.install(Self.ride)
    oldApp.open()
    await oldApp.run {
      #expect(throws: ActivityAuthorizationError.unsupported) { try start() }
    }
  }

  @Test("Identifiers that are no activity's are told as unknown")
  func unknown() {
    let phone = TestPhone()
    phone.remove("nonsense")
    #expect(
      phone.log.last?.text == "removal ignored: the phone knows no such activity (R3)")
  }
}
