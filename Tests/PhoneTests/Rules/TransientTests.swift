import ActivityModel
import Foundation
import Phone
import Testing

/// R12.
@Suite struct TransientTests {
  @Test("It appears expanded over its own app, for as long as nothing ends it")
  func appears() throws {
    var stage = Stage()
    let id = try stage.start(style: .transient, at: 0)
    #expect(stage.phone.screen.island == .expanded(id))
    #expect(stage.phone.screen.cards.isEmpty)
    stage.wind(to: Stage.hour)
    #expect(stage.phone.screen.island == .expanded(id))
  }

  @Test(
    "It ends by itself when the phone is locked, it is collapsed, the person works outside or leaves",
    arguments: [
      (Event.lock, "the phone was locked"),
      (.person(.collapse), "the expanded view was collapsed"),
      (.person(.tapOutside), "the person worked outside the island"),
      (.enterBackground(Stage.app), "the person left the app"),
      (.launch("com.example.coffee"), "the person left the app"),
      (.restart, "the phone was locked"),
    ])
  func ends(event: Event, cause: String) throws {
    var stage = Stage()
    stage.add("com.example.coffee")
    let id = try stage.start(style: .transient, at: 0)
    stage.send(event, at: 10)
    #expect(stage.phases(of: id) == [.init(.dismissed, 10)])
    #expect(stage.lines.contains("active to dismissed: \(cause) (R12)"))
    #expect(stage.phone.screen.island == .empty)
  }

  @Test("Started by an intent, it ends when a person opens another app")
  func fromIntent() throws {
    var stage = Stage()
    stage.add("com.example.coffee")
    let id = try stage.start(by: "com.example.coffee", style: .transient)
    #expect(stage.phone.screen.island == .expanded(id))
    stage.send(.enterBackground(Stage.app))
    #expect(stage.phase(id) == .active)
    stage.send(.launch(Stage.app))
    #expect(stage.phase(id) == .dismissed)
  }

  @Test("By choice it ends with its card for four hours")
  func ownEnd() throws {
    var stage = Stage {
      $0.choices.transientEnd = .followsDefaultPolicy
      $0.choices.transientOnLockScreen = true
    }
    let id = try stage.start(style: .transient, at: 0)
    #expect(stage.phone.screen.cards.map(\.activity) == [id])
    stage.send(.lock, at: 10)
    stage.wind(to: 24 * Stage.hour)
    #expect(
      stage.phases(of: id) == [.init(.ended, 10), .init(.dismissed, 4 * Stage.hour + 10)])
  }

  @Test("A phone without an island shows a banner, or ends it at once by choice")
  func noIsland() throws {
    var stage = Stage { $0.hasIsland = false }
    let id = try stage.start(style: .transient)
    #expect(stage.phone.screen.banner == id)
    var other = Stage {
      $0.hasIsland = false
      $0.choices.transientWithoutIsland = .endsAtOnce
    }
    let second = try other.start(style: .transient)
    #expect(other.phase(second) == .dismissed)
    #expect(other.lines.last == "active to dismissed: the phone has no island (R12)")
  }

  @Test("The alert of another activity ends it, or is held off by choice")
  func interruption() throws {
    var stage = Stage()
    stage.add("com.example.coffee")
    let other = try stage.start(by: "com.example.coffee")
    let id = try stage.start(style: .transient)
    stage.update(id, alert: Stage.alert)
    #expect(stage.phase(id) == .active)
    stage.update(other, alert: Stage.alert)
    #expect(stage.phase(id) == .dismissed)
    #expect(stage.phone.screen.island == .expanded(other))

    var holding = Stage { $0.choices.alertOverTransient = .isHeldOff }
    holding.add("com.example.coffee")
    let second = try holding.start(by: "com.example.coffee")
    let transient = try holding.start(style: .transient)
    holding.update(second, alert: Stage.alert)
    #expect(holding.phone.screen.island == .expanded(transient))
    #expect(holding.lines.last == "alert ignored: a transient activity is on the screen (R10)")
  }

  @Test("Scheduled, it appears expanded at its date, unless the phone is locked then")
  func scheduled() throws {
    var stage = Stage()
    let id = try stage.start(style: .transient, scheduled: 60, at: 0)
    stage.wind(to: 59)
    #expect(stage.phone.screen.island == .empty)
    stage.wind(to: 60)
    #expect(stage.phone.screen.island == .expanded(id))
    #expect(stage.effects.deeds.contains(.alertShown(id, Stage.alert, .expandedIsland)))
    let late = try stage.start(style: .transient, scheduled: 120)
    stage.send(.lock, at: 90)
    stage.wind(to: 120)
    #expect(stage.phases(of: late) == [.init(.active, 120), .init(.dismissed, 120)])
  }

  @Test("Requested while the phone is locked, it ends at once")
  func locked() throws {
    var stage = Stage()
    stage.send(.lock)
    let id = try stage.start(style: .transient)
    #expect(stage.phase(id) == .dismissed)
  }
}
