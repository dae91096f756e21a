/// The types in a folder with which a program or a widget begins.
struct EntryPoints {
  /// Where a Live Activity's process begins, and the files that go with it.
  struct Choice {
    var resolver: NeedResolver
    var entry: WidgetEntry
    var bundleFiles: Set<Int> = []
    /// Bytes to blank, by file.
    var masks: [Int: [Range<Int>]] = [:]
    var notes: [String] = []
  }

  private struct Candidate {
    var file: Int
    var type: SourceFacts.EntryType
  }

  /// Entry points of apps, by file; `main.swift` has none of its own but counts.
  private(set) var appFiles: [Int: [SourceFacts.EntryType]] = [:]
  private var widgetEntries: [Candidate] = []

  init(reading sources: inout SourceSet) throws(ProjectError) {
    for file in sources.mentionsEntry {
      for type in sources.factsIfReadable(file).entries {
        switch type.role {
        case .app: appFiles[file, default: []].append(type)
        case .widget, .widgetBundle, .launcher:
          widgetEntries.append(Candidate(file: file, type: type))
        }
      }
    }
    for (file, entry) in sources.listing.swift.enumerated() {
      let name = entry.path.split(separator: "/").last ?? ""
      let isManifest = name.hasPrefix("Package") && name.hasSuffix(".swift")
      if name == "main.swift" || (isManifest && (name == "Package.swift" || name.contains("@"))) {
        appFiles[file, default: []] += []
      }
    }
  }

  /// Chooses the bundle that names the given activities' widgets.
  ///
  /// Files of other programs, the foreign ones, join for no name.
  func choose(
    for activities: [Int], seeds: [Int], foreign: Set<Int> = [], sources: inout SourceSet
  ) throws(ProjectError) -> Choice {
    let relevant = try relevantEntries(for: activities, seeds: seeds, sources: &sources)
    var masks: [Int: [Range<Int>]] = [:]
    for file in seeds {
      for app in appFiles[file] ?? [] { masks[file, default: []].append(app.bytes) }
    }
    let seedSet = Set(seeds)
    let mains = relevant.filter(\.type.isMain)
    // Bundles that are not the activities' own must not join because something names them.
    var excluded = Set(appFiles.keys).union(foreign).subtracting(seedSet)
    let relevantFiles = Set(relevant.map(\.file))
    for entry in widgetEntries
    where entry.type.isMain && !relevantFiles.contains(entry.file) && !seedSet.contains(entry.file)
    {
      excluded.insert(entry.file)
    }
    let bare = try NeedResolver(
      sources: sources, seeds: seeds, excluded: excluded.union(relevantFiles).subtracting(seedSet))
    sources = bare.sources
    var choice = Choice(resolver: bare, entry: .generated, masks: masks)

    guard let main = mains.first else { return choice }
    if mains.count > 1 {
      for entry in mains where seedSet.contains(entry.file) {
        if let attribute = entry.type.attribute {
          choice.masks[entry.file, default: []].append(attribute)
        }
      }
      let names = mains.map { "\($0.type.name) (\(sources.path($0.file)))" }
      choice.notes.append(
        "There are several widget bundles with @main: \(names.joined(separator: ", "))."
          + " All their Live Activities are shown; give one widget's folder for that alone.")
      return choice
    }

    var full = try NeedResolver(
      sources: sources, seeds: seeds + [main.file].filter { !seedSet.contains($0) },
      excluded: excluded.subtracting(relevantFiles))
    if let reason = try refusal(of: relevant, full: &full, bare: bare) {
      for entry in relevant where entry.type.role != .widget && seedSet.contains(entry.file) {
        choice.masks[entry.file, default: []].append(entry.type.bytes)
      }
      choice.notes.append(
        "The bundle \(main.type.name) in \(sources.path(main.file)) is left out: \(reason)."
          + " The Live Activities are shown without it.")
      return choice
    }
    sources = full.sources
    choice.resolver = full
    choice.entry = .declared(type: main.type.name, path: sources.path(main.file))
    choice.bundleFiles = relevantFiles
    return choice
  }

  /// Why a bundle cannot be compiled here, or nil.
  private func refusal(
    of relevant: [Candidate], full: inout NeedResolver, bare: NeedResolver
  ) throws(ProjectError) -> String? {
    for entry in relevant where entry.type.role == .widgetBundle {
      for name in entry.type.calls.sorted()
      where !SystemNames.types.contains(name) && !SystemNames.functions.contains(name) {
        let isType = name.first?.isUppercase == true
        if isType ? !full.declaresType(name) : !full.declares(name) {
          return "it names \(name), which is declared nowhere in the folder"
        }
      }
    }
    let bareSet = Set(bare.chosen)
    for file in full.chosen where !bareSet.contains(file) {
      var sources = full.sources
      let imports = try sources.facts(file).imports
      if let module = imports.sorted().first(where: { !sources.modules.canImport([$0]) }) {
        return "it needs \(sources.path(file)), which imports \(module)"
      }
    }
    return nil
  }

  /// The bundles and launchers that lead to the activities' widgets, and widgets with `@main`.
  private func relevantEntries(
    for activities: [Int], seeds: [Int], sources: inout SourceSet
  ) throws(ProjectError) -> [Candidate] {
    var names: Set<String> = []
    for file in activities { names.formUnion(try sources.facts(file).types.keys) }
    let seedSet = Set(seeds)
    var relevant: [Candidate] = []
    var rest = widgetEntries
    var grew = true
    while grew {
      grew = false
      for entry in rest
      where seedSet.contains(entry.file) || !entry.type.names.isDisjoint(with: names) {
        relevant.append(entry)
        names.insert(entry.type.name)
        rest.removeAll { $0.file == entry.file && $0.type.name == entry.type.name }
        grew = true
      }
    }
    return relevant
  }
}
