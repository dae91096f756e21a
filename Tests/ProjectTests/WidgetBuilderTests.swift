import Foundation
import Glibc
import Testing

@testable import Project

/// Building against small kits: what is compiled, kept and told.
struct WidgetBuilderTests {
  /// Kept between runs, so that Clang's modules need not be built each time.
  private static let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-test-cache-\(getuid())")

  private let folder: TemporaryFolder
  private let cache: CacheFolder
  private let kits: KitsLocation

  init() throws {
    folder = try TemporaryFolder([
      "Ride.swift": """
      import WidgetKit
      struct RideAttributes {}
      struct Ride: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) }
      }
      """
    ])
    cache = try CacheFolder(at: Self.place)
    kits = try TestProgram.kits.get()
  }

  private func build() throws -> BuiltWidget {
    let project = try WidgetSources.find(at: folder.url, kits: kits, cache: cache)
    return try WidgetBuilder.build(project, kits: kits, cache: cache)
  }

  private func failure() throws -> BuildFailure {
    try #require(#expect(throws: BuildFailure.self) { try build() })
  }

  @Test("A widget without an entry gets one, runs and answers")
  func runs() throws {
    let process = try build().start()
    try process.send(Data("hello".utf8))
    #expect(try process.receive(timeout: 20) == Data("hello".utf8))
  }

  @Test("A widget with a bundle begins there")
  func runsBundle() throws {
    try folder.write(
      "Bundle.swift", "import WidgetKit\n@main struct B: WidgetBundle { var body: Ride { Ride() } }"
    )
    let process = try build().start()
    try process.send(Data([1, 2]))
    #expect(try process.receive(timeout: 20) == Data([1, 2]))
  }

  @Test("A path with blanks, quotes and letters beyond ASCII is built")
  func oddPath() throws {
    let source = folder.url.appendingPathComponent("Ride.swift")
    let odd = folder.url.appendingPathComponent("Ü's \"new\" $app\\")
    try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: source, to: odd.appendingPathComponent("Ride.swift"))
    let project = try WidgetSources.find(at: odd, cache: cache)
    let built = try WidgetBuilder.build(project, kits: kits, cache: cache)
    #expect(built.isFresh)
  }

  @Test("The same content is built once; other content anew; the old one is still there")
  func caches() throws {
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Ride.swift"), encoding: .utf8)
    let first = try build()
    #expect(first.isFresh)
    let second = try build()
    #expect(!second.isFresh)
    #expect(second.executable == first.executable)
    try folder.write("Ride.swift", text + "\n// changed")
    let third = try build()
    #expect(third.isFresh)
    #expect(third.executable != first.executable)
    try folder.write("Ride.swift", text)
    #expect(try !build().isFresh)
  }

  @Test("Builds of the same widget at once give the same program")
  func concurrentBuilds() async throws {
    let programs = try await withThrowingTaskGroup(of: BuiltWidget.self) { group in
      for _ in 0..<4 { group.addTask { try build() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(programs.map(\.executable)).count == 1)
    #expect(programs.filter(\.isFresh).count == 1)
  }

  @Test("Nothing is written in the user's folder")
  func leavesFolderAlone() throws {
    _ = try build()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(files == ["Ride.swift"])
  }

  @Test("A syntax error is told with the user's path, line and column")
  func syntaxError() throws {
    try folder.write("Help.swift", "func ride( {")
    try folder.write(
      "Ride.swift",
      "import WidgetKit\nstruct Ride: Widget {\n  var body: some WidgetConfiguration {\n"
        + "    ActivityConfiguration(for: Int.self)\n  }\n}\nlet x = )\n")
    let error = try #require(try failure().errors.first)
    #expect(error.path == folder.path("Ride.swift"))
    #expect(error.line == 7)
    #expect(error.column == 9)
    #expect(error.excerpt.first == "let x = )")
  }

  @Test("A missing type is the compiler's message")
  func missingType() throws {
    try folder.write(
      "Ride.swift",
      "import WidgetKit\nstruct Ride: Widget {\n  var body: some WidgetConfiguration {\n"
        + "    ActivityConfiguration(for: Nowhere.self)\n  }\n}\n")
    let failure = try failure()
    #expect(failure.errors.first?.message == "cannot find 'Nowhere' in scope")
    #expect(failure.description.contains("\(folder.path("Ride.swift")):4:32: error: "))
  }

  @Test("A missing module is the compiler's message with a hint")
  func missingModule() throws {
    try folder.write(
      "Ride.swift",
      """
      import Lottie
      import WidgetKit
      struct Ride: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: Int.self) }
      }
      """)
    let failure = try failure()
    #expect(failure.errors.first?.message == "no such module 'Lottie'")
    #expect(failure.hints.count == 1)
  }

  @Test("An error in a file with a blanked entry bears the user's path and line")
  func errorInMaskedFile() throws {
    try folder.write(
      "Ride.swift",
      """
      import WidgetKit
      @main struct B: WidgetBundle { var body: some Widget { Ride(); Weather() } }
      struct Ride: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: Nowhere.self) }
      }
      """)
    let error = try #require(try failure().errors.first)
    #expect(error.path == folder.path("Ride.swift"))
    #expect(error.line == 4)
  }

  @Test("Files of one name from several folders are built, and errors bear their own paths")
  func sameNames() throws {
    try folder.write("Ride.swift", "")
    try folder.write(
      "A/Ride.swift",
      """
      import WidgetKit
      struct Ride: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: Needed.self) }
      }
      """)
    try folder.write("B/Ride.swift", "struct Needed { var other = Other() }\n")
    try folder.write("B/C/Ride.swift", "\nstruct Other { var x = 1 }\n")
    #expect(try build().isFresh)
    try folder.write("B/C/Ride.swift", "\nstruct Other { var x: Int = \"\" }\n")
    let error = try #require(try failure().errors.first)
    #expect(error.path == folder.path("B/C/Ride.swift"))
    #expect(error.line == 2)
  }

  @Test("Source with conditions is compiled as for a phone, and errors bear the user's places")
  func conditions() throws {
    let ride = """
      #if os(Linux)
      #error("This is no phone.")
      #elseif canImport(WidgetKit)
      import WidgetKit
      #endif
      struct Ride: Widget {
        @objc(Body) class Named: NSObject { @objc dynamic var x = #keyPath(Named.x) }
        var body: some WidgetConfiguration {
          #if os(iOS)
          if #available(iOS 27, *) { fatalError() }
          return ActivityConfiguration(for: ATTRIBUTES.self)
          #else
          EmptyConfiguration()
          #endif
        }
      }
      """
    try folder.write("Ride.swift", ride.replacingOccurrences(of: "ATTRIBUTES", with: "Int"))
    let built = try build()
    #expect(built.warnings.isEmpty)
    try folder.write("Ride.swift", ride.replacingOccurrences(of: "ATTRIBUTES", with: "Nowhere"))
    let error = try #require(try failure().errors.first)
    #expect(error.path == folder.path("Ride.swift"))
    #expect(error.line == 11)
    #expect(error.column == 39)
  }

  @Test(
    "A target that does not compile is drawn without what no Live Activity needs, and it says so")
  func partial() throws {
    try folder.write("Clock.swift", "import WidgetKit\nstruct Clock { var face: Nowhere }\n")
    var project = try WidgetSources.find(at: folder.url, kits: kits, cache: cache)
    project.sources.append(WidgetSource(path: "Clock.swift", role: .folder))
    project.optional = ["Clock.swift"]
    for _ in 0..<2 {
      let widget = try WidgetBuilder.build(project, kits: kits, cache: cache)
      let note = try #require(widget.notes.first)
      #expect(note.contains("Clock.swift:2"))
      #expect(note.contains("cannot find type 'Nowhere' in scope"))
    }
    project.optional = []
    #expect(throws: BuildFailure.self) {
      try WidgetBuilder.build(project, kits: kits, cache: cache)
    }
  }

  @Test("A selector is told with its place and what it is")
  func selector() throws {
    try folder.write(
      "Ride.swift",
      "import WidgetKit\nstruct Ride: Widget {\n  var body: some WidgetConfiguration {\n"
        + "    ActivityConfiguration(for: Int.self)\n  }\n}\n"
        + "class A { @objc func f() { print(#selector(f)) } }\n")
    let failure = try failure()
    #expect(failure.errors.first?.line == 7)
    #expect(failure.errors.first?.column == 34)
    #expect(failure.hints.contains { $0.hasPrefix("#selector names a method") })
  }

  @Test("Warnings are kept with the program")
  func warnings() throws {
    try folder.write(
      "Ride.swift",
      try String(contentsOf: folder.url.appendingPathComponent("Ride.swift"), encoding: .utf8)
        + "\nfunc idle() { let unused = 1 }\n")
    for _ in 0..<2 {
      let warning = try #require(try build().warnings.first)
      #expect(warning.severity == .warning)
      #expect(warning.line == 6)
    }
  }

  @Test("The manifest lies beside the program and is told to the process")
  func manifest() throws {
    let built = try build()
    let data = try Data(contentsOf: built.manifest)
    let manifest = try JSONDecoder().decode(ResourceManifest.self, from: data)
    #expect(manifest == ResourceManifest())
    #expect(
      built.manifest.deletingLastPathComponent() == built.executable.deletingLastPathComponent())
  }

  @Test("Pruning removes what was used longest ago, by number and by bytes")
  func pruning() throws {
    let folder = try TemporaryFolder()
    for (age, name) in ["new", "middle", "old"].enumerated() {
      try folder.write("\(name)/widget", String(repeating: "x", count: 100))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 - age))],
        ofItemAtPath: folder.path(name))
    }
    let list = { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    CachePruning.keepNewest(2, in: folder.url)
    #expect(try list() == ["middle", "new"])
    CachePruning.keepNewest(2, bytes: 150, in: folder.url)
    #expect(try list() == ["new"])
  }

  @Test("A hash changes with content and with the bounds between contents")
  func hashes() {
    func hash(_ parts: String...) -> String {
      var hash = ContentHash()
      for part in parts { hash.combine(part) }
      return hash.hexadecimal
    }
    #expect(hash("ab", "c") != hash("a", "bc"))
    #expect(hash("abcdefgh") != hash("abcdefgi"))
    #expect(hash("", "a") != hash("a", ""))
    #expect(hash("a").count == 32)
    #expect(hash("a") == hash("a"))
  }
}
