import ActivityModel
import Foundation
import Phone
import Testing

/// R3.
@Suite struct EndingTests {
  private static let hour = Stage.hour

  @Test(
    "A policy dismisses at its instant, four hours after the end at the latest",
    arguments: [
      (DismissalPolicy.default, 5 * hour), (.after(Stage.date(2 * hour)), 2 * hour),
      (.after(Stage.date(4.5 * hour)), 4.5 * hour), (.after(Stage.date(5 * hour)), 5 * hour),
      (.after(Stage.date(9 * hour)), 5 * hour),
    ])
  func policies(policy: DismissalPolicy, dismissed: TimeInterval) throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, nil, policy, at: Self.hour)
    #expect(stage.phase(id) == .ended)
    stage.wind(to: 24 * Self.hour)
    #expect(stage.phases(of: id) == [.init(.ended, Self.hour), .init(.dismissed, dismissed)])
  }

  @Test(
    "Immediate, and a date that is not in the future, dismiss without being ended first",
    arguments: [
      DismissalPolicy.immediate, .after(Stage.date(Self.hour)), .after(Stage.date(-Self.hour)),
      .after(.distantPast),
    ])
  func atOnce(policy: DismissalPolicy) throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, nil, policy, at: Self.hour)
    #expect(stage.phases(of: id) == [.init(.dismissed, Self.hour)])
    #expect(stage.lines.last == "active to dismissed: the app ended it (R3)")
  }

  @Test("A date that is no date counts as past")
  func noDate() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, nil, .after(Date(timeIntervalSinceReferenceDate: .nan)), at: Self.hour)
    #expect(stage.phases(of: id) == [.init(.dismissed, Self.hour)])
  }

  @Test("By choice a date in the past waits four hours")
  func pastDateWaits() throws {
    var stage = Stage { $0.choices.pastDismissalDate = .waits }
    let id = try stage.start(at: 0)
    stage.end(id, nil, .after(Stage.date(-1)), at: Self.hour)
    stage.wind(to: 24 * Self.hour)
    #expect(stage.phases(of: id) == [.init(.ended, Self.hour), .init(.dismissed, 5 * Self.hour)])
  }

  @Test("The last content is shown, and no content keeps the last")
  func lastContent() throws {
    var stage = Stage()
    let one = try stage.start(Stage.content("1"))
    let two = try stage.start(Stage.content("2"))
    stage.end(one, Stage.content("last"))
    stage.end(two)
    #expect(stage.state(one) == "last")
    #expect(stage.state(two) == "2")
  }

  @Test("An update after the end is ignored, and the log says since when")
  func updateAfterEnd() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("1"), at: 0)
    stage.end(id, at: 120)
    stage.update(id, Stage.content("2"), at: 180)
    #expect(stage.state(id) == "1")
    #expect(stage.lines == ["update ignored: the activity ended at 10:02 (R3)"])
    #expect(stage.effects.deeds == [])
  }

  @Test("An update after the dismissal is ignored, and the log says since when")
  func updateAfterDismissal() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, nil, .immediate, at: 125)
    stage.update(id, at: 180)
    #expect(stage.lines == ["update ignored: the activity was dismissed at 10:02:05 (R3)"])
  }

  @Test("A dismissed activity can be read, with its last content, while the phone remembers it")
  func remembered() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content("1"), at: 0)
    stage.end(id, Stage.content("last"), .immediate, at: 10)
    let activity = try #require(stage.phone.activity(id))
    #expect(activity.phase == .dismissed)
    #expect(stage.state(id) == "last")
    #expect(activity.phaseEnds == Stage.date(10))
    #expect(activity.attributesType == Stage.type)
  }

  @Test("The phone forgets dismissals beyond the number it remembers")
  func forgotten() throws {
    var stage = Stage { $0.choices.rememberedDismissals = 1 }
    let one = try stage.start()
    let two = try stage.start()
    stage.end(one, nil, .immediate)
    stage.end(two, nil, .immediate)
    stage.update(one)
    #expect(stage.lines == ["update ignored: the phone knows no such activity (R3)"])
    stage.update(two)
    #expect(stage.lines == ["update ignored: the activity was dismissed at 10:00 (R3)"])
  }

  @Test("Ending again dismisses sooner, never later, and never changes the content")
  func endAgain() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, Stage.content("last"), at: 60)
    stage.end(id, Stage.content("other"), .after(Stage.date(Self.hour)), at: 120)
    #expect(stage.lines == ["dismissal moved to 11:00 (R3)"])
    stage.end(id, Stage.content("other"), at: 180)
    #expect(stage.lines == ["end ignored: the activity ended at 10:01 (R3)"])
    #expect(stage.state(id) == "last")
    stage.wind(to: 2 * Self.hour)
    #expect(stage.phases(of: id) == [.init(.ended, 60), .init(.dismissed, Self.hour)])
  }

  @Test("Ending all at once at launch dismisses an ended activity")
  func endAgainImmediately() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.end(id)
    stage.end(id, nil, .immediate, at: 5)
    #expect(stage.phases(of: id) == [.init(.ended, 0), .init(.dismissed, 5)])
  }

  @Test("By choice ending again does nothing")
  func endAgainIgnored() throws {
    var stage = Stage { $0.choices.endAgain = .isIgnored }
    let id = try stage.start()
    stage.end(id)
    stage.end(id, nil, .immediate)
    #expect(stage.phase(id) == .ended)
  }

  @Test("An ended activity stays listed until it is dismissed")
  func listed() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, at: 0)
    stage.wind(to: 4 * Self.hour - 1)
    #expect(stage.phone.activities(of: Stage.app).map(\.id) == [id])
    stage.wind(to: 4 * Self.hour)
    #expect(stage.phone.activities(of: Stage.app).isEmpty)
  }

  @Test("A person's removal dismisses a running and an ended activity")
  func removal() throws {
    var stage = Stage()
    let running = try stage.start(at: 0)
    let ended = try stage.start(at: 0)
    stage.end(ended, at: 0)
    stage.send(.person(.remove(running)), at: 10)
    #expect(stage.lines == ["active to dismissed: the person removed it (R3)"])
    stage.send(.person(.remove(ended)), at: 20)
    #expect(stage.phases(of: running) == [.init(.dismissed, 10)])
    #expect(stage.phases(of: ended) == [.init(.ended, 0), .init(.dismissed, 20)])
  }
}
