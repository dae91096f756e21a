import ActivityModel
import Foundation
import Phone
import Testing

/// R8.
@Suite struct ScheduledStartTests {
  @Test("It is pending and on no screen until its date, then active with its alert")
  func starts() throws {
    var stage = Stage()
    let id = try stage.start(scheduled: 600, at: 0)
    #expect(stage.lines == ["activity scheduled for 10:10 (R8)"])
    stage.send(.enterBackground(Stage.app), at: 1)
    #expect(stage.phase(id) == .pending)
    #expect(stage.phone.activities(of: Stage.app).map(\.phase) == [.pending])
    #expect(stage.phone.screen.island == .empty)
    #expect(stage.phone.screen.cards.isEmpty)
    stage.wind(to: 600)
    #expect(stage.phases(of: id) == [.init(.active, 600)])
    #expect(stage.effects.deeds.contains(.alertShown(id, Stage.alert, .expandedIsland)))
    #expect(stage.phone.screen.island == .expanded(id))
  }

  @Test("It counts toward the limits while it waits")
  func limits() throws {
    var stage = Stage { $0.choices.maximumPerApp = 2 }
    _ = try stage.start(scheduled: 600)
    _ = try stage.start()
    #expect(stage.request().refusal == .targetMaximumExceeded)
    #expect(stage.request(scheduled: 700).refusal == .targetMaximumExceeded)
  }

  @Test(
    "A date in the past starts at once, with its alert unless chosen otherwise",
    arguments: ScheduledStart.PastDate.allCases, [0, -60] as [TimeInterval])
  func past(choice: ScheduledStart.PastDate, date: TimeInterval) throws {
    var stage = Stage { $0.choices.pastStartDate = choice }
    let id = try stage.start(scheduled: date, at: 0)
    #expect(stage.phase(id) == .active)
    let alerts = stage.effects.deeds.contains(.alertShown(id, Stage.alert, nil))
    #expect(alerts == (choice == .startsWithAlert))
  }

  @Test("Ending it before its start dismisses it, or follows the policy by choice")
  func end() throws {
    var stage = Stage()
    let id = try stage.start(scheduled: 600, at: 0)
    stage.end(id, at: 60)
    stage.wind(to: 700)
    #expect(stage.phases(of: id) == [.init(.dismissed, 60)])
    var other = Stage { $0.choices.endPending = .followsPolicy }
    let second = try other.start(scheduled: 600, at: 0)
    other.end(second, at: 60)
    other.wind(to: 24 * Stage.hour)
    #expect(
      other.phases(of: second) == [.init(.ended, 60), .init(.dismissed, 4 * Stage.hour + 60)])
  }

  @Test("An update before the start changes what will be shown, or nothing by choice")
  func update() throws {
    var stage = Stage()
    let id = try stage.start(scheduled: 600, at: 0)
    stage.update(id, Stage.content("2", stale: 900), at: 60)
    #expect(stage.phase(id) == .pending)
    #expect(stage.state(id) == "2")
    stage.wind(to: 1000)
    #expect(stage.phases(of: id) == [.init(.active, 600), .init(.stale, 900)])
    var other = Stage { $0.choices.updatePending = .isIgnored }
    let second = try other.start(scheduled: 600, at: 0)
    other.update(second, Stage.content("2"), at: 60)
    #expect(other.lines == ["update ignored: the activity has not started (R8)"])
  }

  @Test("A stale date before the start makes it start stale")
  func stale() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 300), scheduled: 600, at: 0)
    stage.wind(to: 600)
    #expect(stage.phases(of: id) == [.init(.stale, 600)])
    #expect(stage.phone.screen.cards.isEmpty)
  }
}
