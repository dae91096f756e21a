import ActivityModel
import Drawing
import Foundation
import Project
import Testing
import Wire

@testable import Studio

@Suite struct PreviewRunTests {
  let folder = TemporaryFolder()

  static let twoStates = StateChoiceTests.description([
    StateChoiceTests.preview("P", [("first", "{\"n\":1}"), ("second", "{\"n\":2}")])
  ])

  func tools(_ widgets: [String: FakeWidget]) -> PreviewTools {
    PreviewTools(
      build: { path async throws(ProjectFailure) in
        guard let widget = widgets[path] else {
          throw ProjectFailure(message: "There is no file or folder at \(path).")
        }
        return BuiltProject(name: path, widget: widget)
      },
      makeEncoder: { _ in FakeEncoder() })
  }

  func report(
    _ widget: FakeWidget, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) async -> PreviewReport {
    var options = PreviewOptions(paths: ["app"], output: folder.path("out"))
    change(&options)
    return await PreviewRun(options: options, tools: tools(["app": widget])).report()
  }

  @Test("Every state is drawn in every presentation, into the files that are promised")
  func files() async {
    let report = await report(FakeWidget(Self.twoStates))
    #expect(report.exitCode == 0)
    #expect(
      folder.files == [
        "out/.islet-preview.json",
        "out/A/first/compact.png", "out/A/first/expanded.png", "out/A/first/lock-screen.png",
        "out/A/first/minimal.png", "out/A/second/compact.png", "out/A/second/expanded.png",
        "out/A/second/lock-screen.png", "out/A/second/minimal.png", "out/index.html",
      ])
    #expect(folder.text("out/A/first/lock-screen.png") == "png 1179.0")
    #expect(report.contactSheet == folder.path("out/index.html"))
  }

  @Test("Formats, presentations and scale are those asked for")
  func formats() async throws {
    let report = await report(FakeWidget(Self.twoStates)) {
      $0.formats = [.svg, .text, .json]
      $0.presentations = [.minimal]
      $0.scale = 1
    }
    #expect(
      folder.files.filter { $0.contains("first") } == [
        "out/A/first/minimal.json", "out/A/first/minimal.svg", "out/A/first/minimal.txt",
      ])
    #expect(folder.text("out/A/first/minimal.svg") == "svg 393.0")
    #expect(folder.text("out/A/first/minimal.txt")?.contains("Text \"Hello\"") == true)
    let json = try #require(folder.text("out/A/first/minimal.json"))
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(value["presentation"] as? String == "minimal")
    #expect(report.pictureCount == 2)
  }

  @Test("A phone without an island is drawn on its Lock Screen alone")
  func notch() async throws {
    let phone = try #require(Device.named("iPhone 14"))
    let report = await report(FakeWidget(Self.twoStates)) { $0.device = phone }
    #expect(report.exitCode == 0)
    #expect(report.projects[0].pictures.map(\.presentation) == [.lockScreen, .lockScreen])
  }

  @Test("A crash costs its own picture only, and the process is started anew")
  func crash() async throws {
    let widget = FakeWidget(Self.twoStates) { request throws(WidgetFailure) in
      guard request.presentation != .compact else {
        throw .crashed(
          signal: 4,
          report: CrashReport(
            message: "Fatal error: Index out of range",
            frames: [.init(function: "body", file: "Widget.swift", line: 7, column: 3)]))
      }
      return try FakeWidget.card(request)
    }
    let report = await report(widget)
    #expect(report.exitCode == 1)
    #expect(report.pictureCount == 6)
    let problem = try #require(report.allProblems.first)
    #expect(problem.kind == .crash)
    #expect(problem.message.contains("Index out of range"))
    #expect(problem.message.contains("the compact presentation of A, state first"))
    #expect(problem.detail?.contains("Widget.swift:7:3") == true)
    #expect(widget.starts >= 3)
  }

  @Test("A hang is reported with its presentation")
  func hang() async {
    let widget = FakeWidget(Self.twoStates) { request throws(WidgetFailure) in
      guard request.presentation != .expanded else {
        throw .timedOut(seconds: 10, report: CrashReport())
      }
      return try FakeWidget.card(request)
    }
    let report = await report(widget)
    #expect(report.allProblems.map(\.kind) == [.timeLimit, .timeLimit])
    #expect(report.pictureCount == 6)
  }

  @Test("What the code prints is a warning, not an error")
  func noise() async {
    let widget = FakeWidget(Self.twoStates) { request throws(WidgetFailure) in
      WidgetAnswer(
        reply: .rendering(FakeWidget.rendering(request)),
        noise: request.presentation == .minimal ? "drawing now\n" : "")
    }
    let report = await report(widget)
    #expect(report.exitCode == 0)
    #expect(
      report.warnings == [
        "A, first, minimal: the code printed while it was drawn: drawing now",
        "A, second, minimal: the code printed while it was drawn: drawing now",
      ])
  }

  @Test("A state that does not decode is one error, with key path, expected and found")
  func undecodable() async throws {
    let state = try folder.write("{\"entries\": [{\"time\": 3}]}", to: "riding.json")
    let widget = FakeWidget(Self.twoStates) { _ throws(WidgetFailure) in
      WidgetAnswer(
        reply: .undecodable(
          DecodingFault(
            subject: .state, type: "A.ContentState", keyPath: "entries[0].time",
            expected: "a String", found: "the number 3")))
    }
    let report = await report(widget) { $0.states = [state] }
    #expect(report.exitCode == 1)
    #expect(report.allProblems.count == 1)
    #expect(
      report.allProblems[0].message.hasPrefix(
        "The state riding does not decode as A.ContentState: at entries[0].time it wants a String "
          + "and found the number 3."))
    #expect(report.contactSheet == nil)
  }

  @Test("Attributes that have fields and were not given are an error of the arguments")
  func missingAttributes() async throws {
    let state = try folder.write("{}", to: "riding.json")
    let attributes = try folder.write("{}", to: "attributes.json")
    let widget = FakeWidget(Self.twoStates) { _ throws(WidgetFailure) in
      WidgetAnswer(
        reply: .undecodable(
          DecodingFault(
            subject: .attributes, type: "A", keyPath: "line", expected: "a String",
            found: "nothing")))
    }
    let missing = await report(widget) { $0.states = [state] }
    #expect(missing.exitCode == 2)
    #expect(
      missing.allProblems.map(\.message).first?.hasPrefix("--state needs --attributes") == true)
    let wrong = await report(widget) {
      $0.states = [state]
      $0.attributes = attributes
    }
    #expect(wrong.exitCode == 1)
    #expect(wrong.allProblems.map(\.kind) == [.decoding])
  }

  @Test(
    "A path of several projects is drawn as these, unless states are given to an unnamed activity",
    arguments: [
      (nil, false, ["all/one", "all/two"]), ("A", false, ["all/one"]), ("A", true, ["all/one"]),
      (nil, true, ["all"]),
    ] as [(String?, Bool, [String])])
  func severalProjects(activity: String?, givesState: Bool, paths: [String]) async throws {
    let state = try folder.write("{}", to: "riding.json")
    var options = PreviewOptions(paths: ["all"], output: folder.path("out"))
    options.activity = activity
    options.states = givesState ? [state] : []
    let widget = FakeWidget(Self.twoStates)
    var tools = tools(["all": widget, "all/one": widget, "all/two": widget])
    tools.projects = { path, activity in
      activity == nil ? ["\(path)/one", "\(path)/two"] : ["\(path)/one"]
    }
    let report = await PreviewRun(options: options, tools: tools).report()
    #expect(report.exitCode == 0)
    #expect(report.projects.map(\.path) == paths)
  }

  @Test("Larger payloads than 4096 bytes are drawn, and found")
  func payload() async throws {
    let text = "{\"n\": \"\(String(repeating: "x", count: 4090))\"}"
    let state = try folder.write(text, to: "large.json")
    let report = await report(FakeWidget(Self.twoStates)) { $0.states = [state] }
    #expect(report.exitCode == 0)
    // 4099 of the state and 2 of the empty attributes.
    let finding = try #require(report.findings.first)
    #expect(finding.note.kind == .payloadTooLarge)
    #expect(finding.note.message.contains("large take 4101 bytes"))
    #expect(finding.place.presentation == nil)
  }

  @Test("Neither previews nor samples is an error that says what to give")
  func noPreviews() async {
    let report = await report(FakeWidget(StateChoiceTests.description([])))
    #expect(report.exitCode == 1)
    #expect(report.allProblems.first?.message.contains("--attributes FILE --state FILE") == true)
    #expect(folder.files.isEmpty)
  }

  @Test("Several projects share a contact sheet; one that fails does not cost the others")
  func severalProjects() async throws {
    var options = PreviewOptions(paths: ["one", "gone", "two"], output: folder.path("out"))
    options.presentations = [.lockScreen]
    let widgets = ["one": FakeWidget(Self.twoStates), "two": FakeWidget(Self.twoStates)]
    let report = await PreviewRun(options: options, tools: tools(widgets)).report()
    #expect(report.exitCode == 1)
    #expect(report.projects.map(\.name) == ["one", "gone", "two"])
    // Both projects call their attributes A.
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == [
        "out/A-2/first/lock-screen.png", "out/A-2/second/lock-screen.png",
        "out/A/first/lock-screen.png", "out/A/second/lock-screen.png",
      ])
    let html = try #require(folder.text("out/index.html"))
    #expect(html.contains("There is no file or folder at gone."))
  }

  @Test("Files that cannot be read stop the run before anything is built")
  func unreadableInput() async {
    let report = await report(FakeWidget(Self.twoStates)) { $0.states = ["/nowhere/s.json"] }
    #expect(report.exitCode == 1)
    #expect(report.problems.map(\.kind) == [.input])
    #expect(report.projects.isEmpty)
  }

  @Test("A run that draws nothing leaves the pictures of the last one")
  func keepsEarlier() async {
    _ = await report(FakeWidget(Self.twoStates))
    let before = folder.files
    _ = await report(FakeWidget(StateChoiceTests.description([])))
    #expect(folder.files == before)
  }

  @Test("The document of a run holds pictures, warnings and errors, also on failure")
  func document() async throws {
    let widget = FakeWidget(Self.twoStates) { request throws(WidgetFailure) in
      guard request.presentation != .compact else {
        throw .timedOut(seconds: 1, report: CrashReport())
      }
      return try FakeWidget.card(request)
    }
    let text = try ReportDocument(await report(widget), isletVersion: "9.9").text()
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["version"] as? Int == 1)
    #expect(value["islet"] as? String == "9.9")
    #expect(value["exitCode"] as? Int == 1)
    #expect((value["pictures"] as? [Any])?.count == 6)
    let errors = try #require(value["errors"] as? [[String: Any]])
    #expect(errors.map { $0["presentation"] as? String } == ["compact", "compact"])
    let picture = try #require((value["pictures"] as? [[String: Any]])?.first)
    #expect(picture["files"] as? [String: String] == ["png": "A/first/lock-screen.png"])
    #expect(picture["points"] as? [String: Double] == ["width": 393, "height": 148])
    #expect(picture["pixels"] as? [String: Double] == ["width": 1179, "height": 444])
  }

  @Test("Two equal runs write equal bytes")
  func determinism() async {
    _ = await report(FakeWidget(Self.twoStates))
    let first = folder.files.map { folder.text($0) }
    _ = await report(FakeWidget(Self.twoStates))
    #expect(folder.files.map { folder.text($0) } == first)
  }
}
