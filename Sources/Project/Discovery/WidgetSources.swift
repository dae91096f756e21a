import Foundation
import Glibc

/// Finds the widget in a folder of iOS source.
package enum WidgetSources {
  /// The widget at a path: a folder with `Widget`, `Shared` and `App` in it, any other folder with
  /// Swift files below, or one Swift file.
  ///
  /// With a cache, a folder in which no file has changed is not read again. The kits tell which
  /// modules there are. Throws `ProjectError`.
  package static func find(
    at path: URL, kits: KitsLocation? = nil, cache: CacheFolder? = nil
  ) throws(ProjectError) -> WidgetProject {
    let place = try ProjectPlace(path: path)
    let listing = try FolderListing(root: place.root)
    guard !listing.swift.isEmpty else { throw .noSwiftFiles(folder: place.root.path) }

    var key = listing.stamp
    key.combine(place.root.path)
    key.combine(place.file ?? "")
    let modules = SystemNames.modules.union(kits?.moduleNames ?? [])
    for module in modules.sorted() { key.combine(module) }
    let records = cache.map(SelectionRecords.init)
    if let known = records?.project(for: key) { return known }
    let xcode = XcodeTargets(reading: listing, cache: cache)
    let selection = try select(from: listing, at: place, modules: modules, xcode: xcode)
    var project = selection.project
    if let cache {
      project.notes += try PDFImages(cache: cache)
        .replace(in: &project.resources, isNamed: selection.mentions.contains)
    }
    records?.store(project, for: key)
    return project
  }

  private static func select(
    from listing: FolderListing, at place: ProjectPlace, modules: Set<String>, xcode: XcodeTargets
  ) throws(ProjectError) -> (project: WidgetProject, mentions: ResourceCollector.Mentions) {
    var sources = try SourceSet(
      listing: listing, modules: modules, targets: xcode.moduleNames)
    let targets = WidgetTargets(
      of: xcode, listing: listing, mentioning: sources.mentionsActivity)
    if let targets {
      sources.platform = PhonePlatform(
        modules: sources.modules, flags: Set(targets.settings.flags))
    }
    let activities = try activityFiles(in: &sources, at: place)
      .filter { targets?.left.contains($0) != true }
    let layout = targets == nil ? NamedLayout(listing: listing, holding: activities) : nil
    let entries = try EntryPoints(reading: &sources)

    var seeds = activities
    var members = Membership.Choice()
    if let targets {
      members = Membership.choose(
        from: targets.files, needed: activities, sources: &sources)
      seeds = members.files
    } else if let layout {
      seeds = layout.files
    }
    seeds = seeds.filter { entries.appFiles[$0] == nil || activities.contains($0) }
    var choice = try entries.choose(
      for: activities, seeds: seeds, foreign: targets?.foreign ?? [], sources: &sources)
    let needed = Set(choice.resolver.chosen)
    let previews =
      targets == nil && layout == nil
      ? try previewFiles(of: activities, in: &sources, beside: needed) : []
    if !previews.isEmpty {
      choice = try entries.choose(for: activities, seeds: seeds + previews, sources: &sources)
    }

    // What may be left out when it does not compile.
    let core =
      targets == nil
      ? previews.isEmpty ? nil : needed
      : Set(
        try NeedResolver(
          sources: sources, seeds: activities,
          excluded: Set(entries.appFiles.keys).union(targets?.foreign ?? []).subtracting(activities)
        ).chosen)
    var notes = choice.notes + members.notes + (targets?.notes ?? [])
    let files = choice.resolver.chosen.sorted {
      sources.path($0) < sources.path($1)
    }
    let seedSet = Set(seeds)
    var chosen: [WidgetSource] = []
    var declared: [DeclaredActivity] = []
    var imports: Set<String> = []
    var used: Set<String> = []
    var mentions = ResourceCollector.Mentions(literals: [], members: [])
    var extended: [String: Set<String>] = [:]
    var references: Set<String> = []
    var types: Set<String> = []
    for file in files {
      let facts = try sources.facts(file)
      let path = sources.path(file)
      let role: WidgetSource.Role =
        if !facts.activities.isEmpty {
          .activity
        } else if choice.bundleFiles.contains(file) {
          .bundle
        } else if seedSet.contains(file) {
          .folder
        } else {
          .needed
        }
      chosen.append(
        WidgetSource(
          path: path, role: role, masked: choice.masks[file] ?? [], edits: facts.edits))
      imports.formUnion(facts.imports)
      used.formUnion(facts.members.map(\.name))
      references.formUnion(facts.references)
      types.formUnion(facts.types.keys)
      mentions.literals.formUnion(facts.literals)
      mentions.members.formUnion(facts.assetMembers)
      for part in facts.extensions { extended[part.base, default: []].formUnion(part.members) }
      declared += facts.activities.map {
        DeclaredActivity(attributesType: $0.attributes, path: path, line: $0.line)
      }
    }

    let ownModules = imports.filter(sources.modules.isOwn).sorted()
    if !ownModules.isEmpty {
      notes.append(
        "The files that the widget needs of \(ownModules.joined(separator: ", ")) are compiled into"
          + " the widget's own module.")
    }
    let settings = XcodeSettings(of: targets, reading: listing)
    let folders = layout?.resourceFolders
    let collected = ResourceCollector.collect(
      from: listing, near: activities.map(sources.path), within: folders,
      first: { targets?.hasResource($0) ?? false },
      mentioned: mentions, bundleIdentifier: settings.bundleIdentifier,
      developmentLanguage: settings.developmentLanguage)
    var project = WidgetProject(
      root: listing.root, sources: chosen, activities: declared, entry: choice.entry,
      ownModules: ownModules, swiftVersion: settings.languageMode,
      flags: targets?.settings.flags ?? [], resources: collected.manifest,
      notes: notes + collected.notes)
    project.optional =
      core.map { core in
        files.filter { !core.contains($0) }.map(sources.path)
      } ?? []
    project.assetSymbols =
      AssetSymbols(of: collected.manifest, used: used, declared: extended).source
    let intents = IntentDefinition.source(
      of: listing.intentDefinitions, in: listing.root, without: types)
    // Most widgets beside a definition use none of its classes.
    if let source = intents.source, references.contains(where: { source.contains(" \($0)") }) {
      project.intentClasses = source
    }
    project.notes += intents.notes
    return (project, mentions)
  }

  /// Files with previews of the activities, which no name leads to. None of them begins a program.
  private static func previewFiles(
    of activities: [Int], in sources: inout SourceSet, beside chosen: Set<Int>
  ) throws(ProjectError) -> [Int] {
    var names: Set<String> = []
    for file in activities {
      for activity in try sources.facts(file).activities {
        names.formUnion(activity.attributes.split(separator: ".").suffix(1).map(String.init))
      }
    }
    var found: [Int] = []
    for file in sources.mentionsPreview where !chosen.contains(file) {
      let facts = sources.factsIfReadable(file)
      let used = facts.references.union(facts.members.flatMap { [$0.base ?? "", $0.name] })
      if facts.entries.isEmpty, !used.isDisjoint(with: names),
        sources.modules.canImport(facts.imports)
      {
        found.append(file)
      }
    }
    return found
  }

  /// The files that declare a Live Activity, or the error that tells why there is none.
  private static func activityFiles(
    in sources: inout SourceSet, at place: ProjectPlace
  ) throws(ProjectError) -> [Int] {
    if let name = place.file {
      guard let file = sources.listing.swift.firstIndex(where: { $0.path == name }) else {
        throw .missing(path: place.root.appendingPathComponent(name).path)
      }
      guard try !sources.facts(file).activities.isEmpty else {
        throw .noActivityConfiguration(
          folder: place.root.path, files: [name], hint: "Give the folder instead of the file.")
      }
      return [file]
    }
    var found: [Int] = []
    for file in sources.mentionsActivity where try !sources.facts(file).activities.isEmpty {
      found.append(file)
    }
    if found.isEmpty {
      if let file = sources.inUTF16.first { throw .notUTF8(path: sources.path(file), offset: 0) }
      var hint: String?
      if let mention = sources.mentionsActivity.first {
        hint = "\(sources.path(mention)) mentions the name, but does not call it with a type."
      }
      throw .noActivityConfiguration(
        folder: place.root.path, files: sources.listing.swift.map(\.path), hint: hint)
    }
    return found
  }
}

/// The folder to look in, and the file to begin with when one was given.
struct ProjectPlace {
  var root: URL
  /// Relative to the root.
  var file: String?

  init(path: URL) throws(ProjectError) {
    var status = stat()
    let plain = path.standardizedFileURL
    guard stat(plain.path, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .missing(path: plain.path)
        : .unreadable(path: plain.path, reason: String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      root = plain
    case S_IFREG where plain.pathExtension == "swift":
      root = plain.deletingLastPathComponent()
      file = plain.lastPathComponent
    default:
      throw .notAFolder(path: plain.path)
    }
  }
}

/// A folder whose targets are the folders `App`, `Widget` and `Shared`.
struct NamedLayout {
  /// Files of `Widget` and `Shared`.
  var files: [Int]
  var resourceFolders: [String]

  /// Nil unless there is a folder `Widget` with a Live Activity beside `App` or `Shared`.
  init?(listing: FolderListing, holding activities: [Int]) {
    var folders: [String: String] = [:]
    for file in listing.swift {
      guard let slash = file.path.firstIndex(of: "/") else { continue }
      let name = String(file.path[..<slash])
      folders[name.lowercased()] = name
    }
    guard let widget = folders["widget"], folders["app"] != nil || folders["shared"] != nil,
      activities.contains(where: { listing.swift[$0].path.hasPrefix(widget + "/") })
    else { return nil }
    let members = [widget, folders["shared"]].compactMap { $0 }
    resourceFolders = members
    files = listing.swift.indices.filter { file in
      members.contains { listing.swift[file].path.hasPrefix($0 + "/") }
    }
  }
}
