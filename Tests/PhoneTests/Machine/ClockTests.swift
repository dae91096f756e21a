import ActivityModel
import Foundation
import Phone
import Testing

@Suite struct ClockTests {
  @Test("Winding lets everything happen in order, each at its own instant")
  func order() throws {
    var stage = Stage()
    let one = try stage.start(Stage.content(stale: 300), input: .token, at: 0)
    let two = try stage.start(Stage.content(stale: 200), scheduled: 100, at: 1)
    stage.send(.enterBackground(Stage.app), at: 2)
    stage.wind(to: 13 * Stage.hour)
    let changes = stage.phases(of: one) + stage.phases(of: two)
    #expect(
      changes == [
        .init(.stale, 300), .init(.ended, 8 * Stage.hour), .init(.dismissed, 12 * Stage.hour),
        .init(.active, 100), .init(.stale, 200), .init(.ended, 8 * Stage.hour + 100),
        .init(.dismissed, 12 * Stage.hour + 100),
      ])
    let times = stage.effects.map(\.time)
    #expect(times == times.sorted())
  }

  @Test("Winding in one step and in many gives the same effects")
  func steps() throws {
    var whole = Stage()
    _ = try whole.start(Stage.content(stale: 300), input: .token, at: 0)
    _ = try whole.start(Stage.content(), scheduled: 100, at: 0)
    var parts = whole
    whole.wind(to: 13 * Stage.hour)
    var effects: [Effect] = []
    for minute in 1...(13 * 60) { effects += parts.wind(to: Double(minute) * 60) }
    #expect(effects == whole.effects)
  }

  @Test("What is due at an instant happens before an event of that instant")
  func sameInstant() throws {
    var stage = Stage()
    let id = try stage.start(Stage.content(stale: 300), at: 0)
    stage.update(id, Stage.content("2", stale: 600), at: 300)
    #expect(stage.phases(of: id) == [.init(.stale, 300), .init(.active, 300)])
  }

  @Test("Activities that are due at one instant follow one another as they started")
  func ties() throws {
    var stage = Stage()
    let ids = try (0..<5).map { _ in try stage.start(Stage.content(stale: 300), at: 0) }
    stage.wind(to: 300)
    let order = stage.effects.compactMap { effect -> ActivityID? in
      guard case .phaseChanged(let id, .stale) = effect.kind else { return nil }
      return id
    }
    #expect(order == ids)
  }

  @Test("The next deadline is the soonest that counts")
  func nextDeadline() throws {
    var stage = Stage()
    #expect(stage.phone.nextDeadline() == nil)
    let id = try stage.start(Stage.content(stale: 300), at: 0)
    #expect(stage.phone.nextDeadline() == Stage.date(300))
    stage.update(id, Stage.content("2", stale: 900), at: 10)
    #expect(stage.phone.nextDeadline() == Stage.date(900))
    stage.update(id, Stage.content("3"), at: 20)
    #expect(stage.phone.nextDeadline() == Stage.date(8 * Stage.hour))
    stage.send(.enterBackground(Stage.app), at: 30)
    stage.update(id, alert: Stage.alert, at: 40)
    #expect(stage.phone.nextDeadline() == Stage.date(45))
    stage.end(id, nil, .immediate, at: 41)
    #expect(stage.phone.nextDeadline() == nil)
  }

  @Test("A copy is a snapshot that lives on its own")
  func copy() throws {
    var stage = Stage()
    let id = try stage.start(at: 0)
    let before = stage.phone
    stage.end(id, at: 10)
    #expect(before.activity(id)?.phase == .active)
    #expect(stage.phase(id) == .ended)
  }

  @Test("Deadlines that were moved a hundred thousand times do not pile up")
  func moved() throws {
    var stage = Stage()
    var ids: [ActivityID] = []
    for _ in 0..<5 { ids.append(try stage.start(at: 0)) }
    var phone = stage.phone
    for number in 0..<20_000 {
      let stale = Stage.date(Double(20_000 - number))
      let content = RawContent(state: Data(), staleDate: stale)
      _ = phone.handle(
        .update(ids[number % 5], content, alert: nil, timestamp: nil), at: phone.now)
    }
    #expect(phone.pendingDeadlines <= 2 * 5 + 64)
  }
}
