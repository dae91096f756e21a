import ActivityModel
import Foundation
import Phone
import Testing

/// R5 and R6.
@Suite struct ScreenTests {
  private let other: AppID = "com.example.coffee"
  private let third: AppID = "com.example.stock"

  @Test("The order within an app is by score, then by start")
  func precedence() {
    let rank = { Relevance.Rank(score: $0, startOrder: $1) }
    #expect(Relevance.precedes(rank(100, 2), rank(50, 1)))
    #expect(Relevance.precedes(rank(0, 1), rank(0, 2)))
    #expect(!Relevance.precedes(rank(0, 2), rank(0, 1)))
    #expect(Relevance.precedes(rank(-1, 2), rank(.nan, 1)))
    #expect(Relevance.precedes(rank(.nan, 1), rank(.nan, 2)))
  }

  @Test("One app shows the compact presentation of its most relevant activity")
  func oneApp() throws {
    var stage = Stage()
    let first = try stage.start(Stage.content(score: 50))
    let second = try stage.start(Stage.content(score: 100))
    let third = try stage.start(Stage.content(score: 100))
    stage.send(.enterBackground(Stage.app))
    #expect(stage.phone.screen.island == .compact(second))
    #expect(stage.phone.screen.cards.map(\.activity) == [second, third, first])
    stage.update(first, Stage.content("2", score: 200))
    #expect(stage.phone.screen.island == .compact(first))
    #expect(stage.phone.screen.cards.map(\.activity) == [first, second, third])
  }

  @Test("The app in the foreground does not show its own activity in the island")
  func ownAppInFront() throws {
    var stage = Stage()
    let id = try stage.start()
    #expect(stage.phone.screen.island == .empty)
    #expect(stage.phone.screen.cards.map(\.activity) == [id])
    stage.add(other)
    let second = try stage.start(by: other)
    #expect(stage.phone.screen.island == .compact(second))
    stage.send(.launch(other))
    #expect(stage.phone.screen.app == other)
    #expect(stage.phone.screen.island == .compact(id))
  }

  @Test(
    "Two apps show two minimal presentations, a third none; which come first is a choice",
    arguments: [
      (Relevance.AppOrder.latestStart, [2, 1]), (.earliestStart, [0, 1]), (.score, [1, 0]),
    ])
  func severalApps(order: Relevance.AppOrder, shown: [Int]) throws {
    var stage = Stage { $0.choices.islandAppOrder = order }
    stage.add(other)
    stage.add(third)
    let ids = [
      try stage.start(Stage.content(score: 5)), try stage.start(Stage.content(score: 9), by: other),
      try stage.start(Stage.content(score: 1), by: third),
    ]
    stage.send(.enterBackground(Stage.app))
    #expect(
      stage.phone.screen.island == .minimal(attached: ids[shown[0]], detached: ids[shown[1]]))
  }

  @Test("The cards of an app stay together on the Lock Screen")
  func cardsByApp() throws {
    var stage = Stage()
    stage.add(other)
    let one = try stage.start(Stage.content(score: 1))
    let two = try stage.start(Stage.content(score: 9), by: other)
    let three = try stage.start(Stage.content(score: 5))
    #expect(stage.phone.screen.cards.map(\.activity) == [three, one, two])
    #expect(stage.phone.screen.cards.map(\.app) == [Stage.app, Stage.app, other])
  }

  @Test("An ended activity keeps its card and leaves the island at once")
  func ended() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    stage.end(id)
    #expect(stage.phone.screen.island == .empty)
    #expect(stage.phone.screen.cards.map(\.phase) == [.ended])
    #expect(stage.effects.deeds.last == .screenChanged)
  }

  @Test("A touch and hold expands what is in the island, and collapsing closes it")
  func hold() throws {
    var stage = Stage()
    let id = try stage.start()
    let hidden = try stage.start()
    stage.send(.person(.hold(id)))
    #expect(stage.lines == ["hold ignored: the activity is not in the island (R6)"])
    stage.send(.enterBackground(Stage.app))
    stage.send(.person(.hold(hidden)))
    #expect(stage.phone.screen.island == .compact(id))
    stage.send(.person(.hold(id)))
    #expect(stage.phone.screen.island == .expanded(id))
    stage.wind(to: 600)
    #expect(stage.phone.screen.island == .expanded(id))
    stage.send(.person(.collapse))
    #expect(stage.phone.screen.island == .compact(id))
    stage.send(.person(.hold(id)))
    stage.end(id)
    #expect(stage.phone.screen.island == .compact(hidden))
  }

  @Test("A phone without an island has none, and nothing to hold")
  func noIsland() throws {
    var stage = Stage { $0.hasIsland = false }
    let id = try stage.start()
    stage.send(.enterBackground(Stage.app))
    #expect(stage.phone.screen.island == nil)
    stage.send(.person(.hold(id)))
    #expect(stage.lines == ["hold ignored: the phone has no island (R6)"])
  }

  @Test(
    "A locked phone shows cards and an empty island, or the same island by choice",
    arguments: IslandOccupancy.WhileLocked.allCases)
  func locked(choice: IslandOccupancy.WhileLocked) throws {
    var stage = Stage { $0.choices.islandWhileLocked = choice }
    let id = try stage.start()
    stage.send(.lock)
    let screen = stage.phone.screen
    #expect(screen.isLocked && !screen.isLit && screen.app == nil)
    #expect(screen.island == (choice == .isEmpty ? .empty : .compact(id)))
    #expect(screen.cards.map(\.activity) == [id])
    stage.send(.person(.wakeScreen))
    #expect(stage.phone.screen.isLit)
  }

  @Test("Unlocking returns to the app, or to the Home Screen by choice", arguments: [true, false])
  func unlock(returns: Bool) {
    var stage = Stage { $0.choices.unlockReturnsToApp = returns }
    stage.send(.lock)
    #expect(stage.phone.state(of: Stage.app) == .background)
    stage.send(.unlock)
    #expect(stage.phone.screen.app == (returns ? Stage.app : nil))
    #expect(stage.phone.screen.isLit)
  }

  @Test("A tap opens the app, after unlocking when the phone is locked")
  func tap() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.person(.tap(id)))
    #expect(stage.lines == ["tap ignored: the activity is on no screen (R6)"])
    stage.send(.enterBackground(Stage.app))
    stage.send(.person(.tap(id)))
    #expect(stage.effects.deeds.contains(.appOpened(Stage.app, by: id)))
    #expect(stage.phone.screen.app == Stage.app)
    stage.send(.lock)
    stage.send(.person(.tap(id)))
    #expect(!stage.phone.screen.isLocked)
    #expect(stage.phone.screen.app == Stage.app)
  }

  @Test("StandBy shows one minimal presentation; a tap fills the screen, a second opens the app")
  func standBy() throws {
    var stage = Stage()
    let id = try stage.start()
    stage.send(.charge(true))
    #expect(stage.phone.screen.standBy == nil)
    stage.send(.lock)
    #expect(stage.phone.screen.standBy == Screen.StandBy(minimal: id, full: nil))
    stage.send(.person(.tap(id)))
    #expect(stage.phone.screen.standBy == Screen.StandBy(minimal: id, full: id))
    stage.send(.person(.collapse))
    #expect(stage.phone.screen.standBy == Screen.StandBy(minimal: id, full: nil))
    stage.send(.person(.tap(id)))
    stage.send(.person(.tap(id)))
    #expect(stage.phone.screen.standBy == nil)
    #expect(stage.phone.screen.app == Stage.app)
  }

  @Test("StandBy came with iOS 17")
  func standByVersion() throws {
    var stage = Stage { $0.system = SystemVersion(16, 4) }
    _ = try stage.start()
    stage.send(.charge(true))
    stage.send(.lock)
    #expect(stage.phone.screen.standBy == nil)
  }
}
