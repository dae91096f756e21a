import Drawing
import Foundation
import Testing

@testable import SwiftUI

struct ResourcesTests {
  private let manifest = """
    {
      "version": 1,
      "bundleIdentifier": "com.example.widget",
      "images": {
        "logo": {"variants": [
          {"path": "/a/logo.png", "scale": 1, "dark": false, "idiom": "universal"},
          {"path": "/a/logo@2x.png", "scale": 2, "dark": false, "idiom": "universal"},
          {"path": "/a/logo@3x.png", "scale": 3, "dark": false, "idiom": "universal"},
          {"path": "/a/logo-dark@2x.png", "scale": 2, "dark": true, "idiom": "universal"},
          {"path": "/a/logo-ipad@2x.png", "scale": 2, "dark": false, "idiom": "ipad"}
        ]},
        "icons/star": {"template": true, "variants": [
          {"path": "/a/star.svg", "scale": 0, "dark": false, "idiom": "universal"}
        ]}
      },
      "colors": {
        "brand": {
          "light": {"red": 1, "green": 0.5, "blue": 0, "alpha": 1, "space": "srgb"},
          "dark": {"red": 0, "green": 0.5, "blue": 1, "alpha": 0.5, "space": "srgb"}
        },
        "plain": {
          "light": {"red": 0.2, "green": 0.2, "blue": 0.2, "alpha": 1, "space": "gray-gamma-22"}
        },
        "system": {"system": "systemGreenColor"},
        "AccentColor": {
          "light": {"red": 1, "green": 0, "blue": 1, "alpha": 1, "space": "srgb"}
        }
      },
      "fonts": [], "strings": [], "folders": []
    }
    """

  private func environment(scale: CGFloat = 3, dark: Bool = false) throws -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.colorScheme = dark ? .dark : .light
    values.resources = try Resources(manifest: Data(manifest.utf8), path: "resources.json")
    return values
  }

  @Test(
    "The variant of an image is chosen by appearance and scale",
    arguments: [
      (1, false, "/a/logo.png"), (2, false, "/a/logo@2x.png"), (3, false, "/a/logo@3x.png"),
      (3, true, "/a/logo-dark@2x.png"), (4, false, "/a/logo@3x.png"),
    ] as [(CGFloat, Bool, String)])
  func variant(scale: CGFloat, dark: Bool, path: String) throws {
    let values = try environment(scale: scale, dark: dark)
    let file = try #require(values.resources.image(named: "logo", in: values))
    #expect(file.reference == .file(path))
  }

  @Test func vectorsHaveNoScaleAndTemplatesAreMarked() throws {
    let values = try environment()
    let file = try #require(values.resources.image(named: "icons/star", in: values))
    #expect(file == .init(reference: .file("/a/star.svg"), scale: nil, isTemplate: true))
  }

  @Test func colorsFollowTheAppearanceIfTheyHaveTwo() throws {
    let light = try environment()
    let dark = try environment(dark: true)
    #expect(Color("brand").rgba(in: light) == RGBA(red: 1, green: 0.5, blue: 0))
    #expect(Color("brand").rgba(in: dark) == RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    #expect(Color("plain").rgba(in: dark) == RGBA(red: 0.2, green: 0.2, blue: 0.2))
    #expect(Color("system").rgba(in: dark) == RGBA(48, 209, 88))
    #expect(Color("missing").rgba(in: light) == .clear)
    #expect(
      Color(ColorResource(name: "brand", bundle: .main)).rgba(in: light)
        == RGBA(red: 1, green: 0.5, blue: 0))
  }

  @Test func theCataloguesAccentColorIsTheTint() throws {
    #expect(try environment().tint.color == RGBA(red: 1, green: 0, blue: 1))
  }

  @Test func unknownNamesGetSuggestions() throws {
    let values = try environment()
    #expect(values.resources.image(named: "lego", in: values) == nil)
    #expect(values.resources.imageNames(near: "lego") == ["logo"])
  }

  @Test func aBadManifestIsReportedWithItsPlace() {
    #expect(throws: ResourcesError.unsupportedVersion(path: "m.json", version: 9)) {
      try Resources(manifest: Data(#"{"version": 9}"#.utf8), path: "m.json")
    }
    #expect(throws: ResourcesError.unreadable(path: "/nowhere/m.json")) {
      try Resources(manifestAt: "/nowhere/m.json")
    }
    #expect(throws: ResourcesError.self) {
      try Resources(manifest: Data("[]".utf8), path: "m.json")
    }
  }
}
