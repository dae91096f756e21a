import Foundation
import Glibc

/// Turns images of a manifest that are PDF into SVG, which the widget's process draws.
///
/// Poppler's `pdftocairo` does it once for each file; linking Poppler into the widget would make every
/// start slower for the few that have such images.
struct PDFImages {
  /// Where the results are kept.
  private let folder: URL
  /// `pdftocairo`; nil where it is not installed.
  private let tool: String?

  /// The most images that are turned in one run; those that the source names come first. A choice of
  /// Islet.
  private static let limit = 300
  /// Results that are kept; a choice of Islet.
  private static let kept = 2_000
  /// A picture that takes longer is none for a widget; a choice of Islet.
  private static let timeLimit = Duration.seconds(10)

  init(
    cache: CacheFolder, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) {
    folder = try cache.folder("pdf-1")
    tool = (environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/pdftocairo" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Puts SVG in the place of the manifest's PDF. Gives back complete sentences about what stayed.
  ///
  /// - Parameter isNamed: whether the source names an image.
  func replace(in manifest: inout ResourceManifest, isNamed: (String) -> Bool) -> [String] {
    let names = manifest.images.keys.sorted().filter { name in
      manifest.images[name]?.variants.contains { Self.isPDF($0.path) } == true
    }
    let ordered = names.filter(isNamed) + names.filter { !isNamed($0) }
    var files: [String] = []
    for name in ordered.prefix(Self.limit) {
      for variant in manifest.images[name]?.variants ?? [] where Self.isPDF(variant.path) {
        if !files.contains(variant.path) { files.append(variant.path) }
      }
    }
    guard !files.isEmpty else { return [] }
    let made = results(of: files)
    var notes: [String] = []
    for name in ordered.prefix(Self.limit) {
      guard var entry = manifest.images[name] else { continue }
      for index in entry.variants.indices where Self.isPDF(entry.variants[index].path) {
        if let svg = made[entry.variants[index].path] {
          entry.variants[index].path = svg
          entry.variants[index].scale = 0
        } else if tool != nil, isNamed(name) {
          notes.append(
            "The image \(name) is not drawn: \(entry.variants[index].path) is no PDF that Poppler"
              + " reads. Export it again.")
        }
      }
      manifest.images[name] = entry
    }
    if tool == nil, let first = ordered.first(where: isNamed) {
      notes.append(
        "The image \(first) is a PDF and is not drawn, as pdftocairo is missing. Install the Debian"
          + " package poppler-utils.")
    }
    CachePruning.keepNewest(Self.kept, in: folder)
    return notes
  }

  private static func isPDF(_ path: String) -> Bool { path.lowercased().hasSuffix(".pdf") }

  /// The paths of the SVG by those of the PDF.
  private func results(of files: [String]) -> [String: String] {
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      if let svg = svg(of: files[index]) { results.set(svg, for: files[index]) }
    }
    return results.all
  }

  private final class Results: @unchecked Sendable {
    // All access is under the lock.
    private let lock = NSLock()
    private var paths: [String: String] = [:]
    func set(_ result: String, for file: String) { lock.withLock { paths[file] = result } }
    var all: [String: String] { lock.withLock { paths } }
  }

  private func svg(of file: String) -> String? {
    var key = ContentHash()
    key.combine(file)
    key.combine(FileStamp(path: file))
    let result = folder.appendingPathComponent(key.hexadecimal + ".svg")
    if access(result.path, R_OK) == 0 { return result.path }
    guard let tool, let scratch = try? ScratchFolder.make(in: folder) else { return nil }
    defer { ScratchFolder.remove(scratch) }
    let draft = scratch.appendingPathComponent("draft.svg")
    let run = try? Subprocess.run(
      ChildProcess.Launch(
        executable: tool, arguments: ["-svg", "-f", "1", "-l", "1", file, draft.path],
        environment: ProcessInfo.processInfo.environment, directory: scratch.path,
        leadsGroup: false),
      outputBound: 1 << 16, timeout: Self.timeLimit)
    guard run?.ending == .exited(code: 0),
      let text = try? String(contentsOf: draft, encoding: .utf8),
      (try? Data(Self.inPixels(text).utf8).write(to: result, options: .atomic)) != nil
    else { return nil }
    return result.path
  }

  /// A point of PDF is a point of SwiftUI, which for SVG is its pixel: `width="24pt"` becomes
  /// `width="24"`.
  static func inPixels(_ svg: String) -> String {
    guard let start = svg.range(of: "<svg "),
      let end = svg.range(of: ">", range: start.upperBound..<svg.endIndex)
    else { return svg }
    let head = svg[start.lowerBound..<end.upperBound].replacingOccurrences(of: "pt\"", with: "\"")
    return svg[..<start.lowerBound] + head + svg[end.upperBound...]
  }
}
