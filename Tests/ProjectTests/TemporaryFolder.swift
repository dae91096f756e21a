import Foundation

/// A folder with the given files that lives as long as the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appendingPathComponent("islet-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func path(_ path: String) -> String { url.appendingPathComponent(path).path }
}

/// Pieces of widget source.
enum Snippet {
  static func activity(_ name: String, attributes: String, body: String = "Text(\"\")") -> String {
    """
    import WidgetKit
    struct \(name): Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: \(attributes).self) { context in
          \(body)
        } dynamicIsland: { context in
          DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { }
        }
      }
    }
    """
  }

  static func bundle(_ name: String, _ widgets: String...) -> String {
    """
    import WidgetKit
    @main struct \(name): WidgetBundle {
      var body: some Widget { \(widgets.map { "\($0)()" }.joined(separator: "; ")) }
    }
    """
  }

  static func attributes(_ name: String) -> String {
    """
    import ActivityKit
    struct \(name): ActivityAttributes { struct ContentState: Codable, Hashable {} }
    """
  }

  static let app = """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    """
}
