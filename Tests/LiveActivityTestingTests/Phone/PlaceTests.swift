import ActivityKit
import LiveActivityTesting
import SwiftUI
import Testing
import WidgetKit

/// Says what it sees of the place in which it is shown.
private struct PlaceWidget: Widget {
  private struct Place: View {
    @Environment(\.isActivityFullscreen) private var isFullscreen
    @Environment(\.isLuminanceReduced) private var isDimmed

    var body: some View {
      Text(verbatim: isFullscreen ? "full" : isDimmed ? "dim" : "card")
    }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { _ in
      Place()
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("open") }
      } compactLeading: {
        Text("leading")
      } compactTrailing: {
        Text("trailing")
      } minimal: {
        Text("min")
      }
    }
  }
}

@Suite struct PlaceTests {
  private static let app = TestApp(
    "com.example.place", attributes: [RideAttributes.self], widget: PlaceWidget.self)

  @MainActor private func start(_ model: PhoneModel) async throws -> (TestPhone, String) {
    let phone = TestPhone(PhoneSettings(model: model))
    let app = phone.install(Self.app)
    app.open()
    let activity = try await app.run {
      try Activity.request(
        attributes: RideAttributes(line: "M4"),
        content: ActivityContent(
          state: .init(stop: "Harbour", nextStop: nil, progress: 0), staleDate: nil))
    }
    return (phone, activity.id)
  }

  @Test(
    "The card of a locked phone is dimmed where the display is always on",
    arguments: [("iPhone 16 Pro", "dim"), ("iPhone 16", "card"), ("iPhone 14", "card")])
  @MainActor func alwaysOn(name: String, seen: String) async throws {
    let (phone, _) = try await start(try #require(PhoneModel(name)))
    #expect(await phone.screen.lockScreen.texts == ["card"])
    phone.lock()
    #expect(await phone.screen.lockScreen.texts == [seen])
  }

  @Test("In StandBy the card knows that it fills the screen")
  @MainActor func standBy() async throws {
    let (phone, id) = try await start(.standard)
    phone.setCharging(true)
    phone.lock()
    phone.tap(id)
    let full = try #require(await phone.screen.standBy?.full)
    #expect(full.texts == ["full"])
    #expect(full.presentation == .lockScreen)
  }

  @Test("A phone is no tablet and no watch", arguments: ["iPad mini", "Apple Watch", "Mac"])
  func kinds(name: String) {
    #expect(PhoneModel(name) == nil)
  }
}
