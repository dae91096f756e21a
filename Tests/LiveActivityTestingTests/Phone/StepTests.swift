import ActivityKit
import LiveActivityTesting
import Testing

struct StepTests {
  @Test("Activities are found on the screen by their words")
  @MainActor func words() async throws {
    let phone = TestPhone()
    let installed = phone.install(RideApp.installed)
    installed.open()
    await installed.run { RideApp().start() }
    await #expect(throws: PhoneStepError.self) { try await phone.holdIsland() }
    installed.enterBackground()
    try await phone.holdIsland()
    #expect(await phone.screen.island?.form == .expanded)
    try await phone.tap(text: "Now at")
    #expect(installed.state == .foreground)
    phone.lock()
    await #expect(throws: PhoneStepError.self) { try await phone.swipe(text: "Bridge") }
    try await phone.swipe(text: "to Market")
    #expect(await phone.lockScreen.cards.isEmpty)
  }
}
