/// Which files of a widget's target are compiled.
///
/// All of them are, but for those that import what Islet does not have and those that name what only
/// such files declare. A target often builds home-screen widgets beside the Live Activity; one of them
/// that shows a map must not keep the Live Activity from being drawn.
enum Membership {
  struct Choice {
    var files: [Int] = []
    /// Complete sentences.
    var notes: [String] = []
  }

  /// - Parameters:
  ///   - members: the target's files.
  ///   - needed: files that are compiled in any case, members or not.
  static func choose(
    from members: [Int], needed: [Int], sources: inout SourceSet
  ) -> Choice {
    let always = Set(needed)
    var good: [Int] = []
    var bad: [Int] = []
    var reasons: [String] = []
    for file in members {
      let imports = sources.factsIfReadable(file).imports.sorted()
      if !always.contains(file),
        let lacking = imports.first(where: { !sources.modules.canImport([$0]) })
      {
        bad.append(file)
        reasons.append("\(sources.path(file)) imports \(lacking)")
      } else {
        good.append(file)
      }
    }
    var fresh = bad[...]
    while !fresh.isEmpty {
      let lost = names(of: fresh, sources: &sources)
        .subtracting(names(of: good[...], sources: &sources))
      let isBad = { (file: Int, sources: inout SourceSet) in
        let facts = sources.factsIfReadable(file)
        return !always.contains(file)
          && !facts.references.subtracting(facts.declared).isDisjoint(with: lost)
      }
      var kept: [Int] = []
      var dropped: [Int] = []
      for file in good {
        if isBad(file, &sources) { dropped.append(file) } else { kept.append(file) }
      }
      good = kept
      bad += dropped
      fresh = dropped[...]
    }
    return Choice(
      files: good + needed.filter { !good.contains($0) }, notes: notes(of: reasons))
  }

  /// Types, functions and variables that files declare for others.
  private static func names(of files: ArraySlice<Int>, sources: inout SourceSet) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let facts = sources.factsIfReadable(file)
      names.formUnion(facts.types.keys)
      names.formUnion(facts.values)
    }
    return names
  }

  private static func notes(of reasons: [String]) -> [String] {
    guard !reasons.isEmpty else { return [] }
    let shown = reasons.prefix(4).joined(separator: ", ")
    let more = reasons.count > 4 ? ", and \(reasons.count - 4) more" : ""
    return [
      "Some files of the widget's target are left out, as Islet lacks a module that they import:"
        + " \(shown)\(more). The Live Activities are drawn without them."
    ]
  }
}
