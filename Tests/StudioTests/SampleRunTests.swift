import Foundation
import Project
import Testing
import Wire

@testable import Studio

@Suite struct SampleRunTests {
  let folder = TemporaryFolder()

  private static let none = StateChoiceTests.description([])
  private static let previewed = StateChoiceTests.description([
    StateChoiceTests.preview("P", [("first", "{\"n\":1}")])
  ])

  private func report(
    _ widget: FakeWidget, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) async -> PreviewReport {
    var options = PreviewOptions(
      paths: ["my app"], output: folder.path("out"), presentations: [.lockScreen])
    change(&options)
    let tools = PreviewTools(
      build: { path async throws(ProjectFailure) in BuiltProject(name: path, widget: widget) },
      makeEncoder: { _ in FakeEncoder() })
    return await PreviewRun(options: options, tools: tools).report()
  }

  private static let files = [
    "out/.islet-preview.json", "out/A/placed/lock-screen.png", "out/A/ready/lock-screen.png",
    "out/A/samples/attributes.json", "out/A/samples/placed.json", "out/A/samples/ready.json",
    "out/index.html",
  ]

  @Test("Without previews samples are drawn, their JSON is written, and it is said how to give it")
  func automatic() async {
    let report = await report(FakeWidget(Self.none, samples: FakeWidget.twoSamples))
    #expect(report.exitCode == 0)
    #expect(folder.files == Self.files)
    #expect(folder.text("out/A/samples/ready.json") == "{\"s\":2}\n")
    #expect(report.projects[0].states.map(\.state.source) == [.sample, .sample])
    let out = folder.path("out")
    #expect(
      report.remarks == [
        "There are no previews of A in the source, so samples of A were drawn: values that Islet "
          + "made up from its types. Edit the files in \(out)/A/samples and draw yours with "
          + "islet preview 'my app' --activity A --attributes \(out)/A/samples/attributes.json "
          + "--state \(out)/A/samples/placed.json"
      ])
  }

  @Test("Previews are drawn where there are some, samples of the other activities")
  func mixed() async {
    let description = StateChoiceTests.description(
      [StateChoiceTests.preview("P", [("first", "{\"n\":1}")])], types: ["A", "B"])
    let report = await report(FakeWidget(description, samples: FakeWidget.twoSamples))
    #expect(
      report.projects[0].states.map { "\($0.state.attributesType) \($0.state.name)" }
        == ["A first", "B placed", "B ready"])
    let onlyA = await self.report(FakeWidget(description, samples: FakeWidget.twoSamples)) {
      $0.activity = "A"
    }
    #expect(onlyA.projects[0].states.map(\.state.name) == ["first"])
  }

  @Test("A type of which there are no samples does not cost the previews of another")
  func unsampledBesidePreviews() async {
    let description = StateChoiceTests.description(
      [StateChoiceTests.preview("P", [("first", "{\"n\":1}")])], types: ["A", "B"])
    let report = await report(FakeWidget(description))
    #expect(report.exitCode == 0)
    #expect(report.warnings.first?.hasPrefix("No sample of B could be made.") == true)
    let asked = await self.report(FakeWidget(description)) { $0.samples = true }
    #expect(asked.exitCode == 1)
    #expect(asked.allProblems.map(\.kind) == [.sample, .sample])
  }

  @Test("A file that someone edited is kept, said so, and kept again")
  func edited() async throws {
    let widget = FakeWidget(Self.none, samples: FakeWidget.twoSamples)
    _ = await report(widget)
    _ = try folder.write("{\"s\":9}", to: "out/A/samples/ready.json")
    for _ in 0..<2 {
      let report = await report(widget)
      #expect(report.exitCode == 0)
      #expect(folder.text("out/A/samples/ready.json") == "{\"s\":9}")
      #expect(
        report.warnings.first?.hasPrefix("\(folder.path("out"))/A/samples/ready.json was edited")
          == true)
      #expect(report.warnings.first?.hasSuffix("/A/samples/ready.json") == true)
    }
  }

  @Test("A run of given files leaves the samples it may be reading")
  func given() async {
    _ = await report(FakeWidget(Self.none, samples: FakeWidget.twoSamples))
    let report = await report(FakeWidget(Self.none)) {
      $0.attributes = folder.path("out/A/samples/attributes.json")
      $0.states = [folder.path("out/A/samples/ready.json")]
    }
    #expect(report.exitCode == 0)
    #expect(folder.files == Self.files.filter { !$0.contains("placed/") })
  }

  @Test("Samples that a new version of the type does not have go, unless they were edited")
  func renamed() async throws {
    _ = await report(FakeWidget(Self.none, samples: FakeWidget.twoSamples))
    _ = try folder.write("{}", to: "out/A/samples/ready.json")
    _ = await report(
      FakeWidget(
        Self.none,
        samples: { type throws(WidgetFailure) in
          .samples(
            WidgetSamples(
              attributesType: type, attributes: Data("{}\n".utf8),
              states: [.init(name: "new", json: Data("{}\n".utf8))]))
        }))
    #expect(
      folder.files.filter { $0.contains("samples") } == [
        "out/A/samples/attributes.json", "out/A/samples/new.json", "out/A/samples/ready.json",
      ])
  }

  @Test("A made-up state that crashes the widget is a warning while another is drawn")
  func crash() async {
    let one = FakeWidget(
      Self.none,
      answer: { request throws(WidgetFailure) in
        guard case .json(_, _, let state) = request.content, state == Data("{\"s\":1}\n".utf8)
        else { throw .crashed(signal: 4, report: CrashReport(message: "Index out of range")) }
        return try FakeWidget.card(request)
      }, samples: FakeWidget.twoSamples)
    let report = await report(one)
    #expect(report.exitCode == 0)
    #expect(report.warnings.count == 1)
    #expect(report.warnings[0].contains("Index out of range"))
    #expect(report.warnings[0].contains("state ready"))
    let all = FakeWidget(
      Self.none,
      answer: { _ throws(WidgetFailure) in throw .crashed(signal: 4, report: CrashReport()) },
      samples: FakeWidget.twoSamples)
    #expect(await self.report(all).exitCode == 1)
  }

  @Test("A type whose own code crashes while it is sampled is told, and the others are drawn")
  func crashInDecoding() async {
    let description = StateChoiceTests.description([], types: ["A", "B"])
    let widget = FakeWidget(
      description,
      samples: { type throws(WidgetFailure) in
        guard type == "B" else { throw .crashed(signal: 4, report: CrashReport()) }
        return try FakeWidget.twoSamples(type)
      })
    let report = await report(widget)
    #expect(report.exitCode == 1)
    #expect(report.allProblems.map(\.kind) == [.crash])
    #expect(report.allProblems[0].message.contains("--attributes FILE --state FILE"))
    #expect(report.projects[0].states.map(\.state.attributesType) == ["B", "B"])
    #expect(widget.starts == 2)
  }

  @Test("A sample on which the widget stops is drawn with made-up defaults, and the next at once")
  func madeUpDefaults() async {
    let widget = FakeWidget(
      Self.none,
      answer: { request throws(WidgetFailure) in
        guard request.fillsDefaults else { throw .crashed(signal: 4, report: CrashReport()) }
        return try FakeWidget.card(request)
      }, samples: FakeWidget.twoSamples)
    let report = await report(widget)
    #expect(report.exitCode == 0)
    #expect(report.pictureCount == 2)
    // The first, and one after the crash.
    #expect(widget.starts == 2)
  }

  @Test("Where no sample is drawn whole, the previews are drawn besides, and it is said")
  func previewsBesides() async {
    let widget = FakeWidget(
      Self.previewed,
      answer: { request throws(WidgetFailure) in
        guard case .preview = request.content else {
          throw .crashed(signal: 4, report: CrashReport())
        }
        return try FakeWidget.card(request)
      }, samples: FakeWidget.twoSamples)
    let report = await report(widget) { $0.samples = true }
    #expect(report.exitCode == 0)
    #expect(report.projects[0].states.map(\.state.name) == ["placed", "ready", "first"])
    #expect(
      report.warnings.first
        == "No sample of A could be drawn whole, so its previews are drawn besides.")
  }

  @Test("States never take the names of the sample files")
  func names() {
    let samples = WidgetSamples(
      attributesType: "A", attributes: Data("{}".utf8),
      states: ["attributes", "samples", "a/b"].map { .init(name: $0, json: Data("{}".utf8)) })
    #expect(
      SampledStates(samples: samples, isStale: false).states.map(\.name)
        == ["attributes-2", "samples-2", "a-b"])
  }
}
