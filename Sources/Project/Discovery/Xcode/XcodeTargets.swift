import Foundation

/// The targets of all Xcode projects in a folder.
struct XcodeTargets {
  private(set) var all: [XcodeTarget] = []

  /// The most bytes of a project file that are read; a choice of Islet.
  private static let limit = 32 << 20
  /// Changes whenever the same file would be read otherwise.
  private static let version = "xcode-1"
  /// Records that are kept; a choice of Islet.
  private static let kept = 200

  /// Reading a large project takes as long as compiling a widget, so that what was found is kept.
  init(reading listing: FolderListing, cache: CacheFolder?) {
    let records = cache.flatMap { try? $0.folder(Self.version) }
    for file in listing.xcodeProjects where file.size <= Self.limit {
      var key = file.stamp
      key.combine(file.path)
      key.combine(listing.root.path)
      let record = records?.appendingPathComponent(key.hexadecimal + ".json")
      if let known = record.flatMap({ try? Data(contentsOf: $0) }),
        let targets = try? JSONDecoder().decode([XcodeTarget].self, from: known)
      {
        all += targets
        continue
      }
      guard let data = try? Data(contentsOf: listing.root.appendingPathComponent(file.path)) else {
        continue
      }
      let targets = XcodeProjectFile(data, path: file.path, root: listing.root.path).targets
      all += targets
      if let records, let record {
        try? JSONEncoder().encode(targets).write(to: record, options: .atomic)
        CachePruning.keepNewest(Self.kept, in: records)
      }
    }
  }

  /// Names under which the projects' own modules are imported.
  var moduleNames: Set<String> {
    Set(all.filter(\.isModule).map(\.name))
  }
}
