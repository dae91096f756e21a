import Foundation
import Testing

@testable import Project

/// Which strings files a widget gets.
struct StringsFilesTests {
  @Test("Files near the widget's source come first, the app's after them, bundle names not at all")
  func order() {
    let paths = [
      "App/de.lproj/Localizable.strings", "App/de.lproj/InfoPlist.strings",
      "Widget/Localizable.xcstrings", "Shared/de.lproj/Localizable.stringsdict",
      "Widget/Views/de.lproj/Errors.strings",
    ]
    #expect(
      StringsFiles.inOrder(paths, nearest: "Widget/Widget.swift") == [
        "Widget/Localizable.xcstrings", "Widget/Views/de.lproj/Errors.strings",
        "App/de.lproj/Localizable.strings", "Shared/de.lproj/Localizable.stringsdict",
      ])
  }

  @Test("The language of the source is the project's, or else that of the first catalogue")
  func development() throws {
    let folder = try TemporaryFolder([
      "Widget/Trip.swift": Snippet.activity("TripWidget", attributes: "TripAttributes"),
      "Shared/Trip.swift":
        "import ActivityKit\nstruct TripAttributes: ActivityAttributes { struct ContentState: "
        + "Codable, Hashable {} }",
      "Widget/Localizable.xcstrings": #"{"sourceLanguage": "fr", "strings": {}}"#,
      "App/de.lproj/Localizable.strings": "",
    ])
    let found = try WidgetSources.find(at: folder.url).resources
    #expect(found.developmentLanguage == "fr")
    #expect(
      found.strings.map { ($0 as NSString).lastPathComponent } == [
        "Localizable.xcstrings", "Localizable.strings",
      ])
    try folder.write(
      "Trip.xcodeproj/project.pbxproj", "developmentRegion = de;\nhasScannedForEncodings = 0;")
    #expect(try WidgetSources.find(at: folder.url).resources.developmentLanguage == "de")
  }
}
