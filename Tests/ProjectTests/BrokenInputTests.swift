import Foundation
import Testing

@testable import Project

/// Folders without a widget are answered with what was seen and what to do.
struct BrokenInputTests {
  @Test("A path with nothing at it")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("nowhere")
    #expect(throws: ProjectError.missing(path: path.path)) { try WidgetSources.find(at: path) }
  }

  @Test("A path to a file that is no Swift file")
  func otherFile() throws {
    let folder = try TemporaryFolder(["notes.txt": "x"])
    #expect(throws: ProjectError.notAFolder(path: folder.path("notes.txt"))) {
      try WidgetSources.find(at: folder.url.appendingPathComponent("notes.txt"))
    }
  }

  @Test("An empty folder")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ProjectError.noSwiftFiles(folder: folder.url.standardizedFileURL.path)) {
      try WidgetSources.find(at: folder.url)
    }
  }

  @Test("Swift files without a Live Activity are listed")
  func noActivity() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "B.swift": "struct B {}"])
    let error = #expect(throws: ProjectError.self) { try WidgetSources.find(at: folder.url) }
    let text = try #require(error?.description)
    #expect(text.contains("No Live Activity is declared in the 2 Swift files of"))
    #expect(text.contains(": A.swift, B.swift."))
    #expect(text.contains("ActivityConfiguration(for: …)"))
    #expect(text.hasSuffix("Give the folder that holds the widget extension's source."))
  }

  @Test("A comment that mentions ActivityConfiguration declares none")
  func onlyComment() throws {
    let folder = try TemporaryFolder(["A.swift": "// ActivityConfiguration(for: X.self)\n"])
    let error = #expect(throws: ProjectError.self) { try WidgetSources.find(at: folder.url) }
    #expect(
      error?.description.hasSuffix("A.swift mentions the name, but does not call it with a type.")
        == true)
  }

  @Test("A source in UTF-16 is named")
  func utf16() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift", Data([0xFF, 0xFE]) + Data("struct A {}".utf16.flatMap { [UInt8($0), 0] }))
    #expect(throws: ProjectError.notUTF8(path: "A.swift", offset: 0)) {
      try WidgetSources.find(at: folder.url)
    }
  }

  @Test("A source that stops being UTF-8 is named with the offset of the bad byte")
  func latin1() throws {
    let folder = try TemporaryFolder()
    let text = Snippet.activity("Ride", attributes: "A") + "// "
    try folder.write("A.swift", Data(text.utf8) + Data([0xE9, 0x0A]))
    #expect(throws: ProjectError.notUTF8(path: "A.swift", offset: text.utf8.count)) {
      try WidgetSources.find(at: folder.url)
    }
  }

  @Test("A source with a syntax error is found all the same, for the compiler to judge")
  func syntaxError() throws {
    let folder = try TemporaryFolder([
      "A.swift": Snippet.activity("Ride", attributes: "A") + "\nfunc broken( {{{"
    ])
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["A.swift"])
  }

  @Test("A source file beyond the limit is named with its size")
  func hugeFile() throws {
    let folder = try TemporaryFolder(["B.swift": Snippet.activity("Ride", attributes: "A")])
    var huge = Data("struct A { }\n".utf8)
    huge.append(Data(repeating: 0x20, count: SourceSet.fileLimit))
    try folder.write("A.swift", huge)
    // It is not needed to know that a widget is there, so it is merely passed by.
    let project = try WidgetSources.find(at: folder.url)
    #expect(project.sources.map(\.path) == ["B.swift"])
  }

  @Test("A cache that cannot be written is an error that names it")
  func unwritableCache() throws {
    let folder = try TemporaryFolder(["file": "x"])
    let error = #expect(throws: ProjectError.self) {
      try CacheFolder(at: folder.url.appendingPathComponent("file/cache"))
    }
    guard case .unwritableCache(let path, _)? = error else {
      Issue.record("not the expected error")
      return
    }
    #expect(path == folder.path("file/cache"))
  }

  @Test("Without a writable home the cache lies in the temporary folder")
  func fallbackCache() throws {
    let folder = try TemporaryFolder(["file": "x"])
    let cache = try CacheFolder.standard(environment: ["XDG_CACHE_HOME": folder.path("file")])
    #expect(!cache.url.path.hasPrefix(folder.url.path))
    let usual = try CacheFolder.standard(environment: ["XDG_CACHE_HOME": folder.url.path])
    #expect(usual.url.path == folder.path("islet"))
  }

  @Test("A missing compiler and missing kits tell where they were looked for")
  func missingTools() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ProjectError.noCompiler(searched: [folder.url.path])) {
      try Toolchain.find(environment: ["PATH": folder.url.path])
    }
    #expect(throws: ProjectError.noKits(searched: [folder.url.path])) {
      try KitsLocation.find(environment: ["ISLET_KITS": folder.url.path])
    }
  }
}
