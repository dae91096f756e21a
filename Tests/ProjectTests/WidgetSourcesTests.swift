import Foundation
import Testing

@testable import Project

/// Which files of a folder belong to its widget.
struct WidgetSourcesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var files: [String: String]
    var sources: [String]
    var entry: WidgetEntry
    var testDescription: String { rule }
  }

  static let cases: [Case] = [
    Case(
      rule: "Widget and Shared are taken whole, App is not",
      files: [
        "App/App.swift": Snippet.app,
        "App/Content.swift": "struct ContentView {}",
        "Widget/Ride.swift": Snippet.activity("Ride", attributes: "RideAttributes"),
        "Widget/Bundle.swift": Snippet.bundle("Widgets", "Ride"),
        "Widget/Unused.swift": "struct Unused {}",
        "Shared/Attributes.swift": Snippet.attributes("RideAttributes"),
      ],
      sources: [
        "Shared/Attributes.swift", "Widget/Bundle.swift", "Widget/Ride.swift",
        "Widget/Unused.swift",
      ],
      entry: .declared(type: "Widgets", path: "Widget/Bundle.swift")),
    Case(
      rule: "in a flat folder only what is needed is taken",
      files: [
        "App.swift": Snippet.app,
        "Ride.swift": Snippet.activity("Ride", attributes: "RideAttributes", body: "Card()"),
        "Card.swift": "import SwiftUI\nstruct Card: View { let color = Color.brand }",
        "Colors.swift": "import SwiftUI\nextension Color { static let brand = Color.red }",
        "RideAttributes.swift": Snippet.attributes("RideAttributes"),
        "Settings.swift": "import UIKit\nstruct Settings {}",
      ],
      sources: ["Card.swift", "Colors.swift", "Ride.swift", "RideAttributes.swift"],
      entry: .generated),
    Case(
      rule: "a call split over lines and one with a generic argument are found",
      files: [
        "A/One.swift": """
        struct One: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(
              for: OneAttributes.self
            ) { _ in } dynamicIsland: { _ in }
          }
        }
        struct OneAttributes {}
        """,
        "A/Two.swift": """
        struct Two: Widget {
          var body: some WidgetConfiguration { ActivityConfiguration<TwoAttributes>() }
        }
        struct TwoAttributes {}
        """,
      ],
      sources: ["A/One.swift", "A/Two.swift"], entry: .generated),
    Case(
      rule: "functions, operators, nested types and members of extensions are followed",
      files: [
        "W/Ride.swift": Snippet.activity(
          "Ride", attributes: "A", body: "spell(1 +++ 2); Palette.Tone.dark; x.shouted()"),
        "W/A.swift": Snippet.attributes("A"),
        "Lib/Spell.swift": "func spell(_ n: Int) -> String { \"\" }",
        "Lib/Operators.swift": "infix operator +++\nfunc +++ (a: Int, b: Int) -> Int { a }",
        "Lib/Palette.swift": "enum Palette {}",
        "Lib/Tone.swift": "extension Palette { enum Tone { static let dark = 1 } }",
        "Lib/Shout.swift": "extension String { func shouted() -> String { self } }",
        "Lib/Other.swift": "extension String { func whispered() -> String { self } }",
      ],
      sources: [
        "Lib/Operators.swift", "Lib/Palette.swift", "Lib/Shout.swift", "Lib/Spell.swift",
        "Lib/Tone.swift", "W/A.swift", "W/Ride.swift",
      ],
      entry: .generated),
    Case(
      rule: "of two types with the same name the nearer one is taken",
      files: [
        "Widget Extension/Ride.swift": Snippet.activity("Ride", attributes: "A"),
        "Widget Extension/Model/A.swift": Snippet.attributes("A"),
        "App/Model/A.swift": Snippet.attributes("A"),
      ],
      sources: ["Widget Extension/Model/A.swift", "Widget Extension/Ride.swift"],
      entry: .generated),
    Case(
      rule: "a name of the system means the system's, unless the same folder declares it",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A", body: "Label(Text(\"\"))"),
        "W/A.swift": Snippet.attributes("A"),
        "W/Label.swift": "struct Label {}",
        "App/Text.swift": "struct Text {}",
      ],
      sources: ["W/A.swift", "W/Label.swift", "W/Ride.swift"], entry: .generated),
    Case(
      rule: "what is private elsewhere is not taken",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A", body: "Badge()"),
        "W/A.swift": Snippet.attributes("A"),
        "App/Hidden.swift": "private struct Badge {}",
        "Lib/Badge.swift": "struct Badge {}",
      ],
      sources: ["Lib/Badge.swift", "W/A.swift", "W/Ride.swift"], entry: .generated),
    Case(
      rule: "a conformance in a file of its own belongs to the type",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A", body: "Stop()"),
        "W/A.swift": Snippet.attributes("A"),
        "Lib/Stop.swift": "struct Stop {}",
        "Lib/Stop+View.swift": "extension Stop: View { var body: some View { EmptyView() } }",
        "Lib/Stop+Store.swift": "extension Stop: Storable {}",
      ],
      sources: ["Lib/Stop+View.swift", "Lib/Stop.swift", "W/A.swift", "W/Ride.swift"],
      entry: .generated),
    Case(
      rule: "an initializer in an extension is found by its labels",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A", body: "Color(hex: \"#fff\")"),
        "W/A.swift": Snippet.attributes("A"),
        "Lib/Hex.swift": "extension Color { init(hex: String, opacity: Double = 1) {} }",
        "Lib/Gray.swift": "extension Color { init(gray: Double) {} }",
      ],
      sources: ["Lib/Hex.swift", "W/A.swift", "W/Ride.swift"], entry: .generated),
    Case(
      rule: "a member in an extension of the project's own type is found beside a namesake",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A", body: "stop.shortName; Stop()"),
        "W/A.swift": "struct A { var shortName = 1 }",
        "Lib/Stop.swift": "struct Stop {}",
        "Lib/Stop+Name.swift": "extension Stop { var shortName: String { \"\" } }",
        "Lib/Stop+Map.swift": "import MapKit\nextension Stop { var shortName: Int { 1 } }",
      ],
      sources: ["Lib/Stop+Name.swift", "Lib/Stop.swift", "W/A.swift", "W/Ride.swift"],
      entry: .generated),
    Case(
      rule: "build products, packages of others, tests and hidden folders are passed by",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A"),
        "W/A.swift": Snippet.attributes("A"),
        "Pods/X.swift": Snippet.activity("X", attributes: "B"),
        ".build/X.swift": Snippet.activity("X", attributes: "B"),
        "build/X.swift": Snippet.activity("X", attributes: "B"),
        "DerivedData/X.swift": Snippet.activity("X", attributes: "B"),
        "node_modules/m/X.swift": Snippet.activity("X", attributes: "B"),
        "RideTests/X.swift": Snippet.activity("X", attributes: "B"),
        "Try.playground/X.swift": Snippet.activity("X", attributes: "B"),
      ],
      sources: ["W/A.swift", "W/Ride.swift"], entry: .generated),
    Case(
      rule: "a launcher that starts one of two bundles is the entry",
      files: [
        "W/Ride.swift": Snippet.activity("Ride", attributes: "A"),
        "W/A.swift": Snippet.attributes("A"),
        "W/Main.swift": """
        @main enum Launcher { static func main() { New.main() } }
        struct New: WidgetBundle { var body: some Widget { Ride() } }
        """,
      ],
      sources: ["W/A.swift", "W/Main.swift", "W/Ride.swift"],
      entry: .declared(type: "Launcher", path: "W/Main.swift")),
    Case(
      rule: "a widget that is itself @main is the entry",
      files: [
        "W/Ride.swift": "@main\n"
          + Snippet.attributes("A").replacingOccurrences(of: "\n", with: " ")
          .replacingOccurrences(
            of: "import ActivityKit",
            with: "struct X: Widget { let a = "
              + "ActivityConfiguration(for: A.self) };")
      ],
      sources: ["W/Ride.swift"], entry: .declared(type: "X", path: "W/Ride.swift")),
  ]

  @Test("The widget's files and its entry", arguments: cases)
  func choosesFiles(_ example: Case) throws {
    let folder = try TemporaryFolder(example.files)
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == example.sources)
    #expect(project.entry == example.entry)
    #expect(project.sources.flatMap(\.masked).isEmpty)
  }

  @Test("Every activity of the folder is kept, with its place")
  func keepsAllActivities() throws {
    let folder = try TemporaryFolder([
      "W/A.swift": Snippet.activity("One", attributes: "OneAttributes"),
      "W/B.swift": "\n" + Snippet.activity("Two", attributes: "Model.TwoAttributes"),
      "W/C.swift": Snippet.bundle("Both", "One", "Two"),
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(
      project.activities == [
        DeclaredActivity(attributesType: "OneAttributes", path: "W/A.swift", line: 4),
        DeclaredActivity(attributesType: "Model.TwoAttributes", path: "W/B.swift", line: 5),
      ])
    #expect(project.sources.map(\.role) == [.activity, .activity, .bundle])
  }

  @Test("A bundle that names a widget declared nowhere is left out, with a note")
  func leavesOutBundleOfUnknownWidgets() throws {
    let folder = try TemporaryFolder([
      "W/Ride.swift": Snippet.activity("Ride", attributes: "A"),
      "W/A.swift": Snippet.attributes("A"),
      "W/Bundle.swift": Snippet.bundle("Widgets", "Ride", "Weather"),
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["W/A.swift", "W/Ride.swift"])
    #expect(project.entry == .generated)
    #expect(
      project.notes == [
        "The bundle Widgets in W/Bundle.swift is left out: it names Weather, which is declared"
          + " nowhere in the folder. The Live Activities are shown without it."
      ])
  }

  @Test("A bundle whose other widgets need a module that is not there is left out")
  func leavesOutBundleOfForeignModules() throws {
    let folder = try TemporaryFolder([
      "W/Ride.swift": Snippet.activity("Ride", attributes: "A"),
      "W/A.swift": Snippet.attributes("A"),
      "W/Weather.swift": "import Firebase\nstruct Weather: Widget {}",
      "W/Bundle.swift": Snippet.bundle("Widgets", "Ride", "Weather"),
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["W/A.swift", "W/Ride.swift"])
    #expect(project.notes.count == 1)
    #expect(project.notes[0].contains("it needs W/Weather.swift, which imports Firebase"))
  }

  @Test("A bundle in the activity's own file is blanked when it cannot be used")
  func masksBundleInNeededFile() throws {
    let text = Snippet.activity("Ride", attributes: "A") + "\nstruct A {}\n"
    let bundle =
      "@main struct Widgets: WidgetBundle { var body: some Widget { Weather(); Ride() } }"
    let folder = try TemporaryFolder(["Ride.swift": text + bundle + "\nlet last = 1"])
    let project = try WidgetSources.find(at: folder.url)
    let source = try #require(project.sources.first)
    let masked = source.compiled(Array((text + bundle + "\nlet last = 1").utf8))
    let blank = String(repeating: " ", count: bundle.utf8.count)
    #expect(String(decoding: masked, as: UTF8.self) == text + blank + "\nlet last = 1")
    #expect(project.entry == .generated)
  }

  @Test("An app's entry beside an activity is blanked, and the rest of its file is kept")
  func masksApp() throws {
    let text = Snippet.activity("Ride", attributes: "A") + "\nstruct A {}\n"
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { Ride2() } } }"
    let folder = try TemporaryFolder(["Main.swift": text + app])
    let project = try WidgetSources.find(at: folder.url)
    let start = text.utf8.count
    #expect(project.sources.map(\.masked) == [[start..<start + app.utf8.count]])
    #expect(project.entry == .generated)
  }

  @Test("Two bundles with @main: all activities stay and Islet's own entry begins")
  func twoBundles() throws {
    let folder = try TemporaryFolder([
      "One/One.swift": Snippet.activity("One", attributes: "OneAttributes"),
      "One/Bundle.swift": Snippet.bundle("OneBundle", "One"),
      "Two/Two.swift": Snippet.activity("Two", attributes: "TwoAttributes"),
      "Two/Bundle.swift": Snippet.bundle("TwoBundle", "Two"),
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["One/One.swift", "Two/Two.swift"])
    #expect(project.entry == .generated)
    #expect(project.notes.count == 1)
    #expect(project.notes[0].contains("OneBundle (One/Bundle.swift), TwoBundle (Two/Bundle.swift)"))
  }

  @Test("A single file is taken with what it needs of its folder")
  func singleFile() throws {
    let folder = try TemporaryFolder([
      "Ride.swift": Snippet.activity("Ride", attributes: "A"),
      "A.swift": Snippet.attributes("A"),
      "Other.swift": Snippet.activity("Other", attributes: "B"),
    ])
    let project = try WidgetSources.find(at: folder.url.appendingPathComponent("Ride.swift"))
    #expect(project.sources.map(\.path) == ["A.swift", "Ride.swift"])
    #expect(project.activities.map(\.attributesType) == ["A"])
  }

  @Test("A module that is a folder of the project is compiled in")
  func ownModules() throws {
    let folder = try TemporaryFolder([
      "W/Ride.swift": "import RideKit\n" + Snippet.activity("Ride", attributes: "A"),
      "RideKit/Sources/RideKit/A.swift": "public struct A {}",
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.ownModules == ["RideKit"])
    #expect(project.sources.map(\.path) == ["RideKit/Sources/RideKit/A.swift", "W/Ride.swift"])
  }

  @Test("A link to a parent folder does not lead round in circles")
  func linkLoop() throws {
    let folder = try TemporaryFolder([
      "W/Ride.swift": Snippet.activity("Ride", attributes: "A"),
      "W/A.swift": Snippet.attributes("A"),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("W/loop"), withDestinationPath: "..")
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["W/A.swift", "W/Ride.swift"])
  }

  @Test("The project file's Swift version and bundle identifier are read")
  func xcodeSettings() throws {
    let folder = try TemporaryFolder([
      "W/Ride.swift": Snippet.activity("Ride", attributes: "Int"),
      "P.xcodeproj/project.pbxproj": """
      PRODUCT_BUNDLE_IDENTIFIER = com.example.ride;
      SWIFT_VERSION = 6.0;
      PRODUCT_BUNDLE_IDENTIFIER = "com.example.ride.widget";
      SWIFT_VERSION = 6.0;
      PRODUCT_BUNDLE_IDENTIFIER = com.example.rideTests;
      SWIFT_VERSION = 5.0;
      """,
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.swiftVersion == "6")
    #expect(project.resources.bundleIdentifier == "com.example.ride.widget")
  }

  @Test("With a cache the choice is remembered until a file changes")
  func remembersChoice() throws {
    let folder = try TemporaryFolder(["Ride.swift": Snippet.activity("Ride", attributes: "A")])
    let place = try TemporaryFolder()
    let cache = try CacheFolder(at: place.url)
    let first = try WidgetSources.find(at: folder.url, cache: cache)
    let again = try WidgetSources.find(at: folder.url, cache: cache)
    #expect(again == first)
    try folder.write("A.swift", Snippet.attributes("A"))
    let second = try WidgetSources.find(at: folder.url, cache: cache)
    #expect(second.sources.map(\.path) == ["A.swift", "Ride.swift"])
  }
}
