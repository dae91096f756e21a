import ActivityModel
import Foundation
import Phone
import Testing

/// R2.
@Suite struct LifetimeTests {
  private let hour = Stage.hour

  @Test("The system ends an activity after eight hours and takes its card four hours later")
  func wholeLife() throws {
    var stage = Stage()
    let id = try stage.start(at: 60)
    stage.wind(to: 24 * hour)
    #expect(
      stage.phases(of: id) == [
        .init(.ended, 8 * hour + 60), .init(.dismissed, 12 * hour + 60),
      ])
    #expect(
      stage.lines == [
        "active to ended: it ran for eight hours, the system ended it (R2)",
        "ended to dismissed: its dismissal was due (R3)",
      ])
    #expect(stage.phone.activityCount == 0)
  }

  @Test("A tenth of a second before eight hours the activity still runs")
  func edge() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.wind(to: 8 * hour - 0.1)
    #expect(stage.phase(id) == .active)
    stage.wind(to: 8 * hour)
    #expect(stage.phase(id) == .ended)
    stage.wind(to: 12 * hour - 0.1)
    #expect(stage.phase(id) == .ended)
    stage.wind(to: 12 * hour)
    #expect(stage.phase(id) == .dismissed)
  }

  @Test("Updates do not lengthen the eight hours")
  func updates() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    for hours in 1...7 { stage.update(id, at: Double(hours) * hour) }
    stage.wind(to: 9 * hour)
    #expect(stage.phases(of: id) == [.init(.ended, 8 * hour)])
  }

  @Test(
    "The eight hours of a scheduled activity begin at its start, or at its request by choice",
    arguments: [(Lifetime.Beginning.start, 10.0), (.request, 8.0)])
  func scheduled(beginning: Lifetime.Beginning, endHour: Double) throws {
    var stage = Stage { $0.choices.scheduledLifetimeBegins = beginning }
    let id = try stage.start(scheduled: 2 * hour, at: 0)
    stage.wind(to: 11 * hour)
    #expect(
      stage.phases(of: id) == [.init(.active, 2 * hour), .init(.ended, endHour * hour)])
  }

  @Test(
    "An activity that the app ends late is dismissed four hours after that end, not after twelve")
  func endedLate() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, at: 7 * hour)
    stage.wind(to: 24 * hour)
    #expect(stage.phases(of: id) == [.init(.ended, 7 * hour), .init(.dismissed, 11 * hour)])
  }
}
