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

  init(sources: SourceSet, seeds: [Int], excluded: Set<Int>) throws(ProjectError) {
    self.sources = sources
    self.excluded = excluded
    chosen = []
    chosenSet = []
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

  private mutating func join(_ file: Int) throws(ProjectError) {
    guard chosenSet.insert(file).inserted else { return }
    chosen.append(file)
    let facts = try sources.facts(file)
    types.formUnion(facts.types.keys)
    values.formUnion(facts.values)
    operators.formUnion(facts.operators)
    for names in facts.types.values { members.formUnion(names) }
    for part in facts.extensions { members.formUnion(part.members) }
  }

  private mutating func resolve() throws(ProjectError) {
    var next = 0
    var pending: [Int] = []
    repeat {
      while next < chosen.count {
        try resolveNames(of: chosen[next])
        pending.append(chosen[next])
        next += 1
      }
      // Extensions of types that joined late may serve files that came before.
      for file in pending {
        let facts = try sources.facts(file)
        try resolveMembers(of: facts, file: file)
      }
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
    to file: Int, name: String, system: Bool, where declares: (SourceFacts) -> Bool
  ) throws(ProjectError) {
    let path = sources.path(file)
    var best: (file: Int, distance: Distance)?
    for candidate in sources.index[name].map(Int.init)
    where !chosenSet.contains(candidate) && !excluded.contains(candidate) {
      let other = sources.path(candidate)
      if system, other.folder != path.folder { continue }
      let distance = Distance(from: path, to: other)
      if let best, best.distance <= distance { continue }
      if declares(sources.factsIfReadable(candidate)) { best = (candidate, distance) }
    }
    if let best { try join(best.file) }
  }

  // MARK: Members of extensions

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
      if let base = use.base, types.contains(base), declaresMember(name, of: base) { continue }
      let types = types
      let isSystem = SystemNames.members.contains(name)
      try joinNearest(to: file, name: name, system: isSystem && use.base == nil) { candidate in
        candidate.extensions.contains { part in
          guard part.members.contains(name) else { return false }
          if let base = use.base, base != part.base, !Self.isProtocolLike(part.base) {
            return false
          }
          return types.contains(part.base) || SystemNames.types.contains(part.base)
            || use.base == part.base
        }
      }
    }
  }

  private static func isProtocolLike(_ name: String) -> Bool {
    SystemNames.protocols.contains(name) || name.hasSuffix("Protocol") || name == "Collection"
  }

  private mutating func declaresMember(_ name: String, of type: String) -> Bool {
    chosen.contains { file in
      let facts = sources.factsIfReadable(file)
      return facts.types[type]?.contains(name) == true
        || facts.extensions.contains { $0.base == type && $0.members.contains(name) }
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
        if adds, facts.imports.isSubset(of: sources.modules) { try join(candidate) }
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
