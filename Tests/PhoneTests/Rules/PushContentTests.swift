import ActivityModel
import Foundation
import Phone
import Testing

/// R21.
@Suite struct PushContentTests {
  private func startToken(_ stage: Stage) throws -> PushToken {
    try #require(stage.phone.pushToStartToken(of: Stage.app, attributesType: Stage.type))
  }

  @Test("A start push starts, alerts, runs the app and brings a token")
  func start() throws {
    var stage = Stage()
    stage.send(.terminate(Stage.app, .system))
    stage.push(Stage.startPush(5), to: try startToken(stage), at: 5)
    let activity = try #require(stage.phone.activities(of: Stage.app).first)
    let id = activity.id
    #expect(
      stage.effects.deeds == [
        .activityAppeared(activity),
        .alertShown(id, Stage.alert, .expandedIsland),
        .appStateChanged(Stage.app, .background),
        .appWoken(Stage.app, .activityStarted),
        .screenChanged,
      ])
    stage.wind(to: 6)
    #expect(stage.phone.activity(id)?.pushToken != nil)
  }

  @Test(
    "A start push without a required key starts nothing",
    arguments: PushContent.Key.allCases)
  func missing(key: PushContent.Key) throws {
    var stage = Stage()
    var push = Stage.startPush(0)
    switch key {
    case .state: push.state = nil
    case .attributesType: push.attributesType = nil
    case .attributes: push.attributes = nil
    case .alert: push.alert = nil
    }
    stage.push(push, to: try startToken(stage))
    #expect(stage.phone.activityCount == 0)
    #expect(stage.lines == ["start push ignored: the key \(key.rawValue) is missing (R21)"])
  }

  @Test("A type with a module prefix is declared by no widget")
  func modulePrefix() throws {
    var stage = Stage()
    var push = Stage.startPush(0)
    push.attributesType = "Journey.JourneyAttributes"
    stage.push(push, to: try startToken(stage))
    #expect(
      stage.lines == [
        "start push ignored: no widget of the app declares Journey.JourneyAttributes (R21)"
      ])
  }

  @Test("What the widget cannot decode changes nothing, an end ends without it")
  func undecodable() throws {
    var stage = Stage()
    let fault = "the key minutes is missing"
    stage.push(Stage.startPush(0), to: try startToken(stage), fault: fault, at: 0)
    #expect(
      stage.lines == [
        "start push ignored: the widget cannot decode it, the key minutes is missing (R21)"
      ])
    let id = try stage.start(Stage.content("0"), input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.push(Stage.update(1, "1"), to: token, fault: fault, at: 1)
    #expect(stage.state(id) == "0")
    let end = Push(event: .end, timestamp: Stage.date(2), state: Data("2".utf8))
    stage.push(end, to: token, fault: fault, at: 2)
    #expect(stage.phase(id) == .ended)
    #expect(stage.state(id) == "0")
  }

  @Test("An update push without a state is ignored, an end push without one keeps the last")
  func noState() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("0"), input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.push(Push(event: .update, timestamp: Stage.date(1)), to: token, at: 1)
    #expect(stage.lines == ["update push ignored: the key content-state is missing (R21)"])
    stage.push(Push(event: .end, timestamp: Stage.date(2)), to: token, at: 2)
    #expect(stage.phase(id) == .ended)
    #expect(stage.state(id) == "0")
  }

  @Test(
    "An end push dismisses at its date, at once when that is past, after four hours at the latest",
    arguments: [
      (nil, 4 * Stage.hour + 10), (600, 600), (9 * Stage.hour, 4 * Stage.hour + 10), (10, 10),
      (-5000, 10),
    ] as [(TimeInterval?, TimeInterval)])
  func dismissal(date: TimeInterval?, dismissed: TimeInterval) throws {
    var stage = Stage()
    let id = try stage.start(input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    let end = Push(
      event: .end, timestamp: Stage.date(10), dismissalDate: date.map(Stage.date))
    stage.push(end, to: token, at: 10)
    stage.wind(to: 24 * Stage.hour)
    #expect(stage.phases(of: id).last == .init(.dismissed, dismissed))
  }

  @Test("A push after the end is ignored")
  func afterEnd() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("0"), input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    stage.end(id, at: 60)
    stage.push(Stage.update(70), to: token, at: 70)
    #expect(stage.lines == ["update push ignored: the activity ended at 10:01 (R3)"])
    stage.end(id, nil, .immediate, at: 120)
    stage.push(Stage.update(130), to: token, at: 130)
    #expect(stage.lines == ["update push ignored: the activity was dismissed at 10:02 (R3)"])
  }

  @Test("A broadcast reaches every subscriber, and cannot start")
  func broadcast() throws {
    var stage = Stage()
    stage.add("com.example.coffee")
    let one = try stage.start(input: .channel("AAAA"))
    let two = try stage.start(by: "com.example.coffee", input: .channel("AAAA"))
    let three = try stage.start(input: .channel("BBBB"))
    let send = { (push: Push) in Event.push(PushDelivery(to: .channel("AAAA"), push)) }
    stage.send(send(Stage.update(1, "1")), at: 1)
    #expect(stage.state(one) == "1")
    #expect(stage.state(two) == "1")
    #expect(stage.state(three) == "{}")
    stage.send(send(Stage.startPush(2)), at: 2)
    #expect(stage.lines == ["start push ignored: a broadcast cannot start an activity (R21)"])
    stage.end(one, nil, .immediate)
    stage.end(two, nil, .immediate)
    stage.send(send(Stage.update(3)), at: 3)
    #expect(
      stage.lines == [
        "update push ignored: no activity subscribes to the channel AAAA (R21)"
      ])
  }

  @Test("A start push on iOS 17 cannot subscribe to a channel, on iOS 18 it can")
  func inputChannel() throws {
    var push = Stage.startPush(0)
    push.input = .channel("AAAA")
    var old = Stage { $0.system = SystemVersion(17, 4) }
    old.push(push, to: try startToken(old))
    #expect(old.lines == ["start push ignored: channels needs iOS 18.0 (R22)"])
    var new = Stage { $0.system = SystemVersion(18, 0) }
    new.push(push, to: try startToken(new))
    #expect(new.phone.activityCount == 1)
    push.input = .channel("not base64!")
    new.push(push, to: try startToken(new))
    #expect(new.lines == ["start push ignored: pushInputUnavailable (R19)"])
  }

  @Test("A relevance that the push leaves out is zero, or stays by choice")
  func relevance() throws {
    for choice in Relevance.MissingScore.allCases {
      var stage = Stage { $0.choices.missingPushScore = choice }
      let id = try stage.start(Stage.content(score: 70), input: .token, at: 0)
      stage.wind(to: 1)
      let token = try #require(stage.phone.activity(id)?.pushToken)
      stage.push(Stage.update(2), to: token, at: 2)
      #expect(
        stage.phone.activity(id)?.content.relevanceScore == (choice == .isZero ? 0 : 70))
    }
  }

  @Test("Bytes that are no payload are a line in the log")
  func unreadable() {
    var stage = Stage()
    stage.send(
      .push(
        PushDelivery(
          to: .channel("AAAA"),
          payload: .unreadable(Data("{".utf8), reason: "the text ends too early"))))
    #expect(
      stage.lines == [
        "push ignored: it is no Live Activity payload, the text ends too early (R21)"
      ])
  }

  @Test("A push alert shows like any other")
  func alert() throws {
    var stage = Stage()
    let id = try stage.start(input: .token, at: 0)
    stage.wind(to: 1)
    stage.send(.enterBackground(Stage.app))
    let token = try #require(stage.phone.activity(id)?.pushToken)
    var push = Stage.update(2)
    push.alert = Stage.alert
    stage.push(push, to: token, at: 2)
    #expect(stage.phone.screen.island == .expanded(id))
  }
}
