import ActivityModel
import Foundation
import Phone
import Testing

@testable import Studio

@Suite struct TimelinePlayerTests {
  private static let start = Date(timeIntervalSince1970: 1_780_306_860)

  private func play(_ commands: [PlayableStep.Command]) -> TimelinePlayer {
    var player = TimelinePlayer(
      app: AppDescription(id: "app", name: "App", attributesTypes: ["A"]), start: Self.start,
      hasIsland: true)
    for (index, command) in commands.enumerated() {
      player.play(PlayableStep(line: index + 1, text: "line \(index + 1)", command: command))
    }
    return player
  }

  private func begin(stale: TimeInterval? = nil) -> PlayableStep.Command {
    .start(
      attributesType: "A", attributes: Data("{}".utf8), state: Data(#"{"n":1}"#.utf8), stale: stale)
  }

  private func state(_ number: Int) -> Data { Data(#"{"n":\#(number)}"#.utf8) }

  /// Minutes after the start, title, and what is where.
  private func lines(_ player: TimelinePlayer) -> [String] {
    player.frames.map { frame in
      let minutes = frame.time.timeIntervalSince(Self.start) / 60
      let shown = frame.shown.map { "\($0.place.rawValue) \($0.activity.phase.rawValue)" }
      return "\(minutes) \(frame.title): \(shown.joined(separator: ", "))"
    }
  }

  @Test("A life is told by frames at its commands and at what happens by itself")
  func life() {
    let player = play([
      begin(stale: 360), .act(.background), .advance(600),
      .update(state: state(2), stale: nil, score: nil, alerts: false), .act(.lock),
      .end(state: state(3), .after(600)), .advance(900),
    ])
    #expect(
      lines(player) == [
        "0.0 line 1: Notification Centre active",
        "0.0 line 2: Dynamic Island active, Notification Centre active",
        "6.0 active to stale: its stale date passed (R4): "
          + "Dynamic Island stale, Notification Centre stale",
        "10.0 line 3: Dynamic Island stale, Notification Centre stale",
        "10.0 line 4: Dynamic Island active, Notification Centre active",
        "10.0 line 5: Lock Screen active",
        "10.0 line 6: Lock Screen ended",
        "20.0 ended to dismissed: its dismissal was due (R3): ",
        "25.0 line 7: ",
      ])
    #expect(player.frames[5].screen.isLocked)
    #expect(player.frames[6].shown[0].activity.content.state == state(3))
  }

  @Test("Winding twelve hours needs no more frames than things that happen")
  func twelveHours() {
    let player = play([begin(), .advance(12 * 3_600)])
    #expect(player.frames.map { $0.time.timeIntervalSince(Self.start) / 3_600 } == [0, 8, 12])
  }

  @Test("An alert expands the island for its time")
  func alert() {
    let player = play([
      begin(), .act(.background),
      .update(state: state(2), stale: nil, score: nil, alerts: true), .advance(10),
    ])
    #expect(player.frames[2].shown.map(\.presentation) == [.expanded, .lockScreen])
    #expect(player.frames[3].title == "the alert is over")
    #expect(player.frames[3].time == Self.start.addingTimeInterval(5))
    #expect(player.frames[3].shown.map(\.presentation) == [.compact, .lockScreen])
  }

  @Test("Pushes find the activity's token, and after its end the log says that it is over")
  func pushes() {
    func push(_ event: Push.Event, _ seconds: Double, _ number: Int) -> PlayableStep.Command {
      .push(
        .read(
          Push(
            event: event, timestamp: Self.start.addingTimeInterval(seconds), state: state(number),
            dismissalDate: .distantPast)), decodingFault: nil)
    }
    let player = play([begin(), push(.update, 1, 2), push(.end, 2, 3), push(.update, 3, 4)])
    #expect(player.frames[1].shown[0].activity.content.state == state(2))
    #expect(player.frames[2].shown.isEmpty)
    #expect(
      player.frames[3].log.map { $0.text() }
        == ["update push ignored: the activity was dismissed at 09:41 (R3)"])
  }

  @Test("A start push starts the activity that later commands are for")
  func startPush() {
    let push = Push(
      event: .start, timestamp: Self.start, state: state(1), alert: Alert(title: "", body: ""),
      attributesType: "A", attributes: Data("{}".utf8))
    let player = play([
      .push(.read(push), decodingFault: nil),
      .update(state: state(2), stale: nil, score: nil, alerts: false),
    ])
    #expect(player.frames[1].shown.map(\.activity.content.state) == [state(2)])
  }

  @Test("A snapshot names the frame before when nothing has happened since, else makes one")
  func snapshot() {
    let player = play([
      begin(), .snapshot("Named"), .snapshot(nil), .advance(60), .snapshot("Later"),
    ])
    #expect(player.frames.map(\.title) == ["Named", "Later"])
  }

  @Test("Updates and ends before any start come to nothing, and the log says so")
  func nothing() {
    let player = play([.end(state: nil, .immediate)])
    #expect(
      player.frames[0].log.last?.text() == "end ignored: the phone knows no such activity (R3)")
  }

  @Test("There are no more frames than a page can hold, and the line is named")
  func bound() {
    let player = play([begin()] + Array(repeating: .act(.hold), count: 600))
    #expect(player.frames.count == TimelinePlayer.greatestCount)
    #expect(player.fullAt == 501)
  }
}
