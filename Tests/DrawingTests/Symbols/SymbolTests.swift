import Foundation
import Testing

@testable import Drawing

private let directory = SymbolDirectory.find(
  environment: ProcessInfo.processInfo.environment, executable: nil,
  workingDirectory: FileManager.default.currentDirectoryPath)

@Suite(
  "Symbols",
  .enabled(if: directory != nil, "The symbol font is missing; the project's set-up fetches it."))
struct SymbolTests {
  private let studio = Studio()
  private let library: SymbolLibrary

  init() {
    library = SymbolLibrary(directory: directory, text: studio.engine)
  }

  private func drawing(_ name: String, size: CGFloat = 100) -> SymbolDrawing {
    library.drawing(for: SymbolRequest(name: name, pointSize: size))
  }

  private static let boxes: [(String, CGFloat)] = [
    ("clock.circle", 1.16), ("checkmark.circle.fill", 1.16), ("plus.circle", 1.16),
    ("star.fill", 1.19), ("house", 1.18), ("location.fill", 1.14), ("lock.fill", 1.11),
    ("lock.open.fill", 1.11), ("map", 1.14), ("mappin.and.ellipse", 1.32), ("eye.slash", 1.23),
    ("speaker.slash", 1.21), ("battery.75", 0.82), ("battery.100.bolt", 1.04),
    ("powerplug", 0.93), ("key.slash.fill", 1.36), ("shield.checkered", 1.17),
    ("hand.tap", 1.29), ("wifi.router", 1.09), ("sensor", 1.02), ("network", 1.17),
    ("flipphone", 1.18), ("cloud.sun.rain", 1.53), ("dog", 1.30),
    ("signpost.right.and.left", 1.27), ("cable.connector.horizontal", 0.50),
  ]

  @Test("18.6: Boxes are as high as measured, in em", arguments: boxes)
  func boxHeights(name: String, em: CGFloat) {
    #expect(abs(drawing(name).size.height / 100 - em) < 0.02)
  }

  @Test("18.6: A circle at 17 points has 17 points of ink in a box of 19.67")
  func circleAtBodySize() throws {
    let drawing = drawing("checkmark.circle.fill", size: 17)
    let ink = try #require(drawing.layers[0].outline.bounds)
    #expect(abs(ink.width - 17) < 0.01)
    #expect(abs(drawing.size.width - 19.67) < 0.1)
    #expect(abs(drawing.size.height - 19.67) < 0.1)
  }

  @Test("A symbol's middle lies in the middle of the capitals", arguments: ["timer", "tram.fill"])
  func centredOnCapitals(name: String) {
    let drawing = drawing(name)
    #expect(abs(drawing.baseline - drawing.size.height / 2 - 0.70459 * 100 / 2) < 0.01)
  }

  @Test(
    "All ink lies within the box",
    arguments: [
      "timer", "tram.fill", "bell.slash", "person.badge.plus", "gobackward.15", "24.circle.fill",
      "arrowshape.down.fill", "battery.25", "checkmark.seal.fill",
    ])
  func inkInBox(name: String) throws {
    let drawing = drawing(name)
    let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.01, dy: -0.01)
    for layer in drawing.layers where layer.role != .knockout {
      #expect(box.contains(try #require(layer.outline.bounds)))
    }
  }

  private static let known = [
    "timer", "pause.fill", "checkmark.circle.fill", "xmark", "dumbbell.fill", "bag", "ellipsis",
    "repeat", "star.fill", "bicycle", "heart.fill", "phone", "flame.fill", "airplane", "car.fill",
    "exclamationmark.triangle.fill", "shippingbox.circle.fill", "house.circle.fill",
    "creditcard", "washer", "figure.strengthtraining.traditional", "battery.75percent",
    "cup.and.saucer.fill", "cup.and.saucer", "tram.fill", "bell.badge", "arrowshape.up.fill",
    "arrowshape.down.fill", "person.fill", "dot.radiowaves.left.and.right", "bell.slash",
    "frying.pan", "chevron.forward", "chevron.backward", "arrow.up.circle.fill", "50.circle",
    "a.square.fill", "clock.badge.checkmark", "takeoutbag.and.cup.and.straw.fill",
  ]

  @Test("Frequent names are known", arguments: known)
  func frequentNames(name: String) {
    #expect(library.knows(name))
    #expect(!drawing(name).layers.isEmpty)
  }

  @Test("Every name of the table has a drawing in the font")
  func tableIsComplete() {
    let unknown = SymbolTable.all.keys.filter { !library.knows($0) || !library.knows($0 + ".fill") }
    #expect(unknown.sorted() == [])
  }

  @Test("18.6: An unknown name is a square box with letters and the nearest names")
  func unknownName() {
    let drawing = drawing("tram.fil", size: 50)
    #expect(abs(drawing.size.width - 58) < 1e-6)
    #expect(abs(drawing.size.height - 58) < 1e-6)
    #expect(drawing.suggestions?.first == "tram.fill")
    #expect(drawing.layers.count == 2)
  }

  @Test("Weights make lines heavier")
  func weights() throws {
    func area(_ weight: Int) -> CGFloat {
      let request = SymbolRequest(name: "xmark", pointSize: 100, weight: weight)
      return abs(library.drawing(for: request).layers[0].outline.signedArea)
    }
    #expect(area(400) > area(200) * 1.2)
    #expect(area(700) > area(400) * 1.2)
  }

  @Test("Image scales change the size, not the middle")
  func imageScales() {
    let request = { SymbolRequest(name: "circle", pointSize: 100, imageScale: $0) }
    let small = library.drawing(for: request(.small))
    let large = library.drawing(for: request(.large))
    #expect(abs(small.size.height - 0.8 * 116) < 0.01)
    #expect(abs(large.size.height - 1.3 * 116) < 0.01)
    #expect(
      abs((small.baseline - small.size.height / 2) - (large.baseline - large.size.height / 2))
        < 0.01)
  }

  @Test("18.6: A filled circle is a quarter as strong as its sign in hierarchical mode")
  func hierarchicalOpacities() {
    let layers = drawing("checkmark.circle.fill").layers.filter { $0.role != .knockout }
    #expect(layers.map(\.hierarchicalOpacity) == [0.25, 1])
  }

  @Test("A sign is cut out of a filled circle, and coloured by a palette")
  func modes() throws {
    let drawing = drawing("minus.circle.fill", size: 50)
    let frame = CGRect(origin: .zero, size: drawing.size)
    func middle(_ mode: SymbolDrawing.Mode) throws -> [UInt8] {
      let list = DisplayList(size: drawing.size, items: drawing.items(mode, in: frame))
      return try studio.renderer.bitmap(list, scale: 1)[29, 29]
    }
    let red = Paint.color(RGBA(255, 0, 0))
    #expect(try middle(.monochrome(red))[3] == 0)
    #expect(try middle(.palette([.color(.white), red])) == [255, 255, 255, 255])
    #expect(try middle(.hierarchical(red)) == [255, 0, 0, 255])
  }

  @Test(
    "A variable value lights as many parts as it reaches",
    arguments: [
      (0.0, 0), (0.3, 1), (0.5, 2), (1, 3),
    ])
  func variableValue(value: Double, lit: Int) {
    let request = SymbolRequest(name: "wifi", pointSize: 17, variableValue: value)
    let layers = library.drawing(for: request).layers
    #expect(layers.count == 3)
    #expect(layers.filter { $0.opacity == 1 }.count == lit)
  }
}

@Suite("Symbols without the font")
struct MissingSymbolFontTests {
  @Test("Known names are drawn as boxes, and the library says that the font is missing")
  func boxes() {
    let library = SymbolLibrary(directory: nil, text: Studio().engine)
    let drawing = library.drawing(for: SymbolRequest(name: "tram.fill", pointSize: 50))
    #expect(!library.hasFont)
    #expect(abs(drawing.size.width - 58) < 1e-6)
    #expect(abs(drawing.size.height - 58) < 1e-6)
    #expect(drawing.suggestions == nil)
    #expect(library.drawing(for: SymbolRequest(name: "tramm", pointSize: 50)).suggestions != nil)
  }

  @Test(
    "Names are taken apart",
    arguments: [
      ("bell.badge.plus.fill", "bell.badge.plus", true), ("battery.75percent", "battery.75", false),
      ("gauge.with.dots.needle.67percent", "gauge.with.dots.needle.67", false),
      ("percent", "percent", false), ("circle", "circle", false),
    ])
  func parts(name: String, joined: String, isFilled: Bool) {
    #expect(SymbolName(name).joined == joined)
    #expect(SymbolName(name).isFilled == isFilled)
  }

  @Test(
    "Edit distance counts a swap of neighbours once",
    arguments: [
      ("tram", "tram", 0), ("tram", "trma", 1), ("tram", "tran", 1), ("tram", "ram", 1),
      ("bicycle", "bycicle", 2), ("", "abc", 3),
    ])
  func distance(a: String, b: String, distance: Int) {
    #expect(NearestNames.distance(Array(a.utf8), Array(b.utf8)) == distance)
  }

  @Test("The directory named by the environment is looked at first")
  func candidates() {
    let candidates = SymbolDirectory.candidates(
      environment: ["ISLET_SYMBOLS": "/fonts", "HOME": "/home/me"],
      executable: "/opt/islet/bin/islet", workingDirectory: "/project")
    #expect(candidates.first == "/fonts")
    #expect(candidates.contains("/project/.deps/qtmaterialsymbols/qtmaterialsymbols/resources"))
    #expect(candidates.contains("/opt/islet/share/islet"))
    #expect(candidates.last == "/home/me/.local/share/islet")
  }
}
