import Foundation

/// A widget as it was found in a folder: everything that building it needs.
package struct WidgetProject: Codable, Equatable, Sendable {
  /// The folder that was given, or that of the given file.
  package var root: URL
  package var sources: [WidgetSource]
  /// The Live Activities that the sources declare, in order of file and line.
  package var activities: [DeclaredActivity]
  /// Where the widget process begins.
  package var entry: WidgetEntry
  /// Modules of the same project that the sources import; their files are compiled into the widget.
  package var ownModules: [String]
  /// The language mode for `swiftc`, `5` or `6`.
  package var swiftVersion: String
  /// Flags of conditional compilation beside `DEBUG`.
  package var flags: [String]
  package var resources: ResourceManifest
  /// Swift that declares the names of assets which the sources use; nil if there are none.
  package var assetSymbols: String?
  /// Swift that declares the classes of the folder's intent definitions; nil if none is used.
  package var intentClasses: String?
  /// What a person should know about the choice; complete sentences.
  package var notes: [String]
  /// Paths of sources that belong to the widget's target, but are needed by no Live Activity.
  package var optional: [String] = []

  package init(
    root: URL, sources: [WidgetSource], activities: [DeclaredActivity],
    entry: WidgetEntry = .generated, ownModules: [String] = [], swiftVersion: String = "5",
    flags: [String] = [], resources: ResourceManifest = ResourceManifest(), notes: [String] = []
  ) {
    self.root = root
    self.sources = sources
    self.activities = activities
    self.entry = entry
    self.ownModules = ownModules
    self.swiftVersion = swiftVersion
    self.flags = flags
    self.resources = resources
    self.notes = notes
  }
}

extension WidgetProject {
  /// The project without the sources that no Live Activity needs; nil if all are needed.
  func withoutOptional() -> WidgetProject? {
    guard !optional.isEmpty else { return nil }
    var project = self
    project.optional = []
    project.sources.removeAll { optional.contains($0.path) }
    if case .declared(_, let path) = entry, optional.contains(path) { project.entry = .generated }
    return project
  }
}

/// A source file of a widget.
package struct WidgetSource: Codable, Equatable, Sendable {
  /// Why the file belongs to the widget.
  package enum Role: String, Codable, Sendable {
    /// It declares a Live Activity.
    case activity
    /// It declares the bundle with `@main`.
    case bundle
    /// It lies in the folder `Widget` or `Shared`.
    case folder
    /// Something in it is referred to.
    case needed
  }

  /// Relative to the project's root.
  package var path: String
  package var role: Role
  /// Bytes that the compiler is not to see: an entry point that is not the widget's.
  package var masked: [Range<Int>]
  /// What else the compiler is to see otherwise, so that the source means a phone.
  package var edits: [SourceEdit]

  package init(
    path: String, role: Role, masked: [Range<Int>] = [], edits: [SourceEdit] = []
  ) {
    self.path = path
    self.role = role
    self.masked = masked
    self.edits = edits
  }

  /// Whether the compiler sees the file as it is.
  package var isUnchanged: Bool { masked.isEmpty && edits.isEmpty }

  /// The bytes that the compiler sees: edited, and blank where masked. Lines and columns stay as they
  /// are.
  package func compiled(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    result.apply(edits)
    for range in masked {
      for index in range.clamped(to: 0..<bytes.count) where bytes[index] != 0x0A {
        result[index] = 0x20
      }
    }
    return result
  }
}

/// An `ActivityConfiguration` in the sources.
package struct DeclaredActivity: Codable, Equatable, Sendable {
  /// The attributes type as the source spells it.
  package var attributesType: String
  /// Relative to the project's root.
  package var path: String
  package var line: Int

  package init(attributesType: String, path: String, line: Int) {
    self.attributesType = attributesType
    self.path = path
    self.line = line
  }
}

/// Where a widget process begins.
package enum WidgetEntry: Codable, Equatable, Sendable {
  /// The user's type with `@main`.
  case declared(type: String, path: String)
  /// A file that Islet writes, for sources without one.
  case generated
}
