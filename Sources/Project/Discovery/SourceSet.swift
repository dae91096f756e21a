import Foundation
import Glibc

/// The Swift files of a folder, read and parsed when they are asked for.
struct SourceSet {
  let listing: FolderListing
  let modules: ModuleNames
  /// What conditions in the source mean. Facts that were read before it changes stay.
  var platform: PhonePlatform
  private var factsByFile: [Int: SourceFacts] = [:]
  let index: DeclarationIndex
  /// Files whose bytes mention a Live Activity or an entry point.
  let mentionsActivity: [Int]
  let mentionsEntry: [Int]
  /// Files whose bytes look like a preview of a Live Activity.
  let mentionsPreview: [Int]
  /// Files that begin with the mark of UTF-16.
  let inUTF16: [Int]

  /// The most bytes of one source file: 8 MiB, a choice of Islet.
  static let fileLimit = 8 << 20

  /// - Parameters:
  ///   - modules: those of the kits and the toolchain.
  ///   - targets: names of the project's modules that need not be those of folders.
  init(
    listing: FolderListing, modules: Set<String>, targets: Set<String> = []
  ) throws(ProjectError) {
    self.listing = listing
    self.modules = ModuleNames(
      built: modules.union(PhonePlatform.standIns),
      folders: listing.swift.reduce(into: Set(targets.map { $0[...] })) {
        $0.formUnion($1.path.split(separator: "/").dropLast())
      })
    platform = PhonePlatform(modules: self.modules)
    let root = listing.root
    let files = listing.swift
    let scans = Scan.all(of: files, root: root)
    var index = DeclarationIndex()
    var activity: [Int] = []
    var entry: [Int] = []
    var preview: [Int] = []
    var utf16: [Int] = []
    for (number, scan) in scans.enumerated() {
      if scan.mentionsActivity {
        guard files[number].size <= Self.fileLimit else {
          throw .tooLarge(
            path: files[number].path, bytes: files[number].size, limit: Self.fileLimit)
        }
        activity.append(number)
      }
      if scan.mentionsEntry { entry.append(number) }
      if scan.mentionsPreview { preview.append(number) }
      if scan.isUTF16 { utf16.append(number) }
      index.add(scan.names, file: number)
    }
    self.index = index
    mentionsActivity = activity
    mentionsEntry = entry
    mentionsPreview = preview
    inUTF16 = utf16
  }

  func path(_ file: Int) -> String { listing.swift[file].path }

  /// The facts of a file; a file that is not UTF-8 throws.
  mutating func facts(_ file: Int) throws(ProjectError) -> SourceFacts {
    if let known = factsByFile[file] { return known }
    let path = path(file)
    let bytes = try Self.bytes(at: listing.root.appendingPathComponent(path), shown: path)
    if let offset = UTF8Check.firstInvalidByte(of: bytes) {
      throw .notUTF8(path: path, offset: offset)
    }
    let edits = PhoneSource.edits(of: bytes, for: platform)
    var seen = bytes
    seen.apply(edits)
    var facts = SourceReader.facts(of: seen)
    facts.edits = edits
    factsByFile[file] = facts
    return facts
  }

  /// The facts of a file that only might be needed: an unreadable one has none.
  mutating func factsIfReadable(_ file: Int) -> SourceFacts {
    if let facts = try? facts(file) { return facts }
    factsByFile[file] = SourceFacts()
    return SourceFacts()
  }

  static func bytes(at url: URL, shown path: String) throws(ProjectError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: url))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// What the scan over the bytes of one file found.
  private struct Scan: Sendable {
    var mentionsActivity = false
    var mentionsEntry = false
    var mentionsPreview = false
    var isUTF16 = false
    var names = DeclarationIndex.Names(scanning: [])

    init() {}

    init(bytes: [UInt8]) {
      mentionsActivity = bytes.contains(text: "ActivityConfiguration")
      mentionsEntry =
        bytes.contains(text: "@main") || bytes.contains(text: "WidgetBundle")
        || bytes.contains(text: "ApplicationMain")
      // The last label of `#Preview(…) { } contentStates: { }` and of `previewContext(_:viewKind:)`,
      // which nothing else of SwiftUI's or WidgetKit's has.
      mentionsPreview =
        bytes.contains(text: "contentStates:") || bytes.contains(text: "viewKind:")
      isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      names = DeclarationIndex.Names(scanning: bytes)
    }

    static func all(of files: [FolderListing.File], root: URL) -> [Scan] {
      let results = Results(count: files.count)
      DispatchQueue.concurrentPerform(iterations: files.count) { number in
        let file = files[number]
        guard file.size <= SourceSet.fileLimit,
          let data = try? Data(contentsOf: root.appendingPathComponent(file.path))
        else { return }
        results.set(Scan(bytes: [UInt8](data)), at: number)
      }
      return results.values
    }

    /// Each index is written once, under a lock.
    private final class Results: @unchecked Sendable {
      private let lock = NSLock()
      private var scans: [Scan]
      init(count: Int) { scans = Array(repeating: Scan(), count: count) }
      func set(_ scan: Scan, at index: Int) { lock.withLock { scans[index] = scan } }
      var values: [Scan] { lock.withLock { scans } }
    }
  }
}

/// The modules that source in a folder can import.
struct ModuleNames: Sendable {
  /// Those of the kits and the toolchain.
  let built: Set<String>
  /// Names of all folders with source below.
  let folders: Set<Substring>

  /// Whether every module is there: built, or a folder of the project.
  func canImport(_ imports: Set<String>) -> Bool {
    imports.allSatisfy { built.contains($0) || isOwn($0) }
  }

  /// Whether a module's source lies in a folder of that name.
  func isOwn(_ name: String) -> Bool {
    !built.contains(name) && !SystemNames.frameworks.contains(name)
      && folders.contains(Substring(name))
  }
}

extension [UInt8] {
  /// Whether the text's bytes occur.
  func contains(text: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard var rest = bytes.baseAddress else { return false }
      let end = rest + bytes.count
      let length = text.utf8CodeUnitCount
      while end - rest >= length,
        let found = memchr(rest, CInt(text.utf8Start[0]), end - rest - length + 1)
      {
        if memcmp(found, text.utf8Start, length) == 0 { return true }
        rest = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}

/// Finds where bytes stop being UTF-8.
enum UTF8Check {
  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var low = 0
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let length =
        switch byte {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
      low = position
      guard length > 0, position + length <= bytes.count,
        String(validating: bytes[position..<position + length], as: UTF8.self) != nil
      else { return low }
      position += length
    }
    return low
  }
}
