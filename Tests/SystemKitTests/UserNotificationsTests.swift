import Foundation
import Testing
import UserNotifications

struct UserNotificationsTests {
  private func request(_ identifier: String, after seconds: Double?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tram"
    content.sound = .default
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) })
  }

  @Test("Nothing is allowed before it is asked for")
  func authorization() async throws {
    let center = UNUserNotificationCenter()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.badgeSetting == .disabled)
  }

  @Test("Requests wait until they are removed, and the last of an identifier counts")
  func pending() async throws {
    let center = UNUserNotificationCenter()
    try await center.add(request("a", after: 60))
    try await center.add(request("b", after: 60))
    try await center.add(request("a", after: 90))
    let waiting = await center.pendingNotificationRequests()
    #expect(waiting.map(\.identifier) == ["b", "a"])
    #expect(waiting.last?.content.title == "Tram")
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
  }

  @Test("A request without a trigger is delivered at once")
  func delivered() async throws {
    let center = UNUserNotificationCenter()
    try await center.add(request("now", after: nil))
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["now"])
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)
  }
}
