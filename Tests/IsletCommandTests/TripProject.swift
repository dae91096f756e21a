import Foundation

/// A project with one Live Activity, written into a folder that lives as long as a test.
final class TripProject {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-test-\(UUID().uuidString)", isDirectory: true)

  var project: URL { url.appendingPathComponent("Trip", isDirectory: true) }
  var output: URL { url.appendingPathComponent("out", isDirectory: true) }

  static let attributes = """
    import ActivityKit

    struct TripAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var stop: String
        var minutes: Int
      }

      var line: String
    }
    """

  /// `compactTrailing` is the source of that view.
  static func widget(
    compactTrailing: String = "Text(context.attributes.line)",
    previews: String = TripProject.previews
  ) -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct TripActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
          Text(context.state.stop).padding()
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text(context.state.stop) }
          } compactLeading: {
            Text("\\(context.state.minutes)")
          } compactTrailing: {
            \(compactTrailing)
          } minimal: {
            Text(context.attributes.line)
          }
        }
      }
    }

    \(previews)
    """
  }

  static let previews = """
    #Preview("Trip", as: .content, using: TripAttributes(line: "U8")) {
      TripActivity()
    } contentStates: {
      TripAttributes.ContentState(stop: "Hermannplatz", minutes: 5)
      TripAttributes.ContentState(stop: "Alexanderplatz", minutes: 0)
    }
    """

  /// Files by their path below the project.
  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: "Trip/\(path)") }
  }

  convenience init(widget: String = TripProject.widget()) throws {
    try self.init(["Shared/Trip.swift": Self.attributes, "Widget/Widget.swift": widget])
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> String {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func preview(_ options: [String] = []) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["preview", project.path, "--output", output.path] + options)
  }

  /// Bytes of every file in the output folder.
  var outputFiles: [String: Data] {
    let paths = FileManager.default.subpaths(atPath: output.path) ?? []
    var files: [String: Data] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let file = output.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        files[path] = try? Data(contentsOf: file)
      }
    }
    return files
  }
}
