import Foundation

/// Reads the targets of a `project.pbxproj`.
///
/// The file is a property list of objects that refer to each other by identifier. It is taken as it
/// comes: what cannot be followed is left out, and a file that is no property list has no targets.
struct XcodeProjectFile {
  private let objects: [String: [String: Any]]
  private let project: [String: Any]?
  /// Identifiers of the folders that Xcode keeps in step with the disk.
  private let synchronized: [String]
  /// The group that holds an object, by identifier.
  private var parents: [String: String] = [:]
  /// Where paths begin, as components below the listed folder.
  private var sourceRoot: [Substring] = []
  /// The listed folder, for absolute paths.
  private let root: String
  private let place: String

  /// More steps than this from a file to the project's root are a ring; a choice of Islet.
  private static let depthLimit = 64

  /// - Parameters:
  ///   - path: the file's path relative to the listed folder: `ios/App.xcodeproj/project.pbxproj`.
  ///   - root: the absolute path of the listed folder.
  init(_ data: Data, path: String, root: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]] ?? [:]
    self.root = root
    place = path
    for (identifier, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = identifier }
    }
    project = objects.values.first { $0["isa"] as? String == "PBXProject" }
    synchronized =
      objects
      .filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .keys.sorted()
    let folders = path.split(separator: "/").dropLast(2)
    let inner = project?["projectDirPath"] as? String ?? ""
    sourceRoot = Self.joined(Array(folders), inner) ?? Array(folders)
  }

  var targets: [XcodeTarget] {
    objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
      .sorted { $0.key < $1.key }
      .map { target(identifier: $0.key, $0.value) }
  }

  private func object(_ identifier: Any?) -> [String: Any]? {
    (identifier as? String).flatMap { objects[$0] }
  }

  private func list(_ value: Any?) -> [String] { value as? [String] ?? [] }

  private func target(identifier: String, _ object: [String: Any]) -> XcodeTarget {
    var target = XcodeTarget(
      name: object["name"] as? String ?? "", project: place,
      productType: object["productType"] as? String ?? "")
    for phase in list(object["buildPhases"]) {
      let kind = self.object(phase)?["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      let files = list(self.object(phase)?["files"])
        .compactMap { self.object($0)?["fileRef"] as? String }.flatMap(paths)
      if kind == "PBXSourcesBuildPhase" {
        target.sources.formUnion(files)
      } else {
        target.resources.formUnion(files)
      }
    }
    let own = Set(list(object["fileSystemSynchronizedGroups"]))
    for group in synchronized {
      addFolder(group, isOwn: own.contains(group), of: identifier, to: &target)
    }
    target.settings = settings(of: object)
    return target
  }

  // MARK: Folders that Xcode keeps in step with the disk

  /// A folder's exceptions are files that a target with the folder lacks, or that one without has.
  private func addFolder(
    _ group: String, isOwn: Bool, of identifier: String, to target: inout XcodeTarget
  ) {
    guard let folder = objects[group], let path = path(of: group) else { return }
    let files = list(folder["exceptions"]).compactMap(object)
      .filter { $0["target"] as? String == identifier }
      .flatMap { list($0["membershipExceptions"]) }
      .compactMap { Self.joined(path.split(separator: "/"), $0)?.joined(separator: "/") }
    if isOwn {
      target.folders.append(XcodeTarget.Folder(path: path, exceptions: files))
    } else {
      target.sources.formUnion(files.filter { $0.hasSuffix(".swift") })
      target.resources.formUnion(files.filter { !$0.hasSuffix(".swift") })
      target.folders += files.filter { ($0 as NSString).pathExtension.isEmpty }
        .map { XcodeTarget.Folder(path: $0) }
    }
  }

  // MARK: Paths

  /// The paths of a file, or of all variants of a localized one.
  private func paths(of identifier: String) -> [String] {
    let children = list(objects[identifier]?["children"])
    return (children.isEmpty ? [identifier] : children).compactMap(path)
  }

  /// The path of a file or group relative to the listed folder; nil for one that lies outside.
  private func path(of identifier: String) -> String? {
    var parts: [String] = []
    var next: String? = identifier
    for _ in 0..<Self.depthLimit {
      guard let current = next, let object = objects[current] else { break }
      let own = object["path"] as? String ?? ""
      switch object["sourceTree"] as? String ?? "<group>" {
      case "<group>":
        if !own.isEmpty { parts.append(own) }
        next = parents[current]
      case "SOURCE_ROOT":
        parts.append(own)
        next = nil
      case "<absolute>":
        let whole = ([own] + parts.reversed()).joined(separator: "/")
        guard whole.hasPrefix(root + "/") else { return nil }
        return String(whole.dropFirst(root.count + 1))
      default:
        return nil
      }
    }
    return Self.joined(sourceRoot, parts.reversed().joined(separator: "/"))?
      .joined(separator: "/")
  }

  /// A path after another, `..` taken back; nil where it leaves the folder.
  private static func joined(_ base: [Substring], _ path: String) -> [Substring]? {
    var result = base
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        result.append(part)
      } else if result.popLast() == nil {
        return nil
      }
    }
    return result
  }

  // MARK: Settings

  private func settings(of target: [String: Any]) -> XcodeTarget.Settings {
    let base = configuration(of: project)
    let own = configuration(of: target)
    func value(_ name: String) -> String? { text(own[name]) ?? text(base[name]) }
    var flags: [String] = []
    for name in ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"] {
      let inherited = text(base[name]) ?? ""
      let words = (text(own[name]) ?? "$(inherited)")
        .replacingOccurrences(of: "$(inherited)", with: inherited)
        .split(separator: " ").map(String.init)
      flags += name == "OTHER_SWIFT_FLAGS" ? Self.definitions(words) : words
    }
    return XcodeTarget.Settings(
      swiftVersion: value("SWIFT_VERSION"), bundleIdentifier: value("PRODUCT_BUNDLE_IDENTIFIER"),
      bridgingHeader: value("SWIFT_OBJC_BRIDGING_HEADER"),
      flags: Set(flags.filter(Self.isFlag)).sorted())
  }

  /// The build settings for debugging: the configuration `Debug`, else one whose name has the word,
  /// else the first.
  private func configuration(of owner: [String: Any]?) -> [String: Any] {
    let all = list(object(owner?["buildConfigurationList"])?["buildConfigurations"])
      .compactMap(object)
    func name(_ configuration: [String: Any]) -> String { configuration["name"] as? String ?? "" }
    let chosen =
      all.first { name($0) == "Debug" }
      ?? all.first { name($0).lowercased().contains("debug") } ?? all.first
    return chosen?["buildSettings"] as? [String: Any] ?? [:]
  }

  private func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? [String])?.joined(separator: " ")
  }

  /// `-D A -DB` defines A and B.
  private static func definitions(_ words: [String]) -> [String] {
    zip(words, words.dropFirst() + [""]).compactMap { word, next in
      word == "-D" ? next : word.hasPrefix("-D") ? String(word.dropFirst(2)) : nil
    }
  }

  private static func isFlag(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } == true
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
