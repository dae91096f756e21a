import ActivityModel
import Drawing
import Foundation
import Testing
import Wire

@testable import Studio

/// Rules on the finished picture, each with what it must and what it must not find. The phone is
/// the standard one: the card is 371 × 160 at most and begins at (11, 24) of the picture; a compact
/// half is 52.33 wide at most; the camera of the open island covers 125.33 × 36.67 in its middle.
@Suite struct PictureChecksTests {
  /// Letters of 10 points, each 10 wide and 7.05 high, that stand on a baseline.
  static func letters(_ words: String, x: CGFloat, baseline: CGFloat) -> DisplayItem {
    let glyphs = words.indices.enumerated().map { index, _ in
      GlyphRun.Glyph(id: 1, x: CGFloat(index) * 10, y: 0)
    }
    return .glyphs(
      GlyphRun(
        face: FaceReference(description: "Inter"), size: 10, origin: CGPoint(x: x, y: baseline),
        glyphs: glyphs, text: words), .color(.black))
  }

  static func box(_ rect: CGRect) -> Outline {
    Outline([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  static func text(
    _ words: String, x: CGFloat = 20, y: CGFloat = 20, width: CGFloat? = nil,
    traits: [Element.Trait] = []
  ) -> DisplayItem {
    let width = width ?? CGFloat(words.count) * 10
    return .element(
      Element(
        kind: "Text", content: words, frame: CGRect(x: x, y: y, width: width, height: 12),
        font: "body 10 regular", traits: traits),
      [letters(words, x: x, baseline: y + 10)])
  }

  static func element(
    _ kind: String, _ content: String? = nil, frame: CGRect, font: String? = nil,
    traits: [Element.Trait] = [], items: [DisplayItem] = []
  ) -> DisplayItem {
    .element(
      Element(kind: kind, content: content, frame: frame, font: font, traits: traits), items)
  }

  static func notes(
    _ items: [DisplayItem], on presentation: Presentation = .lockScreen,
    size: CGSize = CGSize(width: 371, height: 100), url: String? = nil,
    notes: [Rendering.Note] = [], inspection: PictureInspection = PictureInspection()
  ) throws -> [Rendering.Note] {
    let list = DisplayList(size: size, items: items)
    let parts: [Rendering.Part: DisplayList] =
      presentation == .compact ? [.compactLeading: list] : [.content: list]
    let rendering = Rendering(
      presentation: presentation, parts: parts, widgetURL: url, notes: notes)
    let scene = PresentationScene(
      rendering: rendering, environment: PresentationSceneTests.environment())
    return PictureChecks(
      rendering, in: try #require(scene.picture), device: .standard, inspection: inspection
    ).notes
  }

  static func kinds(
    _ items: [DisplayItem], on presentation: Presentation = .lockScreen,
    size: CGSize = CGSize(width: 371, height: 100), url: String? = nil
  ) throws -> [Rendering.Note.Kind] {
    try notes(items, on: presentation, size: size, url: url).map(\.kind)
  }

  // MARK: Texts

  @Test("A text that fits is no finding")
  func plain() throws {
    #expect(try Self.kinds([Self.text("Hello")]) == [])
  }

  @Test("A truncated text is told with what is drawn and how much is lost")
  func truncated() throws {
    let note = try #require(
      try Self.notes([Self.text("Hauptbahnhof", traits: [.truncated(shown: "Haupt…")])]).first)
    #expect(note.kind == .truncatedText)
    #expect(note.severity == .warning)
    #expect(
      note.message
        == "The text “Hauptbahnhof” is cut short: “Haupt…” is drawn, 7 of 12 characters are missing."
    )
    #expect(note.frames == [CGRect(x: 31, y: 44, width: 120, height: 12)])
  }

  @Test(
    "A text that was scaled down is a note, below 60 % a warning",
    arguments: [(0.85, .note), (0.6, .note), (0.5, .warning)]
      as [(Double, Rendering.Note.Severity)])
  func scaled(factor: Double, severity: Rendering.Note.Severity) throws {
    let notes = try Self.notes([Self.text("Hello", traits: [.scaledDown(factor)])])
    #expect(notes.map(\.kind) == [.scaledText])
    #expect(notes.first?.severity == severity)
    #expect(notes.first?.message.contains("\(Int(factor * 100)) %") == true)
  }

  @Test("Texts of no opacity are hidden on purpose")
  func hidden() throws {
    let text = Self.text("Hello", traits: [.truncated(shown: "H…")])
    #expect(try Self.kinds([.group(.opacity(0), [text])]) == [])
  }

  @Test("A text, an image or a shape without a length is squeezed, unless that was asked for")
  func squeezed() throws {
    let none = CGRect(x: 20, y: 20, width: 0, height: 12)
    let fill = DisplayItem.fill(Self.box(none), .color(.black), .nonZero)
    let clear = DisplayItem.fill(Self.box(none), .color(.clear), .nonZero)
    func found(_ item: DisplayItem) throws -> [Rendering.Note.Severity] {
      let notes = try Self.notes([item])
      #expect(notes.allSatisfy { $0.kind == .squeezed })
      return notes.map(\.severity)
    }
    #expect(try found(Self.text("Hello", width: 0)) == [.warning])
    #expect(try found(Self.text(" ", width: 0)) == [])
    #expect(try found(Self.text("Hello", width: 0, traits: [.emptyByChoice])) == [])
    #expect(try found(Self.element("Image", "photo", frame: none)) == [.warning])
    #expect(try found(Self.element("Capsule", frame: none, items: [fill])) == [.note])
    #expect(
      try found(
        Self.element("Capsule", frame: none, traits: [.emptyByChoice], items: [fill])) == [])
    #expect(try found(Self.element("Capsule", frame: none, items: [clear])) == [])
    #expect(try found(Self.element("Color", frame: none, items: [fill])) == [])
    // A chart's mark is as long as its data.
    #expect(try found(Self.element("LineMark", frame: none, items: [fill])) == [])
  }

  @Test("A timer that stretches the island is found; one in a frame of its own is not")
  func greedyTimer() throws {
    func kinds(_ width: CGFloat, half: CGFloat, on presentation: Presentation = .compact) throws
      -> [Rendering.Note.Kind]
    {
      let text = Self.text("1:30", x: 2, y: 12, width: width, traits: [.running, .fillsWidth])
      return try Self.kinds([text], on: presentation, size: CGSize(width: half, height: 36.67))
    }
    // Four letters: the last one counts as half an em, so that they are 35 wide.
    #expect(try kinds(49, half: 52.33) == [.greedyTimer])
    #expect(try kinds(40, half: 47) == [])
    #expect(try kinds(42, half: 52.33) == [])
    #expect(try kinds(300, half: 371, on: .lockScreen) == [])
  }

  @Test("A date that is decades away and a format of the project's own are found")
  func dates() throws {
    let year = 365.25 * 86_400
    let far = try Self.notes([Self.text("271", traits: [.farDate(seconds: 31 * year)])])
    #expect(far.map(\.kind) == [.implausibleDate])
    #expect(far.first?.message.contains("31 years ahead") == true)
    let custom = try Self.notes([Self.text("x", traits: [.customFormat("Widget.MyFormat")])])
    #expect(custom.map(\.kind) == [.customFormat])
    #expect(custom.first?.texts == ["MyFormat"])
  }

  // MARK: Bounds

  @Test(
    "Letters beyond the card are found, with how they are lost",
    arguments: [
      (CGPoint(x: 340, y: 40), "is cut off at the edge of"), (CGPoint(x: 20, y: -9), "is cut off"),
      (CGPoint(x: 400, y: 40), "lies outside of"), (CGPoint(x: 0, y: 2), "round corner"),
      (CGPoint(x: 321, y: 40), ""), (CGPoint(x: 14, y: 14), ""),
    ] as [(CGPoint, String)])
  func outside(place: CGPoint, words: String) throws {
    let notes = try Self.notes([Self.text("Hello", x: place.x, y: place.y)])
    #expect(notes.map(\.kind) == (words.isEmpty ? [] : [.outsideRegion]))
    if !words.isEmpty { #expect(notes.first?.message.contains(words) == true) }
  }

  @Test("In an island of the least height corners are half circles, and text within them is fine")
  func lowIsland() throws {
    let size = CGSize(width: 371, height: 84)
    #expect(try Self.kinds([Self.text("Hello", x: 20, y: 20)], on: .expanded, size: size) == [])
    #expect(
      try Self.kinds([Self.text("Hello", x: 2, y: 2)], on: .expanded, size: size)
        == [.outsideRegion])
  }

  @Test("Shapes and pictures may reach out, symbols and controls may not")
  func decoration() throws {
    let beyond = CGRect(x: 350, y: 40, width: 60, height: 30)
    let fill = DisplayItem.fill(.ellipse(in: beyond), .color(.black), .nonZero)
    #expect(try Self.kinds([Self.element("Circle", frame: beyond, items: [fill])]) == [])
    #expect(try Self.kinds([Self.element("Image", "photo", frame: beyond)]) == [])
    #expect(
      try Self.kinds([Self.element("Image", "star", frame: beyond, font: "body 17 regular")])
        == [.outsideRegion])
    #expect(try Self.kinds([Self.element("Link", frame: beyond)]) == [.outsideRegion])
  }

  @Test("What the project's own code cuts off is its own affair")
  func ownClip() throws {
    let clip = GroupEffect.clip(
      Self.box(CGRect(x: 0, y: 0, width: 360, height: 100)), .nonZero)
    #expect(try Self.kinds([.group(clip, [Self.text("Hello", x: 340, y: 40)])]) == [])
  }

  @Test("When the whole is too high, that alone is told, with the card's place")
  func tooHigh() throws {
    let whole = Rendering.Note(kind: .contentTooHigh, message: "Too high.", part: .content)
    let notes = try Self.notes(
      [Self.text("Hello", y: 170)], size: CGSize(width: 371, height: 160), notes: [whole])
    #expect(notes.map(\.kind) == [.contentTooHigh])
    #expect(notes.first?.frames == [CGRect(x: 11, y: 24, width: 371, height: 160)])
  }

  @Test("Letters behind the camera of the open island are found, those beside and below it not")
  func camera() throws {
    func kinds(x: CGFloat, y: CGFloat) throws -> [Rendering.Note.Kind] {
      try Self.kinds([Self.text("Hello", x: x, y: y)], on: .expanded)
    }
    // The camera's own coordinates in the open island: x from 123 to 248, y from 0 to 36.67.
    #expect(try kinds(x: 160, y: 16) == [.behindCamera])
    #expect(try kinds(x: 60, y: 16) == [])
    #expect(try kinds(x: 160, y: 40) == [])
    #expect(try Self.kinds([Self.text("Hello", x: 160, y: 16)]) == [])
  }

  // MARK: Names and images

  @Test("Unknown names are told by what they name, each once")
  func names() throws {
    let frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    let unknown = Element.Trait.unknownName(suggestions: ["star"])
    let symbol = Self.element(
      "Image", "stat", frame: frame, font: "body 17 regular", traits: [unknown])
    let other = Self.element(
      "Image", "stat", frame: frame.offsetBy(dx: 40, dy: 0), font: "body 17 regular",
      traits: [unknown])
    let notes = try Self.notes([symbol, other])
    #expect(notes.map(\.kind) == [.unknownSymbol])
    #expect(notes.first?.frames.count == 2)
    #expect(notes.first?.advice == "Did you mean “star”?")
    let image = Self.element(
      "Image", "logo", frame: .zero, traits: [.unknownName(suggestions: [])])
    #expect(try Self.kinds([image]) == [.missingImage])
  }

  @Test(
    "An image may have the presentation's pixels: 1113 × 480 on the Lock Screen",
    arguments: [(1113, 480, false), (1114, 100, true), (400, 481, true)] as [(Int, Int, Bool)])
  func images(width: Int, height: Int, isFound: Bool) throws {
    let frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    let reference = ImageReference.file("photo.png")
    let image = Self.element(
      "Image", "photo", frame: frame,
      items: [.image(ImagePlacement(image: reference, frame: frame))])
    let notes = try Self.notes(
      [image],
      inspection: PictureInspection(imageSizes: [reference: CGSize(width: width, height: height)]))
    #expect(notes.map(\.kind) == (isFound ? [.oversizedImage] : []))
  }
}
