import Foundation
import Testing

@testable import Project

/// Asset catalogues as Xcode writes them.
struct AssetTests {
  @Test(
    "A colour component is a fraction, a whole number up to 255 or hexadecimal",
    arguments: [
      ("0.502", 0.502), ("1.000", 1), ("-0.051", -0.051), ("255", 1), ("51", 0.2), ("0", 0),
      ("0xFF", 1), ("0x33", 0.2), ("0X00", 0), (" 0.5 ", 0.5),
    ])
  func component(_ text: String, value: Double) throws {
    let read = try #require(AssetColor.number(text))
    #expect(abs(read - value) < 1e-12)
  }

  @Test("What is no number is no component", arguments: ["", "red", "0x", "0xZZ", "nan", "1,5"])
  func noComponent(_ text: String) { #expect(AssetColor.number(text) == nil) }

  @Test("Colour sets keep space, dark variant and references; other idioms are passed by")
  func colorSet() throws {
    let folder = try TemporaryFolder([
      "C.xcassets/brand.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "display-p3",
          "components": {"red": "1.000", "green": "0x33", "blue": "0", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
          "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}},
        {"idiom": "ipad", "color": {"components": {"red": "9", "green": "9", "blue": "9"}}}
      ]}
      """,
      "C.xcassets/gray.colorset/Contents.json": """
      {"colors": [{"color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.250", "alpha": "1.000"}}}]}
      """,
      "C.xcassets/link.colorset/Contents.json": """
      {"colors": [{"color": {"platform": "ios", "reference": "systemBlue"}}]}
      """,
      "C.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
    ])
    let catalog = AssetCatalog(
      at: folder.url.appendingPathComponent("C.xcassets"), shown: "C.xcassets")
    typealias Components = ResourceManifest.Components
    #expect(
      catalog.colors == [
        "brand": ResourceManifest.ColorEntry(
          light: Components(red: 1, green: 0.2, blue: 0, alpha: 0.5, space: "display-p3"),
          dark: Components(red: 0, green: 0, blue: 1, alpha: 1, space: "srgb")),
        "gray": ResourceManifest.ColorEntry(
          light: Components(red: 0.25, green: 0.25, blue: 0.25, space: "gray-gamma-22")),
        "link": ResourceManifest.ColorEntry(system: "systemBlue"),
        // Source may name a set that holds no colour.
        "AccentColor": ResourceManifest.ColorEntry(),
      ])
    #expect(catalog.notes.isEmpty)
  }

  @Test("Image sets keep scale, appearance, idiom and rendering; namespaces go before the name")
  func imageSet() throws {
    let folder = try TemporaryFolder([
      "C.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "C.xcassets/Icons/Small/logo.imageset/Contents.json": """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "l@2x.png"},
        {"idiom": "ipad", "scale": "3x", "filename": "l@3x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """,
      "C.xcassets/Icons/Small/logo.imageset/l@2x.png": "",
      "C.xcassets/Icons/Small/logo.imageset/l@3x.png": "",
      "C.xcassets/map.imageset/Contents.json": """
      {"images": [{"filename": "map.svg"}], "properties": {"template-rendering-intent": "original",
       "preserves-vector-representation": true}}
      """,
      "C.xcassets/map.imageset/map.svg": "<svg/>",
    ])
    let catalog = AssetCatalog(
      at: folder.url.appendingPathComponent("C.xcassets"), shown: "C.xcassets")
    typealias Variant = ResourceManifest.ImageVariant
    let set = "C.xcassets/Icons/Small/logo.imageset"
    #expect(
      catalog.images == [
        "Icons/logo": ResourceManifest.ImageEntry(
          template: true,
          variants: [
            Variant(path: folder.path("\(set)/l@2x.png"), scale: 2),
            Variant(path: folder.path("\(set)/l@3x.png"), scale: 3, dark: true, idiom: "ipad"),
          ]),
        "map": ResourceManifest.ImageEntry(
          template: false,
          variants: [Variant(path: folder.path("C.xcassets/map.imageset/map.svg"), scale: 0)]),
      ])
  }

  @Test("A missing file, broken JSON and a symbol set become notes")
  func notes() throws {
    let folder = try TemporaryFolder([
      "C.xcassets/a.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
      "C.xcassets/b.imageset/Contents.json": "{",
      "C.xcassets/c.symbolset/Contents.json": "{}",
      "C.xcassets/d.colorset/Contents.json":
        #"{"colors": [{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}]}"#,
      "C.xcassets/AppIcon.appiconset/Contents.json": "{",
    ])
    let catalog = AssetCatalog(
      at: folder.url.appendingPathComponent("C.xcassets"), shown: "W/C.xcassets")
    #expect(catalog.notes.map(\.asset) == ["a", "b", "c", "d"])
    #expect(
      catalog.notes.first?.text
        == "The image set a in W/C.xcassets names a.png, which is not there."
        + " Put the files into W/C.xcassets/a.imageset, or take the names out.")
  }

  @Test(
    "Loose images are named as in a bundle",
    arguments: [
      ("W/logo.png", ["logo", "logo.png", "1", "universal"]),
      ("logo@2x.jpg", ["logo", "logo.jpg", "2", "universal"]),
      ("a@3x~ipad.png", ["a", "a.png", "3", "ipad"]),
      ("m.svg", ["m", "m.svg", "0", "universal"]),
    ])
  func looseImage(_ path: String, expected: [String]) {
    let image = LooseImage(path: path)
    let scale = String(Int(image.scale))
    #expect([image.name, image.fileName, scale, image.idiom] == expected)
  }

  @Test(
    "Asset names become identifiers",
    arguments: [
      ("aftonbladetLogo", "Image", "aftonbladetLogo"), ("Logo", "Image", "logo"),
      ("AccentColor", "Color", "accent"), ("BrandColor", "Image", "brandColor"),
      ("my-icon_small", "Image", "myIconSmall"), ("URLIcon", "Image", "urlIcon"),
      ("NEWS", "Image", "news"), ("24 hours", "Image", "_24Hours"), ("Image", "Image", "image"),
      ("default", "Color", "default"), ("tür", "Image", "tür"),
    ])
  func identifiers(_ name: String, kind: String, identifier: String) {
    #expect(AssetIdentifier.member(name, kind: kind) == identifier)
  }

  @Test("A reason that ends with a full stop makes no sentence with two")
  func oneStop() {
    let error = ProjectError.unreadable(path: "a.swift", reason: "It is gone.")
    #expect(
      error.description == "a.swift could not be read: It is gone. Check that you may read it.")
  }

  @Test("A name without letters or digits has no identifier")
  func noIdentifier() { #expect(AssetIdentifier.member("--", kind: "Image") == nil) }

  @Test("Symbols are declared for the names that the source uses and does not declare itself")
  func symbols() {
    var manifest = ResourceManifest()
    manifest.images["Icons/default"] = ResourceManifest.ImageEntry(variants: [])
    manifest.images["unused"] = ResourceManifest.ImageEntry(variants: [])
    for name in ["BrandColor", "Red", "own"] {
      manifest.colors[name] = ResourceManifest.ColorEntry(system: "systemBlue")
    }
    let symbols = AssetSymbols(
      of: manifest, used: ["default", "brand", "red", "own"], declared: ["Color": ["own"]])
    #expect(
      symbols.source == """
        import SwiftUI

        extension ImageResource {
          enum Icons {
            static let `default` = ImageResource(name: "Icons/default", bundle: .main)
          }
        }

        extension SwiftUI.UIImage {
          enum Icons {
            static var `default`: SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.Icons.`default`) }
          }
        }

        extension ColorResource {
          static let brand = ColorResource(name: "BrandColor", bundle: .main)
          static let own = ColorResource(name: "own", bundle: .main)
          static let red = ColorResource(name: "Red", bundle: .main)
        }

        extension SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }
        }

        extension SwiftUI.UIColor {
          static var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: ColorResource.brand) }
          static var own: SwiftUI.UIColor { SwiftUI.UIColor(resource: ColorResource.own) }
        }

        """)
  }

  @Test("Without a used name there is no file of symbols")
  func noSymbols() {
    var manifest = ResourceManifest()
    manifest.images["logo"] = ResourceManifest.ImageEntry(variants: [])
    #expect(AssetSymbols(of: manifest, used: [], declared: [:]).source == nil)
  }

  @Test("The manifest holds the nearest catalogue's sets, fonts, strings and mentioned images")
  func manifest() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": Snippet.app,
      "App/A.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "x.png"}]}"#,
      "Widget/Ride.swift": Snippet.activity(
        "Ride", attributes: "Int", body: "Image(\"photo\"); Image(\"logo\")"),
      "Widget/W.xcassets/logo.imageset/Contents.json": #"{"images": [{"filename": "l.png"}]}"#,
      "Widget/W.xcassets/logo.imageset/l.png": "",
      "Widget/photo@2x.png": "",
      "Widget/docs.png": "",
      "Widget/Brand.ttf": "",
      "Widget/en.lproj/Localizable.strings": "",
    ])
    let resources = try WidgetSources.find(at: folder.url).resources
    #expect(resources.images.keys.sorted() == ["logo", "photo", "photo.png"])
    #expect(
      resources.images["logo"]?.variants.map(\.path) == [
        folder.path("Widget/W.xcassets/logo.imageset/l.png")
      ])
    #expect(resources.images["photo"]?.variants.first?.scale == 2)
    #expect(resources.fonts == [folder.path("Widget/Brand.ttf")])
    #expect(resources.strings == [folder.path("Widget/en.lproj/Localizable.strings")])
    let encoded = try JSONEncoder().encode(resources)
    let decoded = try JSONDecoder().decode(ResourceManifest.self, from: encoded)
    #expect(decoded == resources)
    #expect(decoded.version == 1)
  }

  @Test("A PDF of the catalogue becomes SVG of its size in points; a damaged one is told")
  func pdf() throws {
    let set = #"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#
    let folder = try TemporaryFolder([
      "Ride.swift": Snippet.activity(
        "Ride", attributes: "Int", body: "Image(\"tri\"); Image(\"bad\")"),
      "A.xcassets/tri.imageset/Contents.json": set,
      "A.xcassets/tri.imageset/a.pdf": Self.triangle,
      "A.xcassets/bad.imageset/Contents.json": set,
      "A.xcassets/bad.imageset/a.pdf": "%PDF-1.4 and no more",
    ])
    let cache = try CacheFolder(at: folder.url.appendingPathComponent(".cache"))
    let project = try WidgetSources.find(at: folder.url, cache: cache)
    let variant = try #require(project.resources.images["tri"]?.variants.first)
    #expect(variant.scale == 0)
    let svg = try String(contentsOfFile: variant.path, encoding: .utf8)
    #expect(svg.contains(#"width="24" height="36""#))
    #expect(project.resources.images["bad"]?.variants.first?.path.hasSuffix("a.pdf") == true)
    #expect(project.notes.filter { $0.hasPrefix("The image bad is not drawn") }.count == 1)
  }

  /// A page of 24 by 36 points; Poppler finds its objects without a table of them.
  private static let triangle = """
    %PDF-1.4
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [3 0 R] /Count 1 >>
    endobj
    3 0 obj
    << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 36] /Contents 4 0 R >>
    endobj
    4 0 obj
    << /Length 31 >>
    stream
    1 0 0 rg 0 0 m 24 0 l 12 36 l f
    endstream
    endobj
    trailer
    << /Size 5 /Root 1 0 R >>
    """
}
