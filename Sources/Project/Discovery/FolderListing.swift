import Foundation
import Glibc

/// The files below a folder that could belong to a widget, each with a stamp that changes when the
/// file does. Paths are relative to the folder and sorted.
package struct FolderListing: Sendable {
  package struct File: Equatable, Sendable {
    package var path: String
    package var size: Int
    /// Size, times and inode of the file, mixed.
    var stamp: ContentHash
  }

  package enum Kind: Sendable {
    case swift, catalog, image, font, strings, propertyList, xcode, intents
  }

  package private(set) var root: URL
  package private(set) var swift: [File] = []
  /// `*.xcassets` folders, without what is in them.
  package private(set) var catalogs: [String] = []
  package private(set) var images: [File] = []
  package private(set) var fonts: [File] = []
  package private(set) var strings: [File] = []
  package private(set) var propertyLists: [File] = []
  /// `project.pbxproj` files.
  package private(set) var xcodeProjects: [File] = []
  /// `*.intentdefinition` files.
  package private(set) var intentDefinitions: [File] = []
  /// Mixed stamps of everything listed, catalogues' files too.
  var stamp = ContentHash()

  /// The most Swift files a folder may have; a choice of Islet.
  package static let swiftFileLimit = 20_000
  /// The most entries that are looked at.
  static let entryLimit = 400_000

  /// Folders that hold products, other people's code or tests.
  static func isSkipped(folder name: Substring) -> Bool {
    if name.hasPrefix(".") { return true }
    let skipped: Set<Substring> = [
      "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "Tests", "UITests",
      "Checkouts", "xcuserdata",
    ]
    if skipped.contains(name) { return true }
    return [
      "Tests", "UITests", ".playground", ".framework", ".xcframework", ".xcworkspace", ".app",
      ".bundle", ".docc", ".xcdatamodeld", ".rswift",
    ].contains { name.hasSuffix($0) }
  }

  /// Lists a folder. Links to folders are followed, but never twice into the same folder.
  package init(root: URL) throws(ProjectError) {
    self.root = root
    var walk = Walk()
    try walk.visit(folder: "", at: root.path, catalog: false, into: &self)
    swift.sort { $0.path < $1.path }
    catalogs.sort()
    images.sort { $0.path < $1.path }
    fonts.sort { $0.path < $1.path }
    strings.sort { $0.path < $1.path }
    propertyLists.sort { $0.path < $1.path }
    xcodeProjects.sort { $0.path < $1.path }
    intentDefinitions.sort { $0.path < $1.path }
    for line in walk.stamps.sorted(by: { $0.0 < $1.0 }) {
      stamp.combine(line.0)
      stamp.combine(line.1)
    }
  }

  fileprivate mutating func add(_ file: File, kind: Kind) {
    switch kind {
    case .swift: swift.append(file)
    case .catalog: catalogs.append(file.path)
    case .image: images.append(file)
    case .font: fonts.append(file)
    case .strings: strings.append(file)
    case .propertyList: propertyLists.append(file)
    case .xcode: xcodeProjects.append(file)
    case .intents: intentDefinitions.append(file)
    }
  }

  private static func kind(ofFile name: Substring) -> Kind? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": return .swift
    case "png", "jpg", "jpeg", "svg", "pdf": return .image
    case "ttf", "otf": return .font
    case "strings", "xcstrings", "stringsdict": return .strings
    case "plist": return .propertyList
    case "pbxproj": return .xcode
    case "intentdefinition": return .intents
    default: return nil
    }
  }

  private struct Walk {
    struct Identity: Hashable {
      var device: UInt
      var inode: UInt
    }
    var seen: Set<Identity> = []
    var entries = 0
    var stamps: [(String, ContentHash)] = []

    mutating func visit(
      folder: String, at path: String, catalog: Bool, into listing: inout FolderListing
    ) throws(ProjectError) {
      guard let directory = opendir(path) else {
        if folder.isEmpty {
          throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        return
      }
      defer { closedir(directory) }
      var folders: [(name: String, catalog: Bool)] = []
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        entries += 1
        guard entries <= FolderListing.entryLimit else {
          throw .tooManyFiles(
            folder: listing.root.path, limit: FolderListing.entryLimit, kind: "entries")
        }
        let type = Int32(entry.pointee.d_type)
        let fileKind = catalog ? nil : FolderListing.kind(ofFile: Substring(name))
        if type == Int32(DT_REG), fileKind == nil, !catalog { continue }
        var status = stat()
        guard stat("\(path)/\(name)", &status) == 0 else { continue }
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        if status.st_mode & S_IFMT == S_IFDIR {
          guard
            seen.insert(Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))).inserted
          else { continue }
          if name.hasSuffix(".xcassets"), !catalog {
            listing.catalogs.append(relative)
            folders.append((name, true))
          } else if catalog || !FolderListing.isSkipped(folder: Substring(name)) {
            folders.append((name, catalog))
          }
        } else if status.st_mode & S_IFMT == S_IFREG {
          var mixed = ContentHash()
          mixed.combine(UInt64(bitPattern: Int64(status.st_size)))
          mixed.combine(UInt64(bitPattern: Int64(status.st_mtim.tv_sec)))
          mixed.combine(UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)))
          mixed.combine(UInt64(bitPattern: Int64(status.st_ctim.tv_sec)))
          mixed.combine(UInt64(bitPattern: Int64(status.st_ctim.tv_nsec)))
          mixed.combine(UInt64(status.st_ino))
          stamps.append((relative, mixed))
          if let fileKind {
            let file = File(path: relative, size: Int(status.st_size), stamp: mixed)
            listing.add(file, kind: fileKind)
            guard listing.swift.count <= FolderListing.swiftFileLimit else {
              throw .tooManyFiles(
                folder: listing.root.path, limit: FolderListing.swiftFileLimit, kind: "Swift files")
            }
          }
        }
      }
      for inner in folders {
        let relative = folder.isEmpty ? inner.name : "\(folder)/\(inner.name)"
        try visit(
          folder: relative, at: "\(path)/\(inner.name)", catalog: inner.catalog, into: &listing)
      }
    }
  }
}
