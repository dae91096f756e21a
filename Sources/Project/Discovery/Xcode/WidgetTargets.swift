/// The targets of Xcode projects that build a folder's widgets, and what is theirs.
struct WidgetTargets {
  var targets: [XcodeTarget]
  /// Their Swift files, as numbers in the listing.
  var files: [Int]
  /// Extensions of other projects with Live Activities of their own, and the files that have them.
  var others: [XcodeTarget]
  var left: Set<Int>
  /// Files that belong to other programs alone, and so are none of the widget's.
  var foreign: Set<Int>

  /// The extensions with the files that mention a Live Activity; nil if none has one of them.
  ///
  /// Of targets that share the files, as an app in several variants has them, the first by name is
  /// taken. Of several projects that have Live Activities one is: two apps do not make one module.
  init?(of xcode: XcodeTargets, listing: FolderListing, mentioning: [Int]) {
    let extensions = xcode.all.filter(\.isExtension).sorted { $0.name < $1.name }
    var rest = Set(mentioning)
    var chosen: [XcodeTarget] = []
    func covered(_ target: XcodeTarget) -> Set<Int> {
      rest.filter { target.contains(listing.swift[$0].path) }
    }
    var candidates = extensions
    while let best = candidates.max(by: { covered($0).count < covered($1).count }) {
      let found = covered(best)
      if found.isEmpty { break }
      rest.subtract(found)
      chosen.append(best)
      candidates = candidates.filter { $0.project == best.project }
    }
    guard !chosen.isEmpty else { return nil }
    let others = extensions.filter { !chosen.contains($0) && !covered($0).isEmpty }
    let paths = listing.swift.map(\.path)
    let left = rest.filter { file in others.contains { $0.contains(paths[file]) } }
    let own = paths.indices.filter { file in chosen.contains { $0.contains(paths[file]) } }
    // A project that names files which are not there may lack others, too.
    let known = Set(paths)
    let isWhole = chosen.allSatisfy { target in
      target.sources.allSatisfy { !$0.hasSuffix(".swift") || known.contains($0) }
    }
    targets = chosen
    files = own
    self.others = others
    self.left = left
    foreign =
      isWhole ? Self.foreign(to: chosen, own: Set(own), paths: paths, targets: xcode.all) : left
  }

  /// Files that other programs compile, and neither the chosen targets nor any module.
  private static func foreign(
    to chosen: [XcodeTarget], own: Set<Int>, paths: [String], targets: [XcodeTarget]
  ) -> Set<Int> {
    let programs = targets.filter { !$0.isModule && !chosen.contains($0) }
    let modules = targets.filter(\.isModule)
    return Set(
      paths.indices.filter { file in
        let path = paths[file]
        return !own.contains(file) && programs.contains { $0.contains(path) }
          && !modules.contains { $0.contains(path) }
      })
  }

  var settings: XcodeTarget.Settings { targets[0].settings }

  func hasResource(_ path: String) -> Bool { targets.contains { $0.hasResource(path) } }

  /// Sentences about what of the targets is not compiled: Objective-C and C.
  var notes: [String] {
    let foreignSources = targets.flatMap(\.sources).filter { path in
      Self.otherLanguages.contains { path.hasSuffix($0) }
    }
    var notes: [String] = []
    if let first = others.first {
      notes.append(
        "The Live Activities of \(targets[0].name) in \(targets[0].project) are drawn. Others are in"
          + " \(Set(others.map(\.project)).sorted().joined(separator: ", ")), as those of \(first.name):"
          + " give the folder of that project to draw them.")
    }
    if !foreignSources.isEmpty {
      let shown = foreignSources.sorted().prefix(5).joined(separator: ", ")
      let more = foreignSources.count > 5 ? " and \(foreignSources.count - 5) more" : ""
      notes.append(
        "Islet compiles Swift alone, so \(shown)\(more) of \(targets[0].name) are left out."
          + " Swift that names what they declare does not compile.")
    }
    if let header = settings.bridgingHeader, !header.isEmpty {
      notes.append(
        "The bridging header \(header) of \(targets[0].name) is left out: Linux has no Objective-C."
          + " Swift that names what it declares does not compile; move that into Swift, or keep it"
          + " out of the widget's files.")
    }
    return notes
  }

  private static let otherLanguages = [".m", ".mm", ".c", ".cc", ".cpp", ".metal"]
}
