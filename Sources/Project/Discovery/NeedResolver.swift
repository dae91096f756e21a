import Foundation

/// Finds the files that others need, by name, until nothing new turns up.
///
/// The compiler would know exactly; names know it well enough: a type, function or operator that is
/// used and not declared among the files so far is looked for in the rest of the folder, and the
/// nearest file that declares it joins. An entry point of an app never joins, unless masked.
struct NeedResolver {
  private(set) var sources: SourceSet
  /// The chosen files, in the order in which they joined.
  private(set) var chosen: [Int]
  private var chosenSet: Set<Int>
  /// Files that must not join.
  private let excluded: Set<Int>

  /// What the chosen files declare for others to see.
  private var types: Set<String> = []
  private var values: Set<String> = []
  private var operators: Set<String> = []
  private var members: Set<String> = []
  private var membersByType: [String: Set<String>] = [:]
  private var initializersByType: [String: [[String]]] = [:]
  /// Files that extend a type of the system.
  private let extending: Set<Int32>
  /// What they use: names without a type before them, and names by that type.
  private var used: Set<String> = []
  private var usedByType: [String: Set<String>] = [:]

  init(sources: SourceSet, seeds: [Int], excluded: Set<Int>) throws(ProjectError) {
    self.sources = sources
    self.excluded = excluded
    chosen = []
    chosenSet = []
    extending = SystemNames.types.union(SystemNames.protocols).reduce(into: []) {
      $0.formUnion(sources.index.extended($1))
    }
    for seed in seeds { try join(seed) }
    try resolve()
  }

  /// Whether a chosen file or any file of the folder declares that type.
  mutating func declaresType(_ name: String) -> Bool {
    if types.contains(name) { return true }
    return sources.index[name].contains { file in
      sources.factsIfReadable(Int(file)).types[name] != nil
    }
  }

  /// Whether a chosen file or any file of the folder declares that name, as a type, a function or a
  /// member.
  mutating func declares(_ name: String) -> Bool {
    if values.contains(name) || members.contains(name) || declaresType(name) { return true }
    return sources.index[name].contains { file in
      let facts = sources.factsIfReadable(Int(file))
      return facts.values.contains(name) || facts.types.values.contains { $0.contains(name) }
        || facts.extensions.contains { $0.members.contains(name) }
    }
  }

  private mutating func join(_ file: Int) throws(ProjectError) {
    guard chosenSet.insert(file).inserted else { return }
    chosen.append(file)
    let facts = try sources.facts(file)
    types.formUnion(facts.types.keys)
    values.formUnion(facts.values)
    operators.formUnion(facts.operators)
    for (type, names) in facts.types {
      members.formUnion(names)
      membersByType[type, default: []].formUnion(names)
    }
    for part in facts.extensions {
      members.formUnion(part.members)
      membersByType[part.base, default: []].formUnion(part.members)
      initializersByType[part.base, default: []] += part.initializers
    }
    used.formUnion(facts.references.subtracting(facts.declared))
    for use in facts.members {
      if let base = use.base {
        usedByType[base, default: []].insert(use.name)
      } else {
        used.insert(use.name)
      }
    }
  }

  private mutating func resolve() throws(ProjectError) {
    var next = 0
    repeat {
      while next < chosen.count {
        let file = chosen[next]
        next += 1
        try resolveNames(of: file)
        try resolveMembers(of: try sources.facts(file), file: file)
      }
      try resolveOwnExtensions()
      try resolveConformances()
    } while next < chosen.count
  }

  // MARK: Types, functions and operators

  private mutating func resolveNames(of file: Int) throws(ProjectError) {
    let facts = try sources.facts(file)
    for name in facts.references.sorted() {
      if facts.declared.contains(name) || types.contains(name) || values.contains(name)
        || members.contains(name)
      {
        continue
      }
      try joinNearest(to: file, name: name, system: SystemNames.types.contains(name)) {
        $0.types[name] != nil || $0.values.contains(name)
      }
    }
    for name in facts.usedOperators.subtracting(SystemNames.operators).sorted()
    where !operators.contains(name) {
      try joinNearest(to: file, name: name, system: false) { $0.operators.contains(name) }
    }
  }

  /// Lets the nearest file join that declares a name. A name of the system is only taken from the
  /// folder that uses it, as it would otherwise be another target's.
  private mutating func joinNearest(
    to file: Int, name: String, system: Bool, among some: Set<Int32>? = nil,
    where declares: (SourceFacts) -> Bool
  ) throws(ProjectError) {
    let path = sources.path(file)
    let folder = path.folder
    let near = sources.index[name].filter {
      some?.contains($0) != false && (!system || sources.path(Int($0)).folder == folder)
    }
    for candidate in sorted(near, from: path) where declares(sources.factsIfReadable(candidate)) {
      return try join(candidate)
    }
  }

  /// Files that may join, the nearest first.
  private func sorted(_ files: [Int32], from path: String) -> [Int] {
    files.map(Int.init).filter { !chosenSet.contains($0) && !excluded.contains($0) }
      .map { (file: $0, distance: Distance(from: path, to: sources.path($0))) }
      .sorted { $0.distance < $1.distance }.map(\.file)
  }

  // MARK: Extensions of the system's types

  private mutating func resolveMembers(
    of facts: SourceFacts, file: Int
  ) throws(ProjectError) {
    var uses = facts.members
    for name in facts.references where !facts.declared.contains(name) {
      uses.insert(SourceFacts.MemberUse(base: nil, name: name))
    }
    for use in uses.sorted(by: { ($0.name, $0.base ?? "") < ($1.name, $1.base ?? "") }) {
      let name = use.name
      if facts.declared.contains(name) || members.contains(name) { continue }
      let isSystem = SystemNames.members.contains(name) && use.base == nil
      // Not the sources themselves: a copy would make every change of them a copy too.
      let modules = sources.modules
      try joinNearest(
        to: file, name: name, system: isSystem, among: use.base == nil ? extending : nil
      ) { candidate in
        // A member's name alone is too weak a tie to bring in what cannot be compiled.
        guard use.base != nil || modules.canImport(candidate.imports) else { return false }
        return candidate.extensions.contains { part in
          guard part.members.contains(name) else { return false }
          if let base = use.base, base != part.base, !Self.isProtocolLike(part.base) {
            return false
          }
          return use.base == part.base || SystemNames.types.contains(part.base)
        }
      }
    }
    for call in facts.initializers.sorted(by: { $0.type < $1.type }) {
      try joinInitializer(call, file: file)
    }
  }

  private static func isProtocolLike(_ name: String) -> Bool {
    SystemNames.protocols.contains(name) || name.hasSuffix("Protocol") || name == "Collection"
  }

  /// `Color(hex: "…")` needs the extension with that initializer.
  private mutating func joinInitializer(
    _ call: SourceFacts.InitializerUse, file: Int
  ) throws(ProjectError) {
    let fits = { (facts: SourceFacts) in
      facts.extensions.contains {
        $0.base == call.type && $0.initializers.contains { call.fits($0) }
      }
    }
    if initializersByType[call.type]?.contains(where: call.fits) == true { return }
    let candidates = sorted(sources.index.extended(call.type), from: sources.path(file))
    for candidate in candidates where fits(sources.factsIfReadable(candidate)) {
      return try join(candidate)
    }
  }

  // MARK: Extensions of the project's types

  /// `extension Order { var title: String { … } }` is needed when `title` is used and nothing chosen
  /// declares it for `Order`.
  private mutating func resolveOwnExtensions() throws(ProjectError) {
    let plain = used.subtracting(SystemNames.members)
    for type in types.sorted() {
      let extending = sources.index.extended(type)
      guard !extending.isEmpty else { continue }
      let home = chosen.first { sources.factsIfReadable($0).types[type] != nil }
      let names = plain.union(usedByType[type] ?? [])
      for candidate in sorted(extending, from: home.map(sources.path) ?? "") {
        let facts = sources.factsIfReadable(candidate)
        let offered = facts.extensions.filter { $0.base == type }
          .reduce(into: Set<String>()) { $0.formUnion($1.members) }
        let wanted = offered.intersection(names)
        if !wanted.isEmpty, sources.modules.canImport(facts.imports),
          !wanted.isSubset(of: membersByType[type] ?? [])
        {
          try join(candidate)
        }
      }
    }
  }

  // MARK: Conformances in extensions

  /// `extension Order: Identifiable` in a file of its own belongs to `Order`.
  private mutating func resolveConformances() throws(ProjectError) {
    for type in types.sorted() {
      for candidate in sources.index.extended(type).map(Int.init)
      where !chosenSet.contains(candidate) && !excluded.contains(candidate) {
        let facts = sources.factsIfReadable(candidate)
        let adds = facts.extensions.contains {
          $0.base == type && !$0.conformances.isDisjoint(with: SystemNames.protocols)
        }
        if adds, sources.modules.canImport(facts.imports) { try join(candidate) }
      }
    }
  }
}

/// How far one path lies from another: fewer common folders are farther, then deeper ones.
struct Distance: Comparable {
  private var uncommon: Int
  private var depth: Int
  private var path: String

  init(from source: String, to target: String) {
    let here = source.split(separator: "/").dropLast()
    let there = target.split(separator: "/").dropLast()
    let common = zip(here, there).prefix { $0 == $1 }.count
    uncommon = here.count - common
    depth = there.count - common
    path = target
  }

  static func < (left: Distance, right: Distance) -> Bool {
    (left.uncommon, left.depth, left.path) < (right.uncommon, right.depth, right.path)
  }
}

extension String {
  /// The path without its last component; empty at the root.
  var folder: Substring {
    lastIndex(of: "/").map { self[..<$0] } ?? ""
  }
}
