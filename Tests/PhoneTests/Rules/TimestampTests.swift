import ActivityModel
import Foundation
import Phone
import Testing

/// R18.
@Suite struct TimestampTests {
  /// An activity and its token at 10:00:01.
  private func pushed(
    _ configure: (inout PhoneConfiguration) -> Void = { _ in }
  ) throws -> (Stage, ActivityID, PushToken) {
    var stage = Stage(configure)
    let id = try stage.start(Stage.content("0"), input: .token, at: 0)
    stage.wind(to: 1)
    let token = try #require(stage.phone.activity(id)?.pushToken)
    return (stage, id, token)
  }

  @Test("A push older than an accepted push or update is ignored")
  func older() throws {
    var (stage, id, token) = try pushed()
    stage.push(Stage.update(100, "1"), to: token, at: 100)
    stage.push(Stage.update(88, "2"), to: token, at: 101)
    #expect(stage.state(id) == "1")
    #expect(
      stage.lines == ["update push ignored: its timestamp is 12 s older than the newest (R18)"])
    stage.update(id, Stage.content("3"), timestamp: 99, at: 102)
    #expect(stage.state(id) == "1")
    stage.update(id, Stage.content("4"), timestamp: 103, at: 103)
    stage.push(Stage.update(102, "5"), to: token, at: 104)
    #expect(stage.state(id) == "4")
  }

  @Test("An equal timestamp is ignored, or accepted by choice")
  func equal() throws {
    var (stage, id, token) = try pushed()
    stage.push(Stage.update(100, "1"), to: token, at: 100)
    stage.push(Stage.update(100, "2"), to: token, at: 101)
    #expect(stage.state(id) == "1")
    #expect(stage.lines == ["update push ignored: its timestamp equals the newest (R18)"])
    var (other, second, secondToken) = try pushed { $0.choices.equalTimestamp = .isAccepted }
    other.push(Stage.update(100, "1"), to: secondToken, at: 100)
    other.push(Stage.update(100, "2"), to: secondToken, at: 101)
    #expect(other.state(second) == "2")
  }

  @Test("A timestamp more than eight hours ahead is dropped, milliseconds among them")
  func ahead() throws {
    var (stage, id, token) = try pushed()
    stage.push(Stage.update(10 + 8 * Stage.hour, "1"), to: token, at: 10)
    #expect(stage.state(id) == "1")
    (stage, id, token) = try pushed()
    stage.push(Stage.update(11 + 8 * Stage.hour, "1"), to: token, at: 10)
    #expect(stage.state(id) == "0")
    #expect(stage.lines == ["update push ignored: its timestamp lies 8 h 1 s ahead (R18)"])
    let milliseconds = Push(
      event: .end, timestamp: Date(timeIntervalSince1970: 1_768_471_200_000), state: nil)
    stage.push(milliseconds, to: token, at: 11)
    #expect(stage.phase(id) == .active)
  }

  @Test("An update without a timestamp is always taken, and lets older pushes pass unless chosen")
  func untimed() throws {
    var (stage, id, token) = try pushed()
    stage.push(Stage.update(100, "1"), to: token, at: 100)
    stage.update(id, Stage.content("2"), at: 110)
    #expect(stage.state(id) == "2")
    stage.push(Stage.update(105, "3"), to: token, at: 111)
    #expect(stage.state(id) == "3")
    var (other, second, secondToken) = try pushed { $0.choices.untimedUpdateCountsAsNow = true }
    other.update(second, Stage.content("2"), at: 110)
    other.push(Stage.update(105, "3"), to: secondToken, at: 111)
    #expect(other.state(second) == "2")
  }

  @Test("An end is accepted whatever its timestamp; older content is kept out unless chosen")
  func end() throws {
    var (stage, id, token) = try pushed()
    stage.push(Stage.update(100, "1"), to: token, at: 100)
    let end = Push(event: .end, timestamp: Stage.date(50), state: Data("2".utf8))
    stage.push(end, to: token, at: 101)
    #expect(stage.phase(id) == .ended)
    #expect(stage.state(id) == "1")
    var (other, second, secondToken) = try pushed { $0.choices.olderEndContent = .bringsContent }
    other.push(Stage.update(100, "1"), to: secondToken, at: 100)
    other.push(end, to: secondToken, at: 101)
    #expect(other.state(second) == "2")
  }
}
