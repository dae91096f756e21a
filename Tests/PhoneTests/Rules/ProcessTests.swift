import ActivityModel
import Foundation
import Phone
import Testing

/// R16.
@Suite struct ProcessTests {
  @Test(
    "Activities outlive the process, however it ends", arguments: ProcessLife.Termination.allCases)
  func terminated(termination: ProcessLife.Termination) throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.terminate(Stage.app, termination))
    #expect(stage.phase(id) == .active)
    #expect(stage.phone.state(of: Stage.app) == .notRunning)
    #expect(stage.phone.screen.island == .compact(id))
    stage.send(.launch(Stage.app))
    #expect(stage.phone.activities(of: Stage.app).map(\.id) == [id])
  }

  @Test("A process that does not run changes nothing, and the log says so")
  func notRunning() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("0"))
    stage.send(.terminate(Stage.app, .crash))
    stage.update(id, Stage.content("1"))
    #expect(stage.lines == ["update ignored: the app does not run (R16)"])
    stage.end(id, Stage.content("1"))
    #expect(stage.lines == ["end ignored: the app does not run (R16)"])
    #expect(stage.phase(id) == .active)
    #expect(stage.state(id) == "0")
  }

  @Test("What a process reports is a line in the log")
  func report() {
    var stage = Stage()
    stage.send(.report("The state has no JSON form.", by: Stage.app))
    #expect(stage.lines == ["The state has no JSON form."])
    #expect(stage.effects.log.first?.app == Stage.app)
  }

  @Test("A new version of the app keeps its activities")
  func update() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.install(Stage.description()))
    #expect(stage.phase(id) == .active)
    #expect(stage.lines == ["app updated; its activities go on (R16)"])
  }

  @Test("Uninstalling dismisses them at once")
  func uninstall() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.send(.uninstall(Stage.app), at: 5)
    #expect(stage.phases(of: id) == [.init(.dismissed, 5)])
    #expect(stage.phone.screen.cards.isEmpty)
    #expect(stage.request().refusal == .unsupportedTarget)
    stage.send(.install(Stage.description()))
    #expect(stage.phone.activities(of: Stage.app).isEmpty)
  }

  @Test("A restart locks the phone, ends processes and keeps activities, unless chosen otherwise")
  func restart() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.send(.restart, at: 5)
    #expect(stage.phase(id) == .active)
    #expect(stage.phone.screen.isLocked)
    #expect(stage.phone.state(of: Stage.app) == .notRunning)
    stage.wind(to: 8 * Stage.hour)
    #expect(stage.phases(of: id) == [.init(.ended, 8 * Stage.hour)])
    var other = Stage { $0.choices.restart = .dismissesActivities }
    let second = try other.start(at: 0)
    other.send(.restart, at: 5)
    #expect(other.phases(of: second) == [.init(.dismissed, 5)])
  }

  @Test("A start push runs the app, but not one that a person force quit")
  func waking() throws {
    var stage = Stage()
    let token = try #require(
      stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
    stage.send(.terminate(Stage.app, .system))
    stage.push(Stage.startPush(0), to: token, at: 0)
    #expect(stage.effects.deeds.contains(.appWoken(Stage.app, .activityStarted)))
    #expect(stage.phone.state(of: Stage.app) == .background)
    stage.send(.terminate(Stage.app, .forceQuit))
    stage.push(Stage.startPush(1), to: token, at: 1)
    #expect(stage.phone.activityCount == 2)
    #expect(stage.phone.state(of: Stage.app) == .notRunning)
    #expect(
      stage.lines.last
        == "waking of the app ignored: the person force quit the app and has not opened it since (R16)"
    )
    stage.wind(to: 2)
    #expect(
      stage.lines.last
        == "note: the app was force quit and does not run, so no server learns the activity's token (R19)"
    )
  }

  @Test("Only one app is in the foreground")
  func foreground() {
    var stage = Stage()
    stage.send(.install(Stage.description("com.example.coffee")))
    stage.send(.launch("com.example.coffee"))
    #expect(
      stage.effects.deeds.prefix(3) == [
        .appStateChanged("com.example.coffee", .background),
        .appStateChanged(Stage.app, .background),
        .appStateChanged("com.example.coffee", .foreground),
      ])
  }
}
