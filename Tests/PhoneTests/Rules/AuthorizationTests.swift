import ActivityModel
import Foundation
import Phone
import Testing

/// R20.
@Suite struct AuthorizationTests {
  @Test("Switching an app off denies requests, tells the app and dismisses what runs")
  func off() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.send(.set(.liveActivities(Stage.app, false)), at: 5)
    #expect(stage.effects.deeds.contains(.authorizationChanged(Stage.app, false)))
    #expect(stage.phases(of: id) == [.init(.dismissed, 5)])
    #expect(!stage.phone.areActivitiesEnabled(for: Stage.app))
    #expect(stage.request().refusal == .denied)
    stage.send(.set(.liveActivities(Stage.app, true)), at: 6)
    #expect(stage.effects.deeds.contains(.authorizationChanged(Stage.app, true)))
    #expect(stage.request().refusal == nil)
  }

  @Test("By choice what runs ends with its card for four hours")
  func endsWithPolicy() throws {
    var stage = Stage { $0.choices.revokedPermission = .endsWithDefaultPolicy }
    let id = try stage.start(at: 0)
    let pending = try stage.start(scheduled: 600, at: 0)
    stage.send(.set(.liveActivities(Stage.app, false)), at: 5)
    stage.wind(to: 24 * Stage.hour)
    #expect(stage.phases(of: id) == [.init(.ended, 5), .init(.dismissed, 4 * Stage.hour + 5)])
    #expect(stage.phases(of: pending) == [.init(.dismissed, 5)])
  }

  @Test("The switch for all apps counts together with the app's own")
  func all() {
    var stage = Stage()
    stage.send(.set(.allLiveActivities(false)))
    #expect(stage.effects.deeds.contains(.authorizationChanged(Stage.app, false)))
    stage.send(.set(.liveActivities(Stage.app, false)))
    #expect(stage.effects.deeds == [])
    stage.send(.set(.allLiveActivities(true)))
    #expect(stage.effects.deeds == [])
    #expect(!stage.phone.areActivitiesEnabled(for: Stage.app))
  }

  @Test("The first card asks once, and the answer is kept")
  func panel() throws {
    var stage = Stage()
    #expect(stage.phone.screen.panels.isEmpty)
    let id = try stage.start()
    #expect(stage.phone.screen.panels == [Stage.app])
    stage.send(.person(.answerPanel(Stage.app, allow: true)))
    #expect(stage.phone.screen.panels.isEmpty)
    #expect(stage.phase(id) == .active)
    stage.send(.person(.answerPanel(Stage.app, allow: false)))
    #expect(
      stage.lines == [
        "answer to the panel ignored: the Lock Screen asks nothing about the app (R20)"
      ])
  }

  @Test("Not allowing switches the app off")
  func denied() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.person(.answerPanel(Stage.app, allow: false)))
    #expect(stage.phase(id) == .dismissed)
    #expect(stage.request().refusal == .denied)
  }

  @Test("A start push for an app that is switched off is ignored")
  func push() throws {
    var stage = Stage()
    let token = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    stage.send(.set(.liveActivities(Stage.app, false)))
    stage.push(Stage.startPush(0), to: token)
    #expect(
      stage.lines == ["start push ignored: Live Activities of the app are switched off (R20)"])
  }

  @Test("Frequent pushes need the key")
  func frequentPushes() {
    #expect(!Stage().phone.areFrequentPushesEnabled(for: Stage.app))
    let stage = Stage(app: Stage.description(frequent: true))
    #expect(stage.phone.areFrequentPushesEnabled(for: Stage.app))
  }
}
