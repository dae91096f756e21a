import Foundation
import Testing

@testable import Project

/// Which files an Xcode project gives its widget.
struct XcodeTargetTests {
  /// A project with an app and a widget extension, in the form that Xcode writes.
  private static func project(_ objects: String, root: String = "P0") -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {
    \(objects)
    \t};
    \trootObject = \(root) /* Project object */;
    }
    """
  }

  private static let targets = """
    P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = ""; };
    L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
    C0 /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
    A1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (S1, ); };
    W1 = {isa = PBXNativeTarget; name = "Ride Widget";
      productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1;
      buildPhases = (S2, R2, ); };
    L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); };
    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      PRODUCT_BUNDLE_IDENTIFIER = com.example.ride.widget; SWIFT_VERSION = 6.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) IS_WIDGET"; }; };
    C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
    """

  /// Groups and phases as projects before Xcode 16 have them.
  private static let listed =
    targets + """

      G0 = {isa = PBXGroup; children = (G1, G2, F9, ); sourceTree = "<group>"; };
      G1 = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
      G2 /* Widget */ = {isa = PBXGroup; children = (F3, F4, F5, ); path = RideWidget;
        sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Model/Ride.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = "Ride Live.swift"; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = Bundle.swift; sourceTree = "<group>"; };
      F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      F9 = {isa = PBXFileReference; path = Shared/Attributes.swift; sourceTree = SOURCE_ROOT; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; };
      B8 = {isa = PBXBuildFile; fileRef = F9; };
      B9 = {isa = PBXBuildFile; fileRef = F9; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B8, ); };
      S2 = {isa = PBXSourcesBuildPhase; files = (B3, B4, B9, BX, ); };
      R2 = {isa = PBXResourcesBuildPhase; files = (B5, ); };
      """

  private static func read(_ text: String, path: String = "ios/Ride.xcodeproj/project.pbxproj")
    -> [XcodeTarget]
  {
    XcodeProjectFile(Data(text.utf8), path: path, root: "/home/me/ride").targets
  }

  @Test("A target has the files of its phases, found through groups and roots")
  func listedFiles() throws {
    let widget = try #require(Self.read(Self.project(Self.listed)).first { $0.isExtension })
    #expect(widget.name == "Ride Widget")
    #expect(
      widget.sources == [
        "ios/RideWidget/Ride Live.swift", "ios/RideWidget/Bundle.swift",
        "ios/Shared/Attributes.swift",
      ])
    #expect(widget.resources == ["ios/RideWidget/Assets.xcassets"])
    #expect(widget.contains("ios/RideWidget/Bundle.swift"))
    #expect(!widget.contains("ios/App/Model/Ride.swift"))
  }

  @Test("Settings are those for debugging, the target's before the project's")
  func settings() throws {
    let targets = Self.read(Self.project(Self.listed))
    let widget = try #require(targets.first { $0.isExtension }).settings
    #expect(widget.swiftVersion == "6.0")
    #expect(widget.bundleIdentifier == "com.example.ride.widget")
    #expect(widget.flags == ["DEBUG", "IS_WIDGET"])
    let app = try #require(targets.first { !$0.isExtension }).settings
    #expect(app.swiftVersion == "5.0")
    #expect(app.flags == ["DEBUG"])
  }

  /// Folders as projects since Xcode 16 have them.
  private static let synchronized =
    targets.replacingOccurrences(
      of: "buildPhases = (S2, R2, );",
      with: "buildPhases = (S2, ); fileSystemSynchronizedGroups = (Y1, );"
    ).replacingOccurrences(
      of: "buildPhases = (S1, );",
      with: "buildPhases = (S1, ); fileSystemSynchronizedGroups = (Y2, );") + """

      G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
      Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = RideWidget;
        sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W1;
        membershipExceptions = (Info.plist, Old/Unused.swift, Drafts, ); };
      Y2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = App;
        sourceTree = "<group>"; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W1;
        membershipExceptions = (Model/Attributes.swift, Shared, ); };
      S1 = {isa = PBXSourcesBuildPhase; files = ( ); };
      S2 = {isa = PBXSourcesBuildPhase; files = ( ); };
      """

  @Test(
    "Of a folder in step with the disk all belongs to its target but what is excepted",
    arguments: [
      ("RideWidget/Live.swift", true), ("RideWidget/Views/Card.swift", true),
      ("RideWidget/Old/Unused.swift", false), ("RideWidget/Drafts/New.swift", false),
      ("RideWidgetTwo/Live.swift", false), ("App/Model/Attributes.swift", true),
      ("App/Shared/Colors.swift", true), ("App/Home.swift", false),
    ])
  func synchronizedFiles(path: String, belongs: Bool) throws {
    let targets = Self.read(Self.project(Self.synchronized), path: "Ride.xcodeproj/project.pbxproj")
    let widget = try #require(targets.first { $0.isExtension })
    #expect(widget.contains(path) == belongs)
  }

  @Test(
    "A file that is no project has no targets",
    arguments: [
      "", "{", "<<<<<<< HEAD\n", "{ objects = (); }", "{ objects = { A = B; }; }",
      "{ objects = { A = { isa = PBXNativeTarget; buildPhases = A; }; }; }",
    ])
  func broken(text: String) {
    #expect(Self.read(text).allSatisfy { $0.sources.isEmpty && $0.folders.isEmpty })
  }

  @Test("Groups in a ring end")
  func ring() throws {
    let text = Self.project(
      Self.targets + """

        G0 = {isa = PBXGroup; children = (G1, ); path = a; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G0, F3, ); path = b; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = X.swift; sourceTree = "<group>"; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        S2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        """)
    let widget = try #require(Self.read(text).first { $0.isExtension })
    #expect(widget.sources.count == 1)
  }

  // MARK: In a folder

  private static let files = [
    "Ride.xcodeproj/project.pbxproj": project(listed),
    "App/App.swift": Snippet.app,
    "App/Model/Ride.swift":
      "import SwiftUI\nstruct Card {}\nextension Color { static let tar = 1 }",
    "RideWidget/Ride Live.swift": Snippet.activity(
      "Ride", attributes: "RideAttributes", body: "Card(); Color.tar"),
    "RideWidget/Bundle.swift": Snippet.bundle("Widgets", "Ride"),
    "RideWidget/Forgotten.swift": "struct Forgotten {}",
    "Shared/Attributes.swift": Snippet.attributes("RideAttributes"),
  ]

  private func sources(_ changes: [String: String]) throws -> WidgetProject {
    let folder = try TemporaryFolder(Self.files.merging(changes) { $1 })
    return try WidgetSources.find(at: folder.url)
  }

  @Test("The widget gets its target's files, and none of the app's that declare a name it uses")
  func membership() throws {
    let project = try sources([:])
    #expect(
      project.sources.map(\.path) == [
        "RideWidget/Bundle.swift", "RideWidget/Ride Live.swift", "Shared/Attributes.swift",
      ])
    #expect(project.swiftVersion == "6")
    #expect(project.flags == ["DEBUG", "IS_WIDGET"])
    #expect(project.resources.bundleIdentifier == "com.example.ride.widget")
    #expect(project.entry == .declared(type: "Widgets", path: "RideWidget/Bundle.swift"))
  }

  @Test("A flag of the target decides what belongs to the widget")
  func flags() throws {
    let project = try sources([
      "RideWidget/Ride Live.swift": "#if !IS_WIDGET\nlet a = Gone()\n#endif\n"
        + Snippet.activity("Ride", attributes: "RideAttributes")
    ])
    let source = try #require(project.sources.first { $0.path.hasSuffix("Live.swift") })
    #expect(source.edits.map(\.bytes) == [0..<30, 30..<36])
  }

  @Test("A target that names files which are not there is completed by names")
  func stale() throws {
    let stale = Self.listed.replacingOccurrences(
      of: "path = Bundle.swift", with: "path = Gone.swift")
    let project = try sources(["Ride.xcodeproj/project.pbxproj": Self.project(stale)])
    #expect(project.sources.map(\.path).contains("App/Model/Ride.swift"))
  }

  @Test("A project file that cannot be read changes nothing", arguments: ["", "{", "<<<<<<< HEAD"])
  func unreadable(text: String) throws {
    let with = try sources(["Ride.xcodeproj/project.pbxproj": text])
    var files = Self.files
    files["Ride.xcodeproj/project.pbxproj"] = nil
    let folder = try TemporaryFolder(files)
    let without = try WidgetSources.find(at: folder.url)
    #expect(with.sources == without.sources)
    #expect(with.entry == without.entry)
  }

  @Test("A home-screen widget that needs a missing module is left out with what needs it")
  func missingModule() throws {
    let listed =
      Self.listed
      .replacingOccurrences(
        of: "files = (B3, B4, B9, BX, )", with: "files = (B3, B4, B9, BM, BN, )"
      )
      .replacingOccurrences(of: "F3, F4, F5, )", with: "F3, F4, F5, FM, FN, )") + """

        FM = {isa = PBXFileReference; path = Map.swift; sourceTree = "<group>"; };
        FN = {isa = PBXFileReference; path = Near.swift; sourceTree = "<group>"; };
        BM = {isa = PBXBuildFile; fileRef = FM; };
        BN = {isa = PBXBuildFile; fileRef = FN; };
        """
    let project = try sources([
      "Ride.xcodeproj/project.pbxproj": Self.project(listed),
      "RideWidget/Map.swift": "import MapKit\nstruct MapCard {}",
      "RideWidget/Near.swift": "struct Near { var card = MapCard() }",
    ])
    #expect(
      project.sources.map(\.path) == [
        "RideWidget/Bundle.swift", "RideWidget/Ride Live.swift", "Shared/Attributes.swift",
      ])
    #expect(project.notes.contains { $0.contains("RideWidget/Map.swift imports MapKit") })
  }

  @Test("Of two projects with Live Activities one is drawn, and the other is named")
  func twoProjects() throws {
    let project = try sources([
      "Other/Other.xcodeproj/project.pbxproj": Self.project(Self.listed),
      "Other/RideWidget/Ride Live.swift": Snippet.activity("Ride", attributes: "OtherAttributes"),
      "Other/RideWidget/Bundle.swift": Snippet.bundle("Widgets", "Ride"),
      "Other/Shared/Attributes.swift": Snippet.attributes("OtherAttributes"),
      "Other/App/App.swift": Snippet.app,
    ])
    #expect(project.activities.count == 1)
    #expect(project.sources.count == 3)
    #expect(project.notes.contains { $0.contains("give the folder of that project") })
  }

  @Test("What the Live Activity does not need of its target may be left out")
  func optional() throws {
    let project = try sources([:])
    #expect(project.optional == ["RideWidget/Bundle.swift"])
    let core = try #require(project.withoutOptional())
    #expect(core.entry == .generated)
    #expect(
      core.sources.map(\.path) == ["RideWidget/Ride Live.swift", "Shared/Attributes.swift"])
  }
}
