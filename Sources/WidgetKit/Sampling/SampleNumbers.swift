import AppleFoundation

/// The numbers that may stand for a field, before they are fitted to its type.
struct SampleNumbers {
  private let question: SampleQuestion
  private let numbers: SampleTable.Numbers
  private let isWhole: Bool

  init(_ question: SampleQuestion, isWhole: Bool) {
    self.question = question
    self.isWhole = isWhole
    let rules = isWhole ? SampleTable.wholeNumbers + SampleTable.numbers : SampleTable.numbers
    if let found = question.best(of: rules) {
      numbers = found
    } else if question.best(of: SampleTable.timestamps) == true {
      numbers = [question.time.timeIntervalSince1970]
    } else {
      numbers = isWhole ? SampleTable.usualWhole : SampleTable.usualNumber
    }
  }

  /// What the later elements of a collection have where the table has one number for all, so that a
  /// chart of them is no flat line; none outside of collections and for the bounds of a range.
  ///
  /// A choice of Islet: smaller ones, which keep to the limits of percentages, angles and colours,
  /// and for years and the least counts the next ones.
  private var varied: [Double] {
    guard question.index > 0, question.phrases.first?.first != "range",
      numbers.values.count == 1, let value = numbers.values.first
    else { return [] }
    let isCount = isWhole && (0..<3).contains(value)
    let isYear = (1900...2100).contains(value) && value == value.rounded()
    if isCount || isYear || value == 0 { return [value + 1, value + 2] }
    return [0.75, 0.9].map { part in
      let number = value * part
      // A number that is whole stays so; others keep two decimals.
      return value == value.rounded() && abs(value) > 1
        ? number.rounded() : (number * 100).rounded() / 100
    }
  }

  /// - Parameter make: A number of the type, or nil when it holds none of that size.
  func answers<Value: Comparable>(_ make: (Double) -> Value?) -> SampleAnswers<Value> {
    let tour = numbers.values.compactMap(make)
    let spread = (numbers.spread.isEmpty ? varied : numbers.spread).compactMap(make)
    let others = SampleTable.otherNumbers.compactMap(make)
    var seen: [Value] = []
    for value in tour + spread + others where !seen.contains(value) { seen.append(value) }
    let shown = max(1, min(tour.count, seen.count))
    return SampleAnswers(
      values: seen, tour: shown, spread: max(shown, min(shown + spread.count, seen.count)),
      drives: shown > 1, label: { "\(question.name)-\("\($0)".replacing(#/\.0$/#, with: ""))" })
  }
}
