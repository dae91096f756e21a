import AppleFoundation

/// The numbers that may stand for a field, before they are fitted to its type.
struct SampleNumbers {
  private let question: SampleQuestion
  private let numbers: SampleTable.Numbers

  init(_ question: SampleQuestion, isWhole: Bool) {
    self.question = question
    let rules = isWhole ? SampleTable.wholeNumbers + SampleTable.numbers : SampleTable.numbers
    if let found = question.best(of: rules) {
      numbers = found
    } else if question.best(of: SampleTable.timestamps) == true {
      numbers = [question.time.timeIntervalSince1970]
    } else {
      numbers = isWhole ? SampleTable.usualWhole : SampleTable.usualNumber
    }
  }

  /// - Parameter make: A number of the type, or nil when it holds none of that size.
  func answers<Value: Comparable>(_ make: (Double) -> Value?) -> SampleAnswers<Value> {
    let tour = numbers.values.compactMap(make)
    let spread = numbers.spread.compactMap(make)
    let others = SampleTable.otherNumbers.compactMap(make)
    var seen: [Value] = []
    for value in tour + spread + others where !seen.contains(value) { seen.append(value) }
    let shown = max(1, min(tour.count, seen.count))
    return SampleAnswers(
      values: seen, tour: shown, spread: max(shown, min(shown + spread.count, seen.count)),
      drives: shown > 1, label: { "\(question.name)-\("\($0)".replacing(#/\.0$/#, with: ""))" })
  }
}
