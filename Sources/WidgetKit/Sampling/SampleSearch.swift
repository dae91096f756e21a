import AppleFoundation

/// Looks for answers that a strict type accepts.
///
/// A type that throws has usually just been told what it does not like, so other answers are tried
/// from the last question backwards; an answer that lets the type come further is kept.
struct SampleSearch<Value: Decodable> {
  let type: Value.Type
  let now: Date
  /// The answers to begin with.
  let pick: (_ key: String, _ tour: Int, _ isCase: Bool) -> Int

  struct Found {
    var json: Data
    var choices: [SampleScript.Choice]
    /// What had to be answered otherwise, by key.
    var changes: [String: Int]
  }

  enum Outcome {
    case found(Found)
    /// What refused, and the choices of the first attempt.
    case refused(SampleScript.Refusal, [SampleScript.Choice])
  }

  func run() -> Outcome {
    var changes: [String: Int] = [:]
    var current = attempt(changes)
    let first = current.choices
    var attempts = 1
    while case .refused(let refusal) = current.outcome {
      var next: (attempt: SampleAttempt<Value>, changes: [String: Int])?
      search: for choice in current.choices.reversed() {
        for alternative in 0..<choice.count where alternative != choice.picked {
          guard attempts < SampleTable.greatestAttemptCount else { break search }
          attempts += 1
          var tried = changes
          tried[choice.key] = alternative
          let attempt = attempt(tried)
          if isBetter(attempt, than: current) {
            next = (attempt, tried)
            break search
          }
        }
      }
      guard let next else { return .refused(refusal, first) }
      (current, changes) = next
    }
    guard case .made(let json) = current.outcome else { preconditionFailure("The loop has ended.") }
    return .found(Found(json: json, choices: current.choices, changes: changes))
  }

  private func attempt(_ changes: [String: Int]) -> SampleAttempt<Value> {
    let pick = pick
    return SampleAttempt(type, now: now) { key, tour, isCase in
      changes[key] ?? pick(key, tour, isCase)
    }
  }

  private func isBetter(
    _ attempt: SampleAttempt<Value>, than other: SampleAttempt<Value>
  ) -> Bool {
    if case .made = attempt.outcome { return true }
    return attempt.choices.count > other.choices.count
  }
}
