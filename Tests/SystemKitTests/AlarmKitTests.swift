import ActivityKit
import AlarmKit
import Foundation
import SwiftUI
import Testing

private struct Eggs: AlarmMetadata {
  var count: Int
}

struct AlarmKitTests {
  private let attributes = AlarmAttributes(
    presentation: AlarmPresentation(
      alert: .init(
        title: "Done", stopButton: AlarmButton(text: "Stop", textColor: .red, systemImageName: "x")),
      countdown: .init(title: "Boiling")),
    metadata: Eggs(count: 3), tintColor: Color(red: 1, green: 0.5, blue: 0))

  @Test("Attributes survive encoding, their colours as components")
  func attributesCoding() throws {
    let data = try JSONEncoder().encode(attributes)
    let decoded = try JSONDecoder().decode(AlarmAttributes<Eggs>.self, from: data)
    #expect(decoded.metadata == Eggs(count: 3))
    #expect(decoded.presentation.countdown?.title.key == "Boiling")
    let tint = decoded.tintColor.resolve(in: EnvironmentValues())
    #expect(abs(tint.red - 1) < 0.001)
    #expect(abs(tint.green - 0.5) < 0.001)
    #expect(abs(tint.blue) < 0.001)
  }

  @Test("A state of each mode survives encoding")
  func stateCoding() throws {
    let id = UUID()
    let modes: [AlarmPresentationState.Mode] = [
      .alert(.init(time: .init(hour: 7, minute: 30))),
      .countdown(
        .init(
          totalCountdownDuration: 300, previouslyElapsedDuration: 20,
          startDate: Date(timeIntervalSince1970: 0), fireDate: Date(timeIntervalSince1970: 280))),
      .paused(.init(totalCountdownDuration: 300, previouslyElapsedDuration: 40)),
    ]
    for mode in modes {
      let state = AlarmPresentationState(alarmID: id, mode: mode)
      let data = try JSONEncoder().encode(state)
      #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: data) == state)
    }
  }

  @Test("The manager keeps alarms until they are stopped")
  func manager() async throws {
    let manager = AlarmManager.shared
    let id = UUID()
    let alarm = try await manager.schedule(
      id: id, configuration: .timer(duration: 60, attributes: attributes))
    #expect(alarm.state == .countdown)
    #expect(alarm.countdownDuration?.preAlert == 60)
    try manager.pause(id: id)
    #expect(try manager.alarms.first { $0.id == id }?.state == .paused)
    try manager.stop(id: id)
    #expect(try !manager.alarms.contains { $0.id == id })
  }

  @Test("The person allows alarms once asked")
  func authorization() async throws {
    #expect(try await AlarmManager.shared.requestAuthorization() == .authorized)
  }
}
