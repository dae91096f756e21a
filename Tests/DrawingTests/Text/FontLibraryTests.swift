import Foundation
import Testing

@testable import Drawing

@Suite("Fonts of the machine")
struct FontLibraryTests {
  @Test("Without any font directory every face is missing, named with its package")
  func nothingInstalled() {
    let library = FontLibrary(directories: ["/nowhere"])
    let missing = library.missingFonts
    #expect(missing.contains { $0.family == "Inter" && $0.debianPackage == "fonts-inter" })
    #expect(missing.contains { $0.debianPackage == "fonts-noto-color-emoji" })
    #expect(missing.contains { $0.debianPackage == "fonts-noto-cjk" })
  }

  @Test("Without any font a text still has its height, and nothing fails")
  func layoutWithoutFonts() throws {
    let library = FontLibrary(directories: ["/nowhere"])
    let layout = TextEngine(fonts: library).layout(body("Ready\nnow"))
    #expect(abs(layout.size.height - 42.33) < 0.005)
    let renderer = Renderer(fonts: library, images: ImageStore())
    let list = DisplayList(size: CGSize(width: 50, height: 50), items: layout.items())
    #expect(try !renderer.png(list, scale: 1).isEmpty)
  }

  @Test(
    "A font is known by family, full and PostScript name, whatever the case",
    arguments: [
      "Inter", "inter", "Inter Bold", "Inter-Bold", "Noto Serif",
    ])
  func knownNames(name: String) {
    #expect(FontLibrary().hasFont(named: name))
  }

  @Test("A font that is not installed is not known and drawn in the system face")
  func unknownName() {
    let studio = Studio()
    var font = Style.body.font()
    let standard = studio.engine.layout(request("Ready", font))
    font.customName = "No Such Font"
    #expect(!studio.fonts.hasFont(named: "No Such Font"))
    #expect(studio.engine.layout(request("Ready", font)).size == standard.size)
  }

  @Test("An application's font file is found by its name")
  func applicationFont() throws {
    let file = try #require(
      FontLibrary().face(named: "JetBrainsMono-Bold")?.file, "The package fonts-jetbrains-mono")
    let library = FontLibrary(applicationFonts: [file], directories: ["/nowhere"])
    #expect(library.hasFont(named: "JetBrainsMono-Bold"))
    #expect(
      library.choice(for: FontSpec(size: 17, customName: "JetBrainsMono-Bold"), size: 17)
        .weight == 700)
  }

  @Test(
    "Tracking is that of the guidelines, between two rows in the middle",
    arguments: [
      (11.0, 0.006), (12, 0), (17, -0.026), (28, 0.014), (29, 0.014), (34, 0.012), (80, 0),
      (200, 0), (11.5, 0.003), (5, 0.041),
    ])
  func tracking(size: CGFloat, perEm: CGFloat) {
    #expect(abs(Tracking.perEm(size: size) - perEm) < 1e-9)
  }

  @Test("The cache keeps at least its capacity and forgets in the end")
  func cache() {
    var cache = BoundedCache<Int, String>(capacity: 2)
    for key in 1...3 { cache[key] = "\(key)" }
    #expect(cache[3] == "3")
    #expect(cache[2] == "2")
    for key in 4...8 { cache[key] = "\(key)" }
    #expect(cache[1] == nil)
  }
}
