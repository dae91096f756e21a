import Foundation
import Testing

@testable import Project

struct SourceWatcherTests {
  /// A folder with `Widget/Card.swift` and `.build`, and its watcher.
  private func watched(
    _ body: (URL, inout AsyncStream<Void>.Iterator) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-watch-\(UUID().uuidString)")
    for folder in ["Widget", ".build"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("a".utf8).write(to: root.appendingPathComponent("Widget/Card.swift"))
    let watcher = try SourceWatcher(path: root.path)
    defer { watcher.stop() }
    var changes = watcher.changes.makeAsyncIterator()
    try await body(root, &changes)
  }

  @Test("A file that is written in place is told", .timeLimit(.minutes(1)))
  func written() async throws {
    try await watched { root, changes in
      try Data("b".utf8).write(to: root.appendingPathComponent("Widget/Card.swift"))
      #expect(await changes.next() != nil)
    }
  }

  @Test("A save by a second file that is renamed is told", .timeLimit(.minutes(1)))
  func renamed() async throws {
    try await watched { root, changes in
      let other = root.appendingPathComponent("Widget/.Card.swift.swp")
      try Data("b".utf8).write(to: other)
      rename(other.path, root.appendingPathComponent("Widget/Card.swift").path)
      #expect(await changes.next() != nil)
    }
  }

  @Test("A file in a folder that was just made is told", .timeLimit(.minutes(1)))
  func newFolder() async throws {
    try await watched { root, changes in
      let folder = root.appendingPathComponent("Views/Small")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(await changes.next() != nil)
      try Data("b".utf8).write(to: folder.appendingPathComponent("Bar.swift"))
      #expect(await changes.next() != nil)
    }
  }

  @Test("Products and editors' own files are not told; a stopped watcher ends its stream")
  func silent() async throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent(".build"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let watcher = try SourceWatcher(path: root.path)
    for name in [".build/a.o", ".card.swp", "4913", "Card.swift~"] {
      try Data("b".utf8).write(to: root.appendingPathComponent(name))
    }
    watcher.stop()
    var count = 0
    for await _ in watcher.changes { count += 1 }
    #expect(count == 0)
  }

  @Test("A path where nothing is, is refused")
  func missing() {
    #expect(throws: ProjectError.missing(path: "/nowhere/at/all")) {
      try SourceWatcher(path: "/nowhere/at/all")
    }
  }
}
