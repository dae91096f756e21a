import ActivityModel
import Foundation
import Phone
import Testing

/// R7 and the twelve errors.
@Suite struct StartingTests {
  @Test("An app starts activities in the foreground only, a Live Activity intent anywhere")
  func foreground() {
    var stage = Stage()
    #expect(stage.request().refusal == nil)
    stage.send(.enterBackground(Stage.app))
    #expect(stage.request().refusal == .visibility)
    #expect(stage.lines == ["request refused: visibility (R7)"])
    #expect(stage.request(caller: .liveActivityIntent).refusal == nil)
  }

  @Test("Locking the phone takes the app out of the foreground")
  func locked() {
    var stage = Stage()
    stage.send(.lock)
    #expect(stage.request().refusal == .visibility)
    stage.send(.launch(Stage.app))
    #expect(stage.lines == ["launch ignored: the phone is locked"])
    #expect(stage.request().refusal == .visibility)
  }

  @Test("Scheduling needs the foreground too")
  func scheduling() {
    var stage = Stage()
    stage.send(.enterBackground(Stage.app))
    #expect(stage.request(scheduled: 600).refusal == .visibility)
    #expect(stage.request(scheduled: 600, caller: .liveActivityIntent).refusal == nil)
  }

  @Test("The widget extension may not start activities")
  func widgetExtension() {
    var stage = Stage()
    #expect(stage.request(caller: .widgetExtension).refusal == .unsupportedTarget)
  }

  @Test("Updates and ends work in the background")
  func background() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    stage.update(id, Stage.content("2"))
    #expect(stage.state(id) == "2")
    stage.end(id)
    #expect(stage.phase(id) == .ended)
  }

  @Test(
    "Each of the twelve errors, and the push error, can be met", arguments: RequestRefusal.allCases)
  func refusals(refusal: RequestRefusal) throws {
    var description = Stage.description()
    var stage = Stage()
    var input = PushInput.none
    var attributes = "{}"
    switch refusal {
    case .attributesTooLarge: attributes = String(repeating: "a", count: 4097)
    case .unsupported: stage = Stage { $0.supportsLiveActivities = false }
    case .denied: stage.send(.set(.liveActivities(Stage.app, false)))
    case .globalMaximumExceeded:
      stage = Stage { $0.choices.maximumOnDevice = 1 }
      _ = try stage.start()
    case .targetMaximumExceeded:
      stage = Stage { $0.choices.maximumPerApp = 1 }
      _ = try stage.start()
    case .unsupportedTarget:
      description.supportsLiveActivities = false
      stage = Stage(app: description)
    case .visibility: stage.send(.enterBackground(Stage.app))
    case .persistenceFailure: stage.send(.set(.storage(false)))
    case .missingProcessIdentifier: stage.send(.terminate(Stage.app, .system))
    case .unentitled:
      description.isEntitled = false
      stage = Stage(app: description)
    case .malformedActivityIdentifier:
      stage.send(.reconnect("no identifier", by: Stage.app))
      #expect(stage.effects.deeds == [.requestRefused(refusal)])
      return
    case .reconnectNotPermitted:
      let id = try stage.start()
      stage.add("com.example.coffee")
      stage.send(.reconnect(id.rawValue, by: "com.example.coffee"))
      #expect(stage.effects.deeds == [.requestRefused(refusal)])
      return
    case .pushInputUnavailable:
      description.pushEnvironment = nil
      stage = Stage(app: description)
      input = .token
    }
    #expect(stage.request(attributes: attributes, input: input).refusal == refusal)
  }

  @Test("Of several faults the one is reported that no waiting would mend")
  func order() {
    var stage = Stage()
    stage.send(.set(.liveActivities(Stage.app, false)))
    stage.send(.enterBackground(Stage.app))
    let tooLarge = String(repeating: "a", count: 4097)
    #expect(stage.request(attributes: tooLarge).refusal == .denied)
    stage.send(.set(.liveActivities(Stage.app, true)))
    #expect(stage.request(attributes: tooLarge).refusal == .visibility)
    stage.send(.launch(Stage.app))
    #expect(stage.request(attributes: tooLarge).refusal == .attributesTooLarge)
  }

  @Test("An app that is not installed is refused")
  func notInstalled() {
    var stage = Stage()
    #expect(stage.request(by: "com.example.nobody").refusal == .unsupportedTarget)
  }

  @Test("A process gets its own activity again by its identifier")
  func reconnect() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.reconnect(id.rawValue, by: Stage.app))
    #expect(stage.effects.deeds == [.reconnected(id)])
  }

  @Test("A type that no widget declares starts, and the log warns")
  func noWidget() {
    var stage = Stage()
    #expect(stage.request(type: "OtherAttributes").refusal == nil)
    #expect(
      stage.lines.contains(
        "note: no widget of the app declares OtherAttributes, a real phone has nothing to draw (R21)"
      ))
  }

  @Test(
    "What came with a later system is unsupported before",
    arguments: [
      (SystemVersion(16, 0), SystemVersion(16, 1), PushInput.none, ActivityRequest.Style.standard),
      (SystemVersion(17, 4), SystemVersion(18, 0), .none, .transient),
      (SystemVersion(17, 4), SystemVersion(18, 0), .channel("AAAA"), .standard),
    ])
  func versions(
    before: SystemVersion, from: SystemVersion, input: PushInput, style: ActivityRequest.Style
  ) {
    var old = Stage { $0.system = before }
    #expect(old.request(input: input, style: style).refusal == .unsupported)
    var new = Stage { $0.system = from }
    #expect(new.request(input: input, style: style).refusal == nil)
  }

  @Test("Scheduled starts came with iOS 26")
  func scheduledVersion() {
    var stage = Stage { $0.system = SystemVersion(18, 6) }
    #expect(stage.request(scheduled: 60).refusal == .unsupported)
  }
}
