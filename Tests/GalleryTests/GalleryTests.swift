import Drawing
import Foundation
import Studio
import SwiftUI
import Testing

@testable import Gallery

@MainActor
struct GalleryTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let picture: GalleryPicture = {
    let symbols = SymbolDirectory.find(
      environment: [:], executable: nil, workingDirectory: root.path)
    let text = TextEngine(fonts: FontLibrary())
    return GalleryPicture(
      services: RenderingServices(
        text: text, symbols: SymbolLibrary(directory: symbols, text: text), images: ImageStore()))
  }()

  @Test("The gallery shows every name of the list")
  func names() throws {
    let list = try String(
      contentsOf: Self.root.appendingPathComponent("docs/gallery/names.txt"), encoding: .utf8)
    let wanted = list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    #expect(wanted.count > 250)
    let shown = Set(Gallery.sections.flatMap { $0.entries.flatMap(\.names) })
    #expect(wanted.filter { !shown.contains($0) } == [])
  }

  @Test("The page has every picture of the gallery")
  func page() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/gallery/index.html"), encoding: .utf8)
    let entries = Gallery.sections.flatMap(\.entries)
    #expect(page.ranges(of: "<figure>").count == entries.count, "run make gallery")
    #expect(page.utf8.count < 3_000_000)
    for name in entries.flatMap(\.names) {
      #expect(page.contains(HTMLText.escape(name)), "\(name) is missing: run make gallery")
    }
  }

  @Test("Every picture shows something in both appearances")
  func drawn() {
    for section in Gallery.sections {
      for entry in section.entries {
        for isDark in [false, true] {
          let items = Self.picture.items(of: entry.view, isDark: isDark)
          #expect(
            Self.marks(items) > 0, "\(entry.names) draws nothing, \(isDark ? "dark" : "light")")
        }
      }
    }
  }

  @Test("The code of every picture is found")
  func code() throws {
    var sources: [String: EntryCode] = [:]
    for entry in Gallery.sections.flatMap(\.entries) {
      let source =
        try sources[entry.file]
        ?? EntryCode(source: String(contentsOfFile: entry.file, encoding: .utf8))
      sources[entry.file] = source
      #expect(!source.closure(atLine: entry.line).isEmpty, "\(entry.names)")
    }
  }

  @Test("Code is what stands between the braces, without its indentation")
  func closure() {
    let source = EntryCode(
      source: """
        section.show("first") { Text("a") }
          section.show(
            "second {label}", "third"
          ) {
            HStack {
              Text("b")
            }
          }
        """)
    #expect(source.closure(atLine: 1) == "Text(\"a\")")
    #expect(source.closure(atLine: 2) == "HStack {\n  Text(\"b\")\n}")
  }

  /// How many fills, strokes, glyphs and images there are.
  private static func marks(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .group(_, let inner), .element(_, let inner): count + marks(inner)
      case .glyphs(let run, _): count + (run.glyphs.isEmpty ? 0 : 1)
      case .fill(let outline, _, _), .stroke(let outline, _, _):
        count + (outline.elements.isEmpty ? 0 : 1)
      case .image: count + 1
      }
    }
  }
}
