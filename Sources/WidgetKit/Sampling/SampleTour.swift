import AppleFoundation

/// Makes the states that show what a type can be: the typical one first, then others until every
/// case, every optional with and without a value, every empty collection and the ends of a progress
/// have been seen.
struct SampleTour<Value: Decodable> {
  struct State: Equatable {
    /// What it shows, `delivered`.
    var name: String
    var json: Data
  }

  let states: [State]
  /// Whether there would be more to show than the most states allow.
  let isCutShort: Bool

  /// - Parameter limit: The most states.
  /// - Throws: `SampleRefusal` when the type refuses everything.
  init(
    of type: Value.Type, now: Date, limit: Int = SampleTable.greatestStateCount
  ) throws(SampleRefusal) {
    var states: [State] = []
    var visits: [String: Int] = [:]
    var tours: [String: Int] = [:]
    var fixes: [String: Int] = [:]
    var isFirst = true
    repeat {
      let (visited, fixed) = (visits, fixes)
      let search = SampleSearch(type: type, now: now) { key, tour, isCase in
        if let fix = fixed[key] { return fix }
        let visit = visited[key] ?? 0
        // After the tour a case comes again, everything else stays typical.
        return visit < tour ? visit : isCase ? visit % max(tour, 1) : 0
      }
      let choices: [SampleScript.Choice]
      switch search.run() {
      case .found(let found):
        choices = found.choices
        // An answer outside of the tour was needed to please the type, which will not change.
        for choice in choices where choice.picked >= choice.tour {
          fixes[choice.key] = found.changes[choice.key]
        }
        if !states.contains(where: { $0.json == found.json }) {
          states.append(
            State(name: Self.name(choices, isFirst: states.isEmpty, visits), json: found.json))
        }
      case .refused(let refusal, let first):
        guard !isFirst else { throw SampleRefusal(root: type, refusal: refusal) }
        choices = first
      }
      for choice in choices {
        visits[choice.key, default: 0] += 1
        if choice.drives { tours[choice.key] = choice.tour }
      }
      isFirst = false
    } while states.count < limit && visits.values.max() ?? 0 < limit * 2
      && tours.contains { visits[$0.key] ?? 0 < $0.value }
    self.states = states
    isCutShort = tours.contains { visits[$0.key] ?? 0 < $0.value }
  }

  /// The case of the outermost enumeration; else what is new in the state.
  private static func name(
    _ choices: [SampleScript.Choice], isFirst: Bool, _ visits: [String: Int]
  ) -> String {
    let driving = choices.filter { $0.drives && !$0.label.isEmpty }
    let cases = driving.filter { $0.isCase && $0.tour > 1 }
    if let shallowest = cases.min(by: { $0.depth < $1.depth }) { return shallowest.label }
    guard !isFirst else { return "typical" }
    let changed = driving.filter { $0.picked > 0 && $0.picked == visits[$0.key] }
    return (changed.max { $0.tour < $1.tour } ?? changed.first)?.label ?? "typical"
  }
}

/// A type of which no sample could be made.
struct SampleRefusal: Error {
  /// The type that was to be sampled.
  var root: Any.Type
  var refusal: SampleScript.Refusal

  /// Complete sentences with the next step.
  var message: String {
    let root = TypeName(root).text
    let inner = TypeName(refusal.type).text
    let place = refusal.path.isEmpty ? "" : " at \(refusal.path)"
    let who = root == inner ? "It" : "Its \(inner)\(place)"
    return "No sample of \(root) could be made. \(who) refused all values that were tried: "
      + "\(Self.words(refusal.error)). Give states as JSON with --attributes FILE --state FILE, "
      + "or add a #Preview with content states to the source."
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let place = FaultFinder.text(of: context.codingPath)
      let text = context.debugDescription
      return place.isEmpty ? "“\(text)”" : "“\(text)”, at \(place)"
    default: return "“\(error)”"
    }
  }
}
