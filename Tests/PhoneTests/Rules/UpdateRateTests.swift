import ActivityModel
import Foundation
import Phone
import Testing

/// R11.
@Suite struct UpdateRateTests {
  @Test("Pushes of priority 10 are dropped over the budget, until an hour has passed")
  func budget() throws {
    var stage = Stage { $0.choices.hourlyPushes = 2 }
    let id = try stage.start(input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.push(Stage.update(10, "1"), to: token, at: 10)
    stage.push(Stage.update(11, "2"), to: token, at: 11)
    stage.push(Stage.update(12, "3"), to: token, at: 12)
    #expect(
      stage.lines == [
        "update push ignored: the app's budget of 2 pushes in this hour is spent (R11)"
      ])
    stage.push(Stage.update(13, "4"), to: token, priority: .considerate, at: 13)
    #expect(stage.state(id) == "4")
    stage.push(Stage.update(14, "5"), to: token, at: 3609.9)
    #expect(stage.state(id) == "4")
    stage.push(Stage.update(15, "6"), to: token, at: 3610)
    #expect(stage.state(id) == "6")
  }

  @Test("Frequent pushes raise the budget while key and switch are on")
  func frequent() throws {
    var stage = Stage(app: Stage.description(frequent: true)) {
      $0.choices.hourlyPushes = 1
      $0.choices.hourlyFrequentPushes = 2
    }
    let id = try stage.start(input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.push(Stage.update(10, "1"), to: token, at: 10)
    stage.push(Stage.update(11, "2"), to: token, at: 11)
    #expect(stage.state(id) == "2")
    stage.send(.set(.frequentPushes(Stage.app, false)))
    #expect(stage.effects.deeds == [.frequentPushesChanged(Stage.app, false)])
    stage.push(Stage.update(5000, "3"), to: token, at: 5000)
    stage.push(Stage.update(5001, "4"), to: token, at: 5001)
    #expect(stage.state(id) == "3")
  }

  @Test("By choice a push over the budget is delivered with a note")
  func delivered() throws {
    var stage = Stage {
      $0.choices.hourlyPushes = 0
      $0.choices.overBudget = .isDelivered
    }
    let id = try stage.start(input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.push(Stage.update(10, "1"), to: token, at: 10)
    #expect(stage.state(id) == "1")
    #expect(
      stage.lines.first
        == "note: the push is over the app's budget, a real phone may hold it back (R11)")
  }

  @Test("Starts by push have a budget of their own")
  func starts() throws {
    var stage = Stage {
      $0.choices.hourlyPushStarts = 1
      $0.choices.hourlyPushes = 100
    }
    let token = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    stage.push(Stage.startPush(0), to: token, at: 0)
    stage.push(Stage.startPush(1), to: token, at: 1)
    #expect(stage.phone.activityCount == 1)
    #expect(
      stage.lines.last
        == "start push ignored: the app's budget of 1 starts in this hour is spent (R11)")
  }

  @Test("Updates of an app in the background that follow closely are drawn, and noted")
  func background() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.update(id, Stage.content("1"), at: 5)
    #expect(stage.lines == ["content updated by the app"])
    stage.send(.enterBackground(Stage.app), at: 6)
    stage.update(id, Stage.content("2"), at: 19.5)
    #expect(stage.state(id) == "2")
    #expect(
      stage.lines == [
        "content updated by the app",
        "note: 14.5 s after the last update of an app in the background, "
          + "a real phone may draw it late (R11)",
      ])
    stage.update(id, Stage.content("3"), at: 34.5)
    #expect(stage.lines == ["content updated by the app"])
  }

  @Test("An update with equal content is delivered, and noted")
  func equal() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("1"))
    stage.update(id, Stage.content("1"))
    #expect(stage.effects.deeds == [.contentChanged(id, Stage.content("1")), .screenChanged])
    #expect(
      stage.lines.last
        == "note: the content equals the last, a real phone may not draw it again (R11)")
  }
}
