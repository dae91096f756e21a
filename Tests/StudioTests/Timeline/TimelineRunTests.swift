import ActivityModel
import Foundation
import Project
import Testing
import Wire

@testable import Studio

@Suite struct TimelineRunTests {
  private let folder = TemporaryFolder()

  private static let description = StateChoiceTests.description([
    StateChoiceTests.preview("P", [("first", "{\"n\":1}"), ("second", "{\"n\":2}")])
  ])

  private func report(
    _ script: String, _ widget: FakeWidget = FakeWidget(Self.description),
    _ change: (inout TimelineOptions) -> Void = { _ in }
  ) async throws -> TimelineReport {
    let path = try folder.write(script, to: "a.timeline")
    var options = TimelineOptions(path: "app", script: path)
    options.output = folder.path("out")
    change(&options)
    let tools = PreviewTools(
      build: { path async throws(ProjectFailure) in BuiltProject(name: path, widget: widget) },
      makeEncoder: { _ in FakeEncoder() })
    return await TimelineRun(options: options, tools: tools).report()
  }

  @Test("Frames are drawn into folders in the order of time, with one page beside them")
  func files() async throws {
    let report = try await report("start preview 1\nbackground\nadvance 5m\nlock")
    #expect(report.exitCode == 0)
    #expect(
      folder.files == [
        "a.timeline", "out/.islet-preview.json", "out/1-0941-start-preview-1/lock-screen.png",
        "out/2-0941-background/compact.png", "out/2-0941-background/lock-screen.png",
        "out/3-0946-advance-5m/compact.png", "out/3-0946-advance-5m/lock-screen.png",
        "out/4-0946-lock/lock-screen.png", "out/index.html",
      ])
    #expect(report.page == folder.path("out/index.html"))
    let page = try #require(folder.text("out/index.html"))
    #expect(page.contains("activity started by the app (R7)"))
    #expect(page.contains("<time datetime=\"2026-06-01T09:46:00Z\">09:46</time>"))
    #expect(!page.contains("<script"))
  }

  @Test("The widget is asked with the time of the frame, the time zone and the staleness")
  func surroundings() async throws {
    let widget = FakeWidget(Self.description) { request in
      let environment = request.environment
      let seconds = environment.now.timeIntervalSince1970 - 1_780_306_860
      return WidgetAnswer(
        reply: .rendering(
          FakeWidget.rendering(
            request, text: "\(Int(seconds)) \(environment.timeZone) \(environment.isStale)")))
    }
    let report = try await report("start preview 1 stale 1m\nadvance 2m", widget) {
      $0.timeZone = "Asia/Kolkata"
    }
    let words = report.frames.map { $0.pictures.flatMap { $0.picture.drawing?.tree.words ?? [] } }
    #expect(
      words == [
        ["0 Asia/Kolkata false"], ["60 Asia/Kolkata true"], ["120 Asia/Kolkata true"],
      ])
    #expect(report.frames.map { report.clock($0.frame.time) } == ["15:11", "15:12", "15:13"])
  }

  @Test("A locked phone with an always-on display shows its cards dimmed")
  func alwaysOn() async throws {
    let script = "start preview 1\nlock\nunlock"
    for (name, locked) in [("iPhone 16 Pro", Presentation.alwaysOn), ("iPhone 16", .lockScreen)] {
      let device = try #require(Device.named(name))
      let report = try await report(script) { $0.device = device }
      #expect(report.frames[1].pictures.map(\.picture.presentation) == [locked])
      #expect(report.frames[0].pictures.map(\.picture.presentation) == [.lockScreen])
    }
  }

  @Test("An alert on a phone without an island is drawn as a banner")
  func banner() async throws {
    let device = try #require(Device.named("iPhone 14"))
    let script = "start preview 1\nbackground\nupdate preview 2 alert"
    let report = try await report(script) { $0.device = device }
    #expect(report.exitCode == 0)
    #expect(report.frames[2].pictures.map(\.picture.presentation) == [.banner, .lockScreen])
    let page = try #require(folder.text("out/index.html"))
    #expect(page.contains("<figcaption>Banner</figcaption>"))
  }

  @Test(
    "What a line names and is not there is told with file and line",
    arguments: [
      ("start preview 3", "There is no preview 3; the source shows 2: 1 first, 2 second."),
      ("start none.json", "There is no file at "), ("push none.json", "There is no file at "),
      (
        "start {\"attributes\": {}}", "start wants an object with the objects attributes and state."
      ),
      ("update {\"a\": }", "The JSON is broken at its character 7"),
      ("wind soon", "wind wants a time span"),
    ])
  func faults(line: String, message: String) async throws {
    let report = try await report("start preview 1\n\(line)\n")
    #expect(report.exitCode == 1)
    let expected = "\(folder.path("a.timeline")):2: \(message)"
    #expect(report.problems.first?.message.hasPrefix(expected) == true, "\(report.problems)")
    #expect(folder.files.filter { $0.hasSuffix(".png") }.isEmpty)
  }

  @Test("A state that does not decode is the script's fault, in a push it is a line of the log")
  func undecodable() async throws {
    let widget = FakeWidget(Self.description) { request in
      guard case .json(_, _, let state) = request.content, state != Data("{\"n\":1}".utf8) else {
        return WidgetAnswer(reply: .rendering(FakeWidget.rendering(request)))
      }
      return WidgetAnswer(
        reply: .undecodable(
          DecodingFault(
            subject: .state, type: "A.ContentState", keyPath: "n", expected: "an Int",
            found: "a string")))
    }
    let wrong = try await report("start preview 1\nupdate {\"n\": \"x\"}", widget)
    #expect(wrong.exitCode == 1)
    #expect(
      wrong.problems.map(\.message) == [
        "\(folder.path("a.timeline")):2: The state does not decode as A.ContentState: "
          + "at n it wants an Int and found a string. Give exactly the keys and types of the "
          + "Swift type."
      ])
    try folder.write(
      #"{"aps":{"timestamp":1780306860,"event":"update","content-state":{"n":"x"}}}"#,
      to: "p.json")
    let pushed = try await report("start preview 1\npush p.json", widget)
    #expect(pushed.exitCode == 0, "\(pushed.problems)")
    #expect(
      pushed.frames[1].frame.log.map { $0.text() } == [
        "update push ignored: the widget cannot decode it, at n it wants an Int and found a string "
          + "(R21)"
      ])
  }

  @Test("The document has every frame with its pictures and its log")
  func document() async throws {
    let report = try await report("start preview 1\nend immediate")
    let text = try TimelineDocument(report, isletVersion: "1").text()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let frames = try #require(object["frames"] as? [[String: Any]])
    #expect(frames.map { $0["title"] as? String } == ["start preview 1", "end immediate"])
    let shown = try #require(frames[0]["shown"] as? [[String: Any]])
    #expect(shown.map { $0["place"] as? String } == ["Notification Centre"])
    let picture = try #require(shown[0]["picture"] as? [String: Any])
    #expect(
      picture["files"] as? [String: String] == ["png": "1-0941-start-preview-1/lock-screen.png"])
    let log = try #require(frames[1]["log"] as? [[String: Any]])
    #expect(log.first?["text"] as? String == "active to dismissed: the app ended it (R3)")
    #expect(log.first?["rule"] as? String == "R3")
    #expect((frames[1]["shown"] as? [Any])?.isEmpty == true)
  }

  @Test("A missing script and a script in a folder's place are told")
  func missing() async throws {
    let report = try await report("start preview") { $0.script = "/nowhere/x" }
    #expect(report.exitCode == 1)
    #expect(report.problems.first?.message.hasPrefix("There is no script at /nowhere/x.") == true)
  }
}
