import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

private typealias Checks = PictureChecksTests

/// Rules about controls, links and contrast, and what kinds have in common.
@Suite struct ControlAndContrastRuleTests {
  @Test("Controls that do nothing are found; those that run an intent are not")
  func controls() throws {
    let frame = CGRect(x: 8, y: 10, width: 30, height: 16)
    func button(_ traits: [Element.Trait]) -> DisplayItem {
      Checks.element("Button", frame: frame, traits: [.button] + traits)
    }
    #expect(try Checks.kinds([button([])]) == [])
    #expect(try Checks.kinds([button([.withoutIntent])]) == [.inertControl])
    let half = CGSize(width: 45, height: 36.67)
    #expect(try Checks.kinds([button([])], on: .compact, size: half) == [.inertControl])
    #expect(
      try Checks.kinds([button([.withoutIntent])], on: .compact, size: half) == [.inertControl])
    let toggle = Checks.element("Toggle", frame: frame, items: [button([.withoutIntent])])
    #expect(try Checks.kinds([toggle]) == [])
  }

  @Test("Views of apps and spinners are found; bars with a value are not")
  func unsupported() throws {
    let frame = CGRect(x: 20, y: 20, width: 100, height: 20)
    #expect(
      try Checks.kinds([Checks.element("List", frame: frame, traits: [.appOnly])]) == [.unsupported]
    )
    #expect(
      try Checks.kinds([Checks.element("ProgressView", frame: frame, traits: [.progress(nil)])])
        == [.stillView])
    #expect(
      try Checks.kinds([Checks.element("ProgressView", frame: frame, traits: [.progress(0.5)])])
        == [])
  }

  @Test(
    "A link needs a scheme",
    arguments: [("order/5", true), ("//host/x", true), ("app://x", false), ("https://a.b", false)]
      as [(String, Bool)])
  func links(address: String, isFound: Bool) throws {
    let link = Checks.element(
      "Link", frame: CGRect(x: 20, y: 20, width: 30, height: 16), traits: [.link(address)])
    #expect(try Checks.kinds([link]) == (isFound ? [.linkWithoutScheme] : []))
    #expect(
      try Checks.kinds([Checks.text("a")], url: address) == (isFound ? [.linkWithoutScheme] : []))
  }

  @Test(
    "Poor contrast is a warning below 3, a note below what the size asks for",
    arguments: [
      (2.96, 4.5, .warning), (3.2, 4.5, .note), (3.2, 3, nil), (4.5, 4.5, nil), (2, 3, .warning),
    ] as [(Double, Double, Rendering.Note.Severity?)])
  func contrast(ratio: Double, required: Double, severity: Rendering.Note.Severity?) throws {
    let contrast = TextContrast(
      text: "Hello", frame: CGRect(x: 1, y: 2, width: 3, height: 4), ratio: ratio,
      required: required, ink: .white, ground: RGBA(200, 16, 5))
    let notes = try Checks.notes([], inspection: PictureInspection(contrasts: [contrast]))
    #expect(notes.map(\.severity) == (severity.map { [$0] } ?? []))
    // Nobody can choose colours for the shade that StandBy has at night.
    let atNight = try Checks.notes(
      [], on: .standByNight, inspection: PictureInspection(contrasts: [contrast]))
    #expect(atNight.isEmpty)
    if let note = notes.first {
      #expect(note.kind == .lowContrast)
      #expect(note.message.contains("Text in #ffffff on #c81005"))
      #expect(note.texts == ["Hello"])
    }
  }

  @Test("Texts in the same colours are one finding")
  func equalColors() throws {
    let contrasts = ["a", "b"].map { text in
      TextContrast(
        text: text, frame: CGRect(x: text == "a" ? 0 : 50, y: 0, width: 9, height: 9), ratio: 2,
        required: 4.5, ink: .white, ground: .white)
    }
    let notes = try Checks.notes([], inspection: PictureInspection(contrasts: contrasts))
    #expect(notes.map(\.texts) == [["a", "b"]])
    #expect(notes.first?.frames.count == 2)
  }

  @Test("Every kind of finding is a warning unless it says other, and has a rule or an advice")
  func kinds() {
    let notes = Rendering.Note.Kind.allCases.filter { $0.severity == .note }
    #expect(
      notes == [
        .animationTooLong, .inertModifier, .linkWithoutScheme, .madeUpDefaults, .scaledText,
        .stillView,
      ])
    #expect(Rendering.Note.Kind.allCases.filter { $0.severity == .error } == [.payloadTooLarge])
  }
}
