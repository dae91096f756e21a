import Foundation
import Testing

@testable import Project

/// Which folders below a path are projects of their own.
struct ProjectFoldersTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var files: [String: String]
    /// Relative to the path; empty for the path itself.
    var projects: [String]
    var testDescription: String { rule }
  }

  static let ride = Snippet.activity("Ride", attributes: "RideAttributes")
  static let meal = Snippet.activity("Meal", attributes: "MealAttributes")

  static let cases: [Case] = [
    Case(
      rule:
        "folders with Widget beside App or Shared are projects; those without an activity are none",
      files: [
        "Rides/Widget/Ride.swift": ride, "Rides/App/App.swift": Snippet.app,
        "Food/Meals/Widget/Meal.swift": meal, "Food/Meals/Shared/A.swift": "struct A {}",
        "Other/App/App.swift": Snippet.app, "Other/Widget/Empty.swift": "struct Empty {}",
      ],
      projects: ["Food/Meals", "Rides"]),
    Case(
      rule: "folders with an Xcode project are projects",
      files: [
        "Rides/Rides.xcodeproj/project.pbxproj": "{}", "Rides/Code/Ride.swift": ride,
        "Meals/Meals.xcodeproj/project.pbxproj": "{}", "Meals/Meal.swift": meal,
      ],
      projects: ["Meals", "Rides"]),
    Case(
      rule: "a path with an Xcode project is one project, whatever lies below",
      files: [
        "All.xcodeproj/project.pbxproj": "{}", "Rides/Widget/Ride.swift": ride,
        "Rides/App/App.swift": Snippet.app, "Meals/Widget/Meal.swift": meal,
        "Meals/App/App.swift": Snippet.app,
      ],
      projects: []),
    Case(
      rule: "a Swift file beside the projects may belong to all, so the path is one",
      files: [
        "Common/Shape.swift": "struct Shape {}", "Rides/Widget/Ride.swift": ride,
        "Rides/App/App.swift": Snippet.app, "Meals/Widget/Meal.swift": meal,
        "Meals/App/App.swift": Snippet.app,
      ],
      projects: []),
    Case(
      rule: "a single app with Widget, Shared and App is one project",
      files: [
        "Widget/Ride.swift": ride, "App/App.swift": Snippet.app,
        "Shared/Ride.swift": Snippet.attributes("RideAttributes"),
      ],
      projects: []),
  ]

  @Test(arguments: cases)
  func projects(_ test: Case) throws {
    let folder = try TemporaryFolder(test.files)
    let path = folder.url.path
    let expected = test.projects.isEmpty ? [path] : test.projects.map { path + "/" + $0 }
    #expect(ProjectFolders.projects(at: path) == expected)
  }

  @Test("an activity leaves the projects that declare it; an unknown one leaves the path as it is")
  func activity() throws {
    let folder = try TemporaryFolder(Self.cases[0].files)
    let path = folder.url.path
    #expect(
      ProjectFolders.projects(at: path, activity: "Rides.RideAttributes") == ["\(path)/Rides"])
    #expect(ProjectFolders.projects(at: path, activity: "Nothing") == [path])
  }

  @Test("previews in a file that nothing names belong to the widget, and may be left out")
  func previews() throws {
    let preview = """
      import WidgetKit
      #Preview("Ride", as: .content, using: RideAttributes.sample) { Ride() } contentStates: { 1 }
      """
    let folder = try TemporaryFolder([
      "Ride.swift": Self.ride, "Attributes.swift": Snippet.attributes("RideAttributes"),
      "Previews.swift": preview,
      "Others.swift": preview.replacingOccurrences(of: "RideAttributes", with: "MealAttributes"),
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["Attributes.swift", "Previews.swift", "Ride.swift"])
    #expect(project.optional == ["Previews.swift"])
  }
}
