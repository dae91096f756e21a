import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

/// How findings of several states are put together, printed, counted and shown.
@Suite struct FindingTests {
  static func note(
    _ message: String, _ kind: Rendering.Note.Kind = .truncatedText, x: CGFloat = 20
  ) -> Rendering.Note {
    Rendering.Note(
      kind: kind, message: message, advice: "Mend it.", texts: ["t"],
      frames: [CGRect(x: x, y: 10, width: 30.4, height: 12)])
  }

  /// A state of A with notes on its Lock Screen and in its compact island.
  static func state(
    _ name: String, lock: [Rendering.Note] = [], compact: [Rendering.Note] = [],
    all: [Rendering.Note] = []
  ) -> PreviewReport.State {
    func picture(_ presentation: Presentation, _ notes: [Rendering.Note]) -> PreviewReport.Picture {
      let list = DisplayList(size: CGSize(width: 400, height: 100))
      return PreviewReport.Picture(
        presentation: presentation,
        drawing: PreviewReport.Drawing(
          size: list.size, tree: ElementTree(list), notes: notes, list: list,
          png: PNGPicture(data: Data(), size: list.size, scale: 3)), noise: "")
    }
    return PreviewReport.State(
      state: DrawnState(
        attributesType: "A", name: name, content: .preview(0, state: 0), isStale: false),
      pictures: [picture(.lockScreen, lock), picture(.compact, compact)], notes: all)
  }

  static func report(_ states: [PreviewReport.State], isStrict: Bool = false) -> PreviewReport {
    var options = PreviewOptions(paths: ["app"])
    options.isStrict = isStrict
    return PreviewReport(
      options: options, projects: [.init(path: "app", name: "App", states: states)])
  }

  @Test("Equal findings of several states are one, those of other presentations are others")
  func merged() {
    let report = Self.report([
      Self.state("one", lock: [Self.note("Cut.")], compact: [Self.note("Cut.")]),
      Self.state("two", lock: [Self.note("Cut.", x: 90), Self.note("Wide.", .contentTooWide)]),
    ])
    #expect(report.findings.map(\.note.message) == ["Cut.", "Wide.", "Cut."])
    #expect(report.findings.map(\.place.presentation) == [.lockScreen, .lockScreen, .compact])
    #expect(report.findings.map(\.states) == [["one", "two"], ["two"], ["one"]])
  }

  @Test("The same fault at several places of a picture is told once, with their number")
  func places() {
    let report = Self.report([
      Self.state("one", lock: [Self.note("Cut."), Self.note("Cut.", x: 90)]),
      Self.state("two", lock: [Self.note("Cut.", x: 300)]),
    ])
    #expect(
      FindingSummary(report).lines.last
        == "    warning: Cut. [20, 10, 30 × 12 and 1 more] (all 2 states) Mend it.")
  }

  @Test("The summary has a heading for each presentation and a line for each finding")
  func summary() {
    let small = Self.note("Small.", .scaledText)
    let report = Self.report([
      Self.state("one", lock: [small, Self.note("Cut.")]),
      Self.state("two", lock: [Self.note("Cut.")], all: [Self.note("Large.", .payloadTooLarge)]),
    ])
    #expect(
      FindingSummary(report).lines == [
        "Found 1 error, 1 warning, 1 note:",
        "  A, lock-screen",
        "    warning: Cut. [20, 10, 30 × 12] (all 2 states) Mend it.",
        "    note: Small. [20, 10, 30 × 12] (one) Mend it.",
        "  A",
        "    error: Large. [20, 10, 30 × 12] (two) Mend it.",
      ])
  }

  @Test("A finding whose message is about colours names the texts, three at most")
  func texts() {
    var letter = Self.note("Text in grey.", .lowContrast)
    letter.texts = ["e"]
    #expect(FindingSummary.message(letter) == "“e”: Text in grey.")
    var note = Self.note("Text in grey.", .lowContrast)
    note.texts = ["one", "two"]
    #expect(FindingSummary.message(note) == "“one”, “two”: Text in grey.")
    note.texts += ["three", "four", "five"]
    #expect(FindingSummary.message(note) == "“one”, “two”, “three” and 2 more: Text in grey.")
  }

  @Test("A run without findings prints nothing about them")
  func quiet() {
    #expect(FindingSummary(Self.report([Self.state("one")])).lines == [])
  }

  @Test(
    "A strict run ends with 4 when there is more than notes",
    arguments: [
      (.truncatedText, true, 4), (.payloadTooLarge, true, 4), (.scaledText, true, 0),
      (.truncatedText, false, 0),
    ] as [(Rendering.Note.Kind, Bool, Int32)])
  func strict(kind: Rendering.Note.Kind, isStrict: Bool, code: Int32) {
    let report = Self.report([Self.state("one", lock: [Self.note("x", kind)])], isStrict: isStrict)
    #expect(report.exitCode == code)
  }

  @Test("What is found only in states that Islet made up does not fail a strict run")
  func samples() {
    var made = Self.state("sample", lock: [Self.note("x")])
    made.state.source = .sample
    #expect(Self.report([made], isStrict: true).exitCode == 0)
    #expect(Self.report([made], isStrict: true).findings.count == 1)
    let given = Self.state("one", lock: [Self.note("x")])
    #expect(Self.report([made, given], isStrict: true).exitCode == 4)
  }

  @Test("An error of the project outweighs findings")
  func graver() {
    var report = Self.report([Self.state("one", lock: [Self.note("x")])], isStrict: true)
    report.problems = [Problem(kind: .input, message: "No file.")]
    #expect(report.exitCode == 1)
  }

  @Test("The document tells each finding with its kind, place and rule")
  func document() throws {
    let report = Self.report([
      Self.state("one", lock: [Self.note("High.", .contentTooHigh)]),
      Self.state("two", lock: [Self.note("High.", .contentTooHigh)]),
    ])
    let text = try ReportDocument(report, isletVersion: "1").text()
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let finding = try #require((value["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "contentTooHigh")
    #expect(finding["severity"] as? String == "warning")
    #expect(finding["presentation"] as? String == "lock-screen")
    #expect(finding["states"] as? [String] == ["one", "two"])
    #expect(finding["message"] as? String == "High.")
    #expect(finding["advice"] as? String == "Mend it.")
    #expect((finding["rule"] as? String)?.contains("160 points") == true)
    #expect(
      finding["frames"] as? [[String: Double]] == [["x": 20, "y": 10, "width": 30.4, "height": 12]])
  }

  @Test("The sheet counts findings in words and marks their places in parts of the picture's width")
  func sheet() {
    let html = ContactSheet(Self.report([Self.state("one", lock: [Self.note("Cut <it>.")])])).html
    #expect(html.contains("<span class=\"badge\">1 warning</span>"))
    #expect(html.contains("<b>Warning:</b> Cut &lt;it&gt;. Mend it."))
    // Of 400 points: 17 of 400, 7 of 400, 36.4 of 400 and 18 of 400, three points around it.
    #expect(html.contains("left:4.25cqw;top:1.75cqw;width:9.1cqw;height:4.5cqw"))
    #expect(html.contains("<li class=\"warning\" tabindex=\"0\""))
  }
}
