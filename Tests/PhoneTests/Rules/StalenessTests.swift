import ActivityModel
import Foundation
import Phone
import Testing

/// R4.
@Suite struct StalenessTests {
  @Test("The activity is stale from its stale date on, without any code of the app")
  func becomesStale() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 600), at: 0)
    stage.send(.terminate(Stage.app, .crash), at: 10)
    stage.wind(to: 599.9)
    #expect(stage.phase(id) == .active)
    stage.wind(to: 600)
    #expect(stage.phases(of: id) == [.init(.stale, 600)])
    #expect(stage.lines == ["active to stale: its stale date passed (R4)"])
  }

  @Test(
    "An update with a later stale date, or none, makes it active again",
    arguments: [nil, 1200] as [TimeInterval?])
  func fresh(stale: TimeInterval?) throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 600), at: 0)
    stage.update(id, Stage.content("2", stale: stale), at: 700)
    stage.wind(to: 2000)
    let expected: [Stage.PhaseChange] = [.init(.stale, 600), .init(.active, 700)]
    #expect(stage.phases(of: id) == expected + (stale == nil ? [] : [.init(.stale, 1200)]))
  }

  @Test("An update before the stale date moves it, to later or to sooner")
  func moves() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 600), at: 0)
    stage.update(id, Stage.content("2", stale: 1200), at: 300)
    stage.wind(to: 1199)
    #expect(stage.phase(id) == .active)
    stage.update(id, Stage.content("3", stale: 1300), at: 1199)
    stage.update(id, Stage.content("4", stale: 1250), at: 1199)
    stage.wind(to: 2000)
    #expect(stage.phases(of: id) == [.init(.stale, 1250)])
  }

  @Test("Stale does not end it: it stays in the island and on the Lock Screen")
  func stays() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 600), at: 0)
    stage.send(.enterBackground(Stage.app), at: 1)
    stage.wind(to: 700)
    #expect(stage.phone.screen.island == .compact(id))
    #expect(stage.phone.screen.cards.map(\.phase) == [.stale])
  }

  @Test("A stale activity ends after its eight hours, an ended one is never stale")
  func staleEnds() throws {
    var stage = Stage()
    let stale = try stage.start(Stage.content(stale: 600), at: 0)
    let ended = try stage.start(Stage.content(stale: 600), at: 0)
    stage.end(ended, at: 10)
    stage.wind(to: 9 * Stage.hour)
    #expect(stage.phases(of: stale) == [.init(.stale, 600), .init(.ended, 8 * Stage.hour)])
    #expect(
      stage.phases(of: ended) == [.init(.ended, 10), .init(.dismissed, 4 * Stage.hour + 10)])
  }

  @Test("Started with a stale date in the past it is stale and on no screen until an update")
  func pastAtStart() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: -1), at: 0)
    #expect(stage.phase(id) == .stale)
    #expect(
      stage.lines.contains("note: its stale date lies in the past, so it is on no screen (R4)"))
    stage.send(.enterBackground(Stage.app))
    #expect(stage.phone.screen.island == .empty)
    #expect(stage.phone.screen.cards.isEmpty)
    stage.update(id, Stage.content("2", stale: 60), at: 10)
    #expect(stage.phase(id) == .active)
    #expect(stage.phone.screen.island == .compact(id))
    #expect(stage.phone.screen.cards.count == 1)
  }

  @Test("By choice it starts stale and is shown")
  func pastAtStartShown() throws {
    var stage = Stage { $0.choices.pastStaleDateAtStart = .startsStale }
    let id = try stage.start(Stage.content(stale: 0), at: 0)
    #expect(stage.phase(id) == .stale)
    #expect(stage.phone.screen.cards.map(\.activity) == [id])
  }

  @Test(
    "An update with a stale date in the past makes it stale at once, by choice it counts as none")
  func pastInUpdate() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    stage.update(id, Stage.content("2", stale: 5), at: 10)
    #expect(stage.phases(of: id) == [.init(.stale, 10)])
    var other = Stage { $0.choices.pastStaleDateInUpdate = .isIgnored }
    let ignoring = try other.start(at: 0)
    other.update(ignoring, Stage.content("2", stale: 5), at: 10)
    #expect(other.phase(ignoring) == .active)
    #expect(other.lines.last == "note: the stale date lies in the past and counts as none (R4)")
  }

  @Test("At the instant of the eight hours the end comes, not staleness")
  func staleAtTheEnd() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 8 * Stage.hour), at: 0)
    stage.wind(to: 8 * Stage.hour)
    #expect(stage.phases(of: id) == [.init(.ended, 8 * Stage.hour)])
  }

  @Test("iOS 16.1 knows no stale date")
  func oldSystem() throws {
    var stage = Stage { $0.system = SystemVersion(16, 1) }
    let id = try stage.start(Stage.content(stale: 600), at: 0)
    stage.wind(to: 700)
    #expect(stage.phase(id) == .active)
  }
}
