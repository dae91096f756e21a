import ActivityModel
import Foundation
import Phone
import Testing

@Suite struct LogTextTests {
  @Test(
    "A time of day leaves out what is zero",
    arguments: [
      (0.0, 0, "10:00"), (125, 0, "10:02:05"), (125.25, 0, "10:02:05.250"),
      (-36_001, 0, "23:59:59"),
      (0, 3600, "11:00"), (0, -39_600, "23:00"), (0.0004, 0, "10:00"), (50_400, 0, "00:00"),
    ])
  func clock(seconds: TimeInterval, offset: Int, text: String) {
    #expect(ClockTime(Stage.date(seconds), secondsFromGMT: offset).description == text)
  }

  @Test(
    "A date beyond counting has words too", arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func beyond(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(ClockTime(date).description == "an unimaginable time")
  }

  @Test("A line names time, app and activity, what happened, and the rule")
  func line() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 125))
    stage.wind(to: 600)
    let entry = try #require(stage.phone.logEntries.last)
    #expect(
      entry.description
        == "10:02:05 com.example.journey \(id): active to stale: its stale date passed (R4)")
    #expect(entry.app == Stage.app && entry.activity == id && entry.rule == .staleness)
    stage.send(.lock)
    #expect(stage.phone.logEntries.first?.fact == .installed)
    #expect(stage.lines.first == "locked")
  }

  @Test("Times in a line are written in the time zone asked for")
  func zone() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.end(id, at: 120)
    stage.update(id, at: 130)
    let entry = try #require(stage.effects.log.first)
    #expect(
      entry.text(secondsFromGMT: 3600) == "update ignored: the activity ended at 11:02 (R3)")
  }

  @Test("The phone keeps the newest entries, as many as it was told", arguments: [0, 1, 3, 100])
  func ring(capacity: Int) throws {
    var stage = Stage { $0.logCapacity = capacity }
    let id = try stage.start()
    for number in 0..<7 { stage.update(id, Stage.content("\(number)")) }
    let all = stage.history.log
    #expect(stage.phone.logEntries == Array(all.suffix(capacity)))
  }

  @Test("The clock does not run backwards, and the log says who tried")
  func backwards() throws {
    var stage = Stage()
    let id = try stage.start(at: 120)
    stage.update(id, at: 60)
    #expect(stage.phone.now == Stage.date(120))
    #expect(stage.lines.first == "the clock does not go to 10:01")
    #expect(stage.effects.allSatisfy { $0.time == Stage.date(120) })
  }

  @Test("The clock does not go where there is no time")
  func nowhere() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    for seconds in [Double.infinity, -.infinity, .nan] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let effects = stage.phone.advance(to: date)
      #expect(effects.log.map { $0.text() } == ["the clock does not go to an unimaginable time"])
      #expect(stage.phone.now == Stage.date(0))
    }
    _ = stage.phone.advance(to: .distantFuture)
    #expect(stage.phone.now == .distantFuture)
    #expect(stage.phase(id) == .dismissed)
  }

  @Test("Every rule has a label of its own")
  func labels() {
    #expect(Set(Rule.allCases.map(\.label)).count == Rule.allCases.count)
    #expect(Rule.ending.label == "R3")
    #expect(Rule.stateMachine.label == "R17")
  }
}
