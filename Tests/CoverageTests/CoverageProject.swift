import ActivityModel
import Drawing
import Foundation
import Wire

@testable import Project

/// The widget that all uses are compiled into.
struct CoverageProject: Sendable {
  var widget: BuiltWidget
  /// Modules of the kits.
  var modules: Set<String>

  /// Built once for all tests, and kept between runs.
  static let built = Result { try CoverageProject() }

  private init() throws {
    let kits = try KitsLocation.find()
    modules = kits.moduleNames
    let cache = try CacheFolder(
      at: FileManager.default.temporaryDirectory
        .appendingPathComponent("islet-test-cache-\(getuid())"))
    // A place of the same name each time, since the widget is found again by it.
    let folder = cache.url.appendingPathComponent("coverage", isDirectory: true)
    for (path, data) in try Self.files(modules: modules) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
    let project = try WidgetSources.find(at: folder, kits: kits, cache: cache)
    widget = try WidgetBuilder.build(project, kits: kits, cache: cache)
  }

  private static func files(modules: Set<String>) throws -> [String: Data] {
    let tables = UseTable.all
    var texts = [
      "Shared/Prelude.swift": UseTable.prelude,
      "Widget/Coverage.swift": UseTable.entry(tables: tables),
      "Widget/Assets.xcassets/Brand.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.1", "green": "0.4", "blue": "0.7", "alpha": "1.0"}}}]}
      """,
      "Widget/Assets.xcassets/photo.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "photo.png", "scale": "1x"}]}
      """,
    ]
    for (index, table) in tables.enumerated() {
      texts["Widget/\(table.name).swift"] = table.source(table: index, modules: modules)
      for row in table.rows where row.canBeBuilt(with: modules) {
        for module in row.lines["@"] ?? [] {
          texts["Widget/Import\(module).swift"] = "import \(module)\n"
        }
      }
    }
    var files = texts.mapValues { Data($0.utf8) }
    files["Widget/Assets.xcassets/photo.imageset/photo.png"] = Data(base64Encoded: photo)
    return files
  }

  /// A picture of 24 by 16 pixels.
  private static let photo =
    "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGklEQVR42mM4YaNBFcQwatCoQaMGjRpEGQIAwL3CEEmM"
    + "++MAAAAASUVORK5CYII="
}

/// A conversation with the widget.
struct CoverageSession {
  private let process: WidgetProcess

  init(_ project: CoverageProject) throws {
    var settings = WidgetProcess.Settings()
    settings.environment[SymbolDirectory.variable] = SymbolDirectory.find(
      environment: ProcessInfo.processInfo.environment,
      executable: KitsLocation.runningExecutable?.path,
      workingDirectory: FileManager.default.currentDirectoryPath)
    process = try project.widget.start(settings)
  }

  func reply(to request: WidgetRequest) throws -> WidgetReply {
    try process.send(JSONEncoder().encode(request), timeout: 30)
    return try JSONDecoder().decode(WidgetReply.self, from: process.receive(timeout: 30))
  }

  /// What is drawn of a use.
  func draw(_ use: Int, _ presentation: Presentation) throws -> WidgetReply {
    let state = #"{"use": \#(use), "title": "Harbour", "phase": "riding"}"#
    return try reply(
      to: .render(
        RenderRequest(
          content: .json(
            attributesType: "RideAttributes", attributes: Data(#"{"line": "U4"}"#.utf8),
            state: Data(state.utf8)),
          presentation: presentation,
          environment: RenderEnvironment(
            device: .standard, now: Date(timeIntervalSince1970: 1_780_306_860)))))
  }

  func end() { process.terminate() }
}
