import Foundation
import Glibc

/// Compiles a widget against the kits, once for each content.
package struct WidgetBuilder {
  package var project: WidgetProject
  package var kits: KitsLocation
  package var cache: CacheFolder
  package var toolchain: Toolchain

  /// The longest a build may take: ten minutes, a choice of Islet.
  static let timeLimit = Duration.seconds(600)
  /// Widgets that are kept and their bytes in sum; choices of Islet.
  static let keptWidgets = 50
  static let keptBytes = 2 << 30
  /// Bytes of arguments that are handed over directly; the system takes about two million.
  static let argumentLimit = 500_000
  /// Folders of builds that may be under way at once; a choice of Islet.
  static let keptBuildings = 32
  private static let executableName = "widget"
  private static let warningsName = "warnings.json"

  /// Builds a widget or finds it built. Throws `ProjectError` when building is impossible and
  /// `BuildFailure` when the compiler refuses the source.
  package static func build(
    _ project: WidgetProject, kits: KitsLocation, cache: CacheFolder, toolchain: Toolchain? = nil
  ) throws -> BuiltWidget {
    let toolchain = try toolchain ?? Toolchain.find()
    let builder = WidgetBuilder(
      project: project, kits: kits, cache: cache, toolchain: toolchain)
    return try builder.buildNeeded()
  }

  /// Builds the whole target, or what its Live Activities need where the rest does not compile here.
  ///
  /// What did not compile is remembered, so that an unchanged project is not tried again.
  private func buildNeeded() throws -> BuiltWidget {
    guard let core = project.withoutOptional() else { return try build() }
    let record = try cache.folder("partial-1")
      .appendingPathComponent(key(of: BuildInput(of: project)).hexadecimal)
    if let note = try? String(contentsOf: record, encoding: .utf8) {
      return try build(core, note: note)
    }
    do {
      return try build()
    } catch let failure as BuildFailure {
      let note = leftOut(because: failure)
      guard let widget = try? build(core, note: note) else { throw failure }
      try? Data(note.utf8).write(to: record, options: .atomic)
      CachePruning.keepNewest(Self.keptWidgets, in: record.deletingLastPathComponent())
      return widget
    }
  }

  private func build(_ core: WidgetProject, note: String) throws -> BuiltWidget {
    var builder = self
    builder.project = core
    var widget = try builder.build()
    widget.notes.append(note)
    return widget
  }

  private func leftOut(because failure: BuildFailure) -> String {
    let first = failure.errors.first
    let place = [first?.path, first?.line.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
    let count = project.optional.count
    let files = count == 1 ? "One file" : "\(count) files"
    return
      "\(files) of the widget's target that no Live Activity needs are left out, as the target does"
      + " not compile here: \(place): \(first?.message ?? "unknown"). Previews in them are not found."
  }

  private func build() throws -> BuiltWidget {
    let input = try BuildInput(of: project)
    let key = key(of: input)
    let widgets = try cache.folder("widgets")
    let place = widgets.appendingPathComponent(key.hexadecimal, isDirectory: true)
    var isFresh = false
    if !isBuilt(place) {
      let lock = try BuildLock(named: key.hexadecimal, in: cache.folder("locks"))
      defer { lock.release() }
      // Another run may have built it while this one waited.
      if !isBuilt(place) {
        try compile(input, to: place)
        isFresh = true
        CachePruning.keepNewest(
          Self.keptWidgets, bytes: Self.keptBytes, in: widgets, except: key.hexadecimal)
      }
    }
    // The time of last use decides what is pruned.
    utimensat(AT_FDCWD, place.path, nil, 0)
    return BuiltWidget(
      executable: place.appendingPathComponent(Self.executableName),
      manifest: try writeManifest(in: place), kits: kits.library, warnings: warnings(in: place),
      isFresh: isFresh,
      paths: try PathDisplay(root: project.root, buildings: cache.folder("building")))
  }

  private func isBuilt(_ place: URL) -> Bool {
    access(place.appendingPathComponent(Self.executableName).path, X_OK) == 0
  }

  private func warnings(in place: URL) -> [CompilerDiagnostic] {
    let url = place.appendingPathComponent(Self.warningsName)
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([CompilerDiagnostic].self, from: data)) ?? []
  }

  // MARK: The key

  private func key(of input: BuildInput) -> ContentHash {
    var key = ContentHash()
    for argument in CompilerArguments.fixed { key.combine(argument) }
    key.combine(project.root.path)
    key.combine(project.swiftVersion)
    for name in project.ownModules { key.combine(name) }
    key.combine(UInt64(project.flags.count))
    for flag in project.flags { key.combine(flag) }
    for file in input.files {
      key.combine(file.path)
      key.combine(file.bytes)
    }
    key.combine(kits.identity)
    key.combine(toolchain.identity)
    return key
  }

  // MARK: Compiling

  /// Compiles, and again where a failed attempt teaches what the folder lacks.
  private func compile(_ input: BuildInput, to place: URL) throws {
    let paths = PathDisplay(root: project.root, buildings: try cache.folder("building"))
    var remedies = BuildRemedies(
      mayLackAssets: project.resources.images.isEmpty && project.resources.colors.isEmpty)
    while true {
      do {
        return try compile(remedies.applied(to: input), warnings: remedies.warnings, to: place)
      } catch let failure as BuildFailure {
        let more = remedies.learning(from: failure, of: input) {
          paths.display(project.root.appendingPathComponent($0.path).path)
        }
        guard let more else { throw failure }
        remedies = more
      }
    }
  }

  private func compile(
    _ input: BuildInput, warnings: [CompilerDiagnostic], to place: URL
  ) throws {
    let building = try cache.folder("building")
    let folder: URL
    do {
      folder = try ScratchFolder.make(in: building)
    } catch {
      throw ProjectError.unwritableCache(path: building.path, reason: "\(error)")
    }
    defer { ScratchFolder.remove(folder) }
    // Runs that were ended left theirs behind.
    CachePruning.keepNewest(Self.keptBuildings, in: building, except: folder.lastPathComponent)
    let arguments: [String]
    do {
      arguments = try prepare(input, in: folder)
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError.unwritableCache(path: folder.path, reason: error.localizedDescription)
    }

    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder.path
    let result: Subprocess.Result
    do {
      result = try Subprocess.run(
        ChildProcess.Launch(
          executable: toolchain.compiler.path, arguments: arguments, environment: environment,
          directory: folder.path, leadsGroup: false),
        outputBound: 4 << 20, timeout: Self.timeLimit)
    } catch {
      throw ProjectError.compilerFailed(reason: error.description)
    }

    let paths = PathDisplay(root: project.root, buildings: building)
    let raw = result.output.text + result.errors.text
    let diagnostics = DiagnosticParser.parse(raw) { paths.display($0) }
    switch result.ending {
    case nil:
      throw ProjectError.compilerFailed(reason: "it took more than ten minutes")
    case .exited(code: 0)?:
      break
    case .signaled(let signal)? where !diagnostics.contains { $0.severity == .error }:
      throw ProjectError.compilerFailed(
        reason: WidgetFailure.name(ofSignal: Int(signal)) + "\n" + raw)
    default:
      throw BuildFailure(
        diagnostics: diagnostics, hints: BuildHints.hints(for: diagnostics, project: project),
        rawOutput: raw)
    }
    try publish(folder, to: place, warnings: warnings + diagnostics)
  }

  /// Where a file that the build writes lies below its folder.
  private static func place(of file: BuildInput.File) -> String {
    switch file.origin {
    case .user, .changed: "\(PathDisplay.maskedFolder)/\(file.path)"
    case .generated: "generated/\(file.path)"
    case .renamed(let number): PathDisplay.renamed(file.path, number: number)
    }
  }

  /// Writes what the compiler reads and gives back its arguments.
  private func prepare(_ input: BuildInput, in folder: URL) throws -> [String] {
    let stubs = try cache.folder("stubs-4")
    if access(stubs.appendingPathComponent("complete").path, F_OK) != 0 {
      try StubModules.write(StubModules.maps, into: stubs)
      try Data().write(to: stubs.appendingPathComponent("complete"))
    }
    let own = folder.appendingPathComponent("modules", isDirectory: true)
    try StubModules.write(
      Dictionary(uniqueKeysWithValues: project.ownModules.map { ($0, StubModules.empty($0)) }),
      into: own)

    var sources: [String] = []
    for file in input.files {
      switch file.origin {
      case .user:
        sources.append(project.root.appendingPathComponent(file.path).path)
      case .changed, .generated, .renamed:
        let url = folder.appendingPathComponent(Self.place(of: file))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
        sources.append(url.path)
      }
    }
    let arguments = CompilerArguments(
      kits: kits, swiftVersion: project.swiftVersion, flags: project.flags,
      searchPaths: [stubs, own],
      moduleCache: try cache.folder("module-cache"),
      output: folder.appendingPathComponent(Self.executableName), sources: sources,
      usesNetworking: input.files.contains { CompilerArguments.needsNetworking($0.bytes) })
    // The driver reads quotes in response files after rules of its own, so they are the last resort.
    if arguments.byteCount < Self.argumentLimit { return arguments.arguments }
    let list = folder.appendingPathComponent("arguments")
    try Data(arguments.responseFile.utf8).write(to: list)
    return ["@" + list.path]
  }

  private func publish(
    _ folder: URL, to place: URL, warnings: [CompilerDiagnostic]
  ) throws {
    let result = try ScratchFolder.make(in: folder)
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent(Self.executableName),
      to: result.appendingPathComponent(Self.executableName))
    if !warnings.isEmpty {
      try JSONEncoder().encode(warnings)
        .write(to: result.appendingPathComponent(Self.warningsName))
    }
    guard rename(result.path, place.path) == 0 || isBuilt(place) else {
      throw ProjectError.unwritableCache(
        path: place.path, reason: String(cString: strerror(errno)))
    }
  }

  // MARK: Resources

  private func writeManifest(in place: URL) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(project.resources)
    var hash = ContentHash()
    hash.combine([UInt8](data))
    let url = place.appendingPathComponent("resources-\(hash.hexadecimal).json")
    if access(url.path, R_OK) != 0 {
      do {
        try data.write(to: url, options: .atomic)
      } catch {
        throw ProjectError.unwritableCache(path: url.path, reason: error.localizedDescription)
      }
    }
    return url
  }
}

/// Keeps two runs from building the same widget at once.
struct BuildLock {
  private let descriptor: CInt
  private let path: String

  /// Waits until no other run holds the lock.
  init(named name: String, in folder: URL) throws(ProjectError) {
    path = folder.appendingPathComponent(name).path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .unwritableCache(path: path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) == -1 && errno == EINTR {}
  }

  func release() {
    // Without the file another run makes a new one, finds the widget built and is content.
    unlink(path)
    close(descriptor)
  }
}
