import Foundation
import Testing

@testable import Studio

@Suite struct OutputFolderTests {
  let folder = TemporaryFolder()

  /// One run that writes these files.
  func run(_ files: [String: String]) throws {
    var output = try OutputFolder.open(folder.url.path)
    try output.claim(files.keys.sorted())
    for (path, text) in files { try output.write(Data(text.utf8), to: path) }
    try output.finish()
  }

  @Test("Files of an earlier run are replaced, and those no longer drawn go with their folders")
  func stale() throws {
    try run(["A/one/compact.png": "1", "A/two/compact.png": "2", "index.html": "old"])
    try run(["A/one/compact.png": "3", "index.html": "new"])
    #expect(folder.files == [".islet-preview.json", "A/one/compact.png", "index.html"])
    #expect(folder.text("A/one/compact.png") == "3")
    #expect(!FileManager.default.fileExists(atPath: folder.path("A/two")))
  }

  @Test("Somebody else's files are kept, also beside ours")
  func foreign() throws {
    try folder.write("mine", to: "A/one/notes.txt")
    try run(["A/one/compact.png": "1"])
    try run(["B/x/compact.png": "1"])
    #expect(
      folder.files == [".islet-preview.json", "A/one/notes.txt", "B/x/compact.png"])
  }

  @Test("A file that Islet did not write is never replaced, and nothing else is written then")
  func refusal() throws {
    try folder.write("mine", to: "index.html")
    let problem = #expect(throws: Problem.self) {
      try run(["A/one/compact.png": "1", "index.html": "ours"])
    }
    #expect(problem?.kind == .output)
    #expect(problem?.message.contains(folder.path("index.html")) == true)
    #expect(folder.files == ["index.html"])
    #expect(folder.text("index.html") == "mine")
  }

  @Test("A stale file that somebody changed is kept")
  func changed() throws {
    try run(["a.png": "1", "b.png": "1"])
    try folder.write("retouched", to: "a.png")
    try run(["c.png": "1"])
    #expect(folder.files == [".islet-preview.json", "a.png", "c.png"])
  }

  @Test("A run that was broken off leaves files that the next run knows")
  func brokenOff() throws {
    do {
      var output = try OutputFolder.open(folder.url.path)
      try output.claim(["a.png", "b.png"])
      try output.write(Data("1".utf8), to: "a.png")
    }
    try run(["a.png": "2"])
    #expect(folder.files == [".islet-preview.json", "a.png"])
    #expect(folder.text("a.png") == "2")
  }

  @Test("Two runs into one folder at once each write all of their files")
  func concurrentRuns() async throws {
    let names = (0..<8).map { "run\($0)" }
    let place = folder.url.path
    try await withThrowingTaskGroup { group in
      for name in names {
        group.addTask {
          // All are open before the first one claims anything.
          var output = try OutputFolder.open(place)
          await Task.yield()
          try output.claim(["A/same.png", "A/\(name).png"])
          try output.write(Data(name.utf8), to: "A/same.png")
          try output.write(Data(name.utf8), to: "A/\(name).png")
          try output.finish()
        }
      }
      try await group.waitForAll()
    }
    let last = try #require(folder.text("A/same.png"))
    #expect(names.contains(last))
    #expect(folder.files == [".islet-preview.json", "A/\(last).png", "A/same.png"])
  }

  @Test("A run that another one overtook does not take its files for somebody else's")
  func overtaken() throws {
    var slow = try OutputFolder.open(folder.url.path)
    try run(["a.png": "fast"])
    try slow.claim(["a.png"])
    try slow.write(Data("slow".utf8), to: "a.png")
    try slow.finish()
    #expect(folder.text("a.png") == "slow")
  }

  @Test("A list from elsewhere cannot reach out of the folder")
  func reachingOut() throws {
    let outside = try folder.write("keep", to: "outside.txt")
    let inner = folder.path("out")
    try folder.write(
      #"{"version": 1, "files": {"../outside.txt": "", "/etc/hostname": "", "link/x.txt": ""}}"#,
      to: "out/.islet-preview.json")
    try folder.write("keep", to: "elsewhere/x.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/link"), withDestinationPath: folder.path("elsewhere"))
    var output = try OutputFolder.open(inner)
    try output.claim(["a.png"])
    try output.write(Data("1".utf8), to: "a.png")
    try output.finish()
    #expect(FileManager.default.fileExists(atPath: outside))
    #expect(folder.text("elsewhere/x.txt") == "keep")
  }

  @Test("A list that is none of Islet's is refused by name")
  func foreignList() throws {
    try folder.write("hello", to: ".islet-preview.json")
    let problem = #expect(throws: Problem.self) { try run(["a.png": "1"]) }
    #expect(problem?.message.contains(".islet-preview.json") == true)
    #expect(folder.text(".islet-preview.json") == "hello")
  }

  @Test("A folder that cannot be made is named with the reason")
  func unwritable() throws {
    let file = try folder.write("", to: "file")
    let problem = #expect(throws: Problem.self) { try OutputFolder.open(file + "/out") }
    #expect(problem?.kind == .output)
    #expect(problem?.message.contains("\(file)/out cannot be written") == true)
  }

  @Test(
    "A file in the folder's place is said to be none", arguments: ["/dev/null", "/etc/hostname"])
  func fileInstead(path: String) {
    let problem = #expect(throws: Problem.self) { try OutputFolder.open(path) }
    #expect(problem?.message.hasPrefix("\(path) cannot be written: Not a directory.") == true)
  }

  @Test("An equal file is left untouched")
  func untouched() throws {
    try run(["a.png": "1"])
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: folder.path("a.png"))
    try run(["a.png": "1"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.png"))
    #expect(attributes[.modificationDate] as? Date == past)
  }
}
