import ActivityModel
import Foundation
import Phone
import Testing

/// R10.
@Suite struct AlertTests {
  @Test("An alert expands the island for its time and then gives it back")
  func island() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app), at: 10)
    stage.update(id, alert: Stage.alert, at: 20)
    #expect(stage.effects.deeds.contains(.alertShown(id, Stage.alert, .expandedIsland)))
    #expect(stage.phone.screen.island == .expanded(id))
    stage.wind(to: 24.9)
    #expect(stage.phone.screen.island == .expanded(id))
    stage.wind(to: 25)
    #expect(stage.phone.screen.island == .compact(id))
    #expect(stage.effects.map(\.kind) == [.screenChanged])
    #expect(stage.effects.map(\.time) == [Stage.date(25)])
  }

  @Test("An update without an alert expands nothing")
  func silent() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    stage.update(id)
    #expect(stage.phone.screen.island == .compact(id))
  }

  @Test("A phone without an island shows a banner")
  func banner() throws {
    var stage = Stage { $0.hasIsland = false }
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app), at: 10)
    stage.update(id, at: 15)
    #expect(stage.phone.screen.banner == nil)
    stage.update(id, alert: Stage.alert, at: 20)
    #expect(stage.phone.screen.banner == id)
    stage.wind(to: 25)
    #expect(stage.phone.screen.banner == nil)
  }

  @Test("On a locked phone the Lock Screen lights up, and goes dark afterwards")
  func locked() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.lock, at: 10)
    stage.update(id, alert: Stage.alert, at: 20)
    #expect(stage.effects.deeds.contains(.alertShown(id, Stage.alert, .lockScreen)))
    #expect(stage.phone.screen.isLit)
    #expect(stage.phone.screen.cards.map(\.isAlerting) == [true])
    stage.wind(to: 25)
    #expect(!stage.phone.screen.isLit)
    #expect(stage.phone.screen.cards.map(\.isAlerting) == [false])
  }

  @Test("An alert of the app in front sounds and is not shown, unless chosen otherwise")
  func ownApp() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.update(id, alert: Stage.alert)
    #expect(stage.effects.deeds.contains(.alertShown(id, Stage.alert, nil)))
    #expect(stage.lines.last == "alert ignored: its app is in the foreground (R10)")
    var other = Stage { $0.choices.alertOverOwnApp = true }
    let second = try other.start()
    other.update(second, alert: Stage.alert)
    #expect(other.phone.screen.island == .expanded(second))
  }

  @Test("A second alert replaces the first and has its own time, or is not shown by choice")
  func second() throws {
    var stage = Stage()
    let one = try stage.start()
    let two = try stage.start()
    stage.send(.enterBackground(Stage.app), at: 0)
    stage.update(one, alert: Stage.alert, at: 10)
    stage.update(two, alert: Stage.alert, at: 13)
    #expect(stage.phone.screen.island == .expanded(two))
    stage.wind(to: 17.9)
    #expect(stage.phone.screen.island == .expanded(two))
    stage.wind(to: 18)
    #expect(stage.phone.screen.island == .compact(one))

    var other = Stage { $0.choices.secondAlert = .isNotShown }
    let first = try other.start()
    let later = try other.start()
    other.send(.enterBackground(Stage.app), at: 0)
    other.update(first, alert: Stage.alert, at: 10)
    other.update(later, alert: Stage.alert, at: 13)
    #expect(other.phone.screen.island == .expanded(first))
    #expect(other.lines.last == "alert ignored: another alert is on the screen (R10)")
  }

  @Test("An alert ends with its activity, with a tap, and with a collapse")
  func closes() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    stage.update(id, alert: Stage.alert)
    stage.send(.person(.collapse))
    #expect(stage.phone.screen.island == .compact(id))
    stage.update(id, alert: Stage.alert)
    stage.send(.person(.tap(id)))
    #expect(stage.phone.screen.island == .empty)
    #expect(stage.phone.screen.app == Stage.app)
    stage.send(.enterBackground(Stage.app))
    stage.update(id, alert: Stage.alert)
    stage.end(id)
    #expect(stage.phone.screen.island == .empty)
  }

  @Test("An ignored update alerts nobody")
  func ignored() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    stage.end(id)
    stage.update(id, alert: Stage.alert)
    #expect(stage.effects.deeds == [])
  }
}
