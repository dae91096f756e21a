import ActivityKit
import Foundation
import LiveActivityTesting
import Testing

@Suite @MainActor struct BuiltPushTests {
  private let phone = TestPhone()

  @Test("A push built from the app's own types is what the phone decodes: start, update, end")
  func life() async throws {
    typealias ParcelPush = LiveActivityPush<ParcelAttributes>
    let app = phone.install(
      TestApp(
        "com.example.parcel", attributes: [ParcelAttributes.self], widgets: ParcelWidgets.self))
    let keeper = ActivityKeeper<ParcelAttributes>()
    app.open()
    try await app.run {
      try await keeper.start(
        ParcelAttributes(number: "1234"), .init(status: .packed, arrival: phone.now))
      await phone.advance(by: .minutes(1))
      let token = try #require(keeper.tokens.first?.token)
      let arrival = phone.now.addingTimeInterval(600)
      let update = try ParcelPush.update(
        .init(status: .onTheWay, arrival: arrival, driver: "Kim"), timestamp: phone.now)
      await phone.push(update.body, to: token)
      #expect(
        keeper.current?.content.state
          == .init(status: .onTheWay, arrival: arrival, driver: "Kim"))
      await phone.advance(by: .seconds(1))
      await phone.push(
        try ParcelPush.end(timestamp: phone.now, dismissal: .immediate).body, to: token)
      #expect(phone.activities.isEmpty)
    }
  }
}
