import ActivityModel
import Foundation
import Testing
import Wire

@testable import Studio

@Suite struct StateNameTests {
  @Test(
    "Names become safe parts of paths",
    arguments: [
      ("enRoute", "enRoute"), ("On the way!", "On-the-way"), ("../../etc", "etc"),
      (".hidden", "hidden"), ("-rf", "rf"), ("a/b\\c", "a-b-c"), ("2/3 done", "2-3-done"),
      ("Förseningar", "Förseningar"), ("a\u{0}b\n", "a-b"), ("v1.2_final", "v1.2_final"),
      ("a...", "a"), ("到着", "到着"),
    ])
  func safe(name: String, folder: String) {
    #expect(StateName.safe(name) == folder)
  }

  @Test("Names of nothing but punctuation are no names", arguments: ["", "..", "///", "—!"])
  func empty(name: String) {
    #expect(StateName.safe(name) == nil)
  }

  @Test("Long names are cut at a whole character")
  func long() throws {
    let name = try #require(StateName.safe(String(repeating: "å", count: 300)))
    #expect(name.count == 60)
    #expect(name.utf8.count == 120)
  }

  @Test("Equal names get numbers, also where only case differs, and missing ones their position")
  func unique() {
    #expect(
      StateName.unique(["a", "A", nil, "a", "a-2", "?!"])
        == ["a", "A-2", "state-3", "a-3", "a-2-2", "state-6"])
  }
}

@Suite struct StateChoiceTests {
  static func preview(
    _ name: String?, _ states: [(String?, String?)], type: String = "A",
    presentation: Presentation = .lockScreen, isStale: Bool = false
  ) -> WidgetDescription.Preview {
    WidgetDescription.Preview(
      name: name, attributesType: type, presentation: presentation, isStale: isStale,
      states: states.map { .init(name: $0.0, json: $0.1.map { Data($0.utf8) }) },
      attributes: Data("{}".utf8))
  }

  static func description(
    _ previews: [WidgetDescription.Preview], types: [String] = ["A"]
  ) -> WidgetDescription {
    WidgetDescription(
      activities: types.map { .init(attributesType: $0, widgetType: "\($0)Widget") },
      previews: previews, otherWidgets: [])
  }

  @Test("One state in four previews is one state, without the names of presentations")
  func deduplication() throws {
    let description = Self.description([
      Self.preview("Lock Screen", [(nil, "{\"n\":1}"), (nil, "{\"n\":2}")]),
      Self.preview("Compact", [(nil, "{\"n\":1}")], presentation: .compact),
      Self.preview("Minimal", [(nil, "{\"n\":2}")], presentation: .minimal),
    ])
    let states = try StateChoice().states(of: description)
    #expect(states.map(\.name) == ["state-1", "state-2"])
    #expect(states.map(\.content) == [.preview(0, state: 0), .preview(0, state: 1)])
  }

  @Test("The state's own name wins over the preview's")
  func names() throws {
    let description = Self.description([
      Self.preview("Delivery", [("enRoute", "{\"n\":1}"), (nil, "{\"n\":2}"), (nil, "{\"n\":3}")])
    ])
    #expect(
      try StateChoice().states(of: description).map(\.name)
        == ["enRoute", "Delivery", "Delivery-2"])
  }

  @Test("A stale preview is another state than the same one fresh")
  func stale() throws {
    let description = Self.description([
      Self.preview(nil, [("a", "{}")]), Self.preview(nil, [("a", "{}")], isStale: true),
    ])
    let states = try StateChoice().states(of: description)
    #expect(states.map(\.name) == ["a", "a-stale"])
    #expect(states.map(\.isStale) == [false, true])
  }

  @Test("States that cannot be encoded are all kept")
  func withoutJSON() throws {
    let description = Self.description([Self.preview("P", [(nil, nil), (nil, nil)])])
    #expect(try StateChoice().states(of: description).map(\.name) == ["P", "P-2"])
  }

  @Test("Files are named after their states, and go to the only activity")
  func files() throws {
    let folder = TemporaryFolder()
    let choice = try StateChoice(
      attributes: JSONFile(readingFrom: folder.write("{\"n\":1}", to: "attributes.json")),
      states: [
        JSONFile(readingFrom: folder.write("{}", to: "a/riding.json")),
        JSONFile(readingFrom: folder.write("{}", to: "b/riding.json")),
      ])
    let states = try choice.states(of: Self.description([]))
    #expect(states.map(\.name) == ["riding", "riding-2"])
    #expect(
      states[0].content
        == .json(
          attributesType: "A", attributes: Data("{\"n\":1}".utf8), state: Data("{}".utf8)))
    #expect(states[0].payloadSize == 9)
  }

  @Test("Which activity is asked for can be said with or without the module")
  func activity() throws {
    let description = Self.description(
      [Self.preview(nil, [("a", "{}")], type: "A"), Self.preview(nil, [("b", "{}")], type: "B")],
      types: ["A", "B"])
    #expect(try StateChoice(activity: "B").states(of: description).map(\.name) == ["b"])
    #expect(try StateChoice(activity: "MyApp.B").states(of: description).map(\.name) == ["b"])
    #expect(try StateChoice().states(of: description).map(\.attributesType) == ["A", "B"])
  }

  @Test("What cannot be chosen is said")
  func errors() throws {
    #expect(throws: StateChoiceError.noPreviews(["A"])) {
      try StateChoice().states(of: Self.description([]))
    }
    #expect(throws: StateChoiceError.unknownActivity("C", known: ["A"])) {
      try StateChoice(activity: "C").states(of: Self.description([]))
    }
    let folder = TemporaryFolder()
    let state = try JSONFile(readingFrom: folder.write("{}", to: "s.json"))
    #expect(throws: StateChoiceError.severalActivities(["A", "B"])) {
      try StateChoice(states: [state]).states(of: Self.description([], types: ["A", "B"]))
    }
    #expect(throws: StateChoiceError.noActivity) {
      try StateChoice(states: [state]).states(of: Self.description([], types: []))
    }
  }
}

@Suite struct PreviewClockTests {
  /// Seconds since 1970 worked out by hand: 2026-06-01 is day 20605.
  static let noonless = 20605.0 * 86400

  @Test(
    "Dates are read with and without time, zone and fraction",
    arguments: [
      ("2026-06-01", noonless), ("2026-06-01T09:41", noonless + 34860),
      ("2026-06-01 09:41:07", noonless + 34867), ("2026-06-01T09:41:07.25Z", noonless + 34867.25),
      ("2026-06-01T09:41:00+02:00", noonless + 27660),
      ("2026-06-01T09:41:00-0330", noonless + 47460), ("@0", 0), ("@1780306860", 1_780_306_860),
      ("@-1.5", -1.5),
    ])
  func dates(text: String, seconds: Double) {
    let clock = PreviewClock(text, realTime: .distantPast)
    #expect(clock == .given(Date(timeIntervalSince1970: seconds)))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "today", "2026-13-01", "2026-02-30", "2026-06-01T25:00", "2026-06-01T09:61", "@", "@x",
      "@inf", "@nan", "@1e300", "1780306860", "2026-06-01T09:41:00+25:00", "2026-06-01T9:41",
    ])
  func noDates(text: String) {
    #expect(PreviewClock(text, realTime: .distantPast) == nil)
  }

  @Test("The standard clock stands at 9:41 on 1 June 2026")
  func standard() {
    #expect(PreviewClock.standard.now.timeIntervalSince1970 == Self.noonless + 34860)
    #expect("\(ISO8601Stamp(PreviewClock.standard.now))" == "2026-06-01T09:41:00Z")
  }

  @Test("now is the real time")
  func now() {
    let date = Date(timeIntervalSince1970: 5)
    #expect(PreviewClock("now", realTime: date) == .system(date))
  }
}
