import AppleFoundation

/// What is known about a value that is asked for: the names around it.
struct SampleQuestion {
  /// The name of the field, or of the nearest one around it.
  let name: String
  /// The words of the field's name with those of the field around it, then each alone, outwards.
  let phrases: [[String]]
  /// The words of the field's own name.
  private let own: [String]
  /// The words of the names of the types around it.
  let context: [String]
  /// The number of the element of a collection; 0 outside of them.
  let index: Int
  let now: Date
  /// The raw values that the type which asks for one value can have; nil when it has none.
  let rawValues: [Any]?
  /// The cases of the enumeration that asks, where the answer may tell which one is meant.
  let caseNames: [String]

  init(_ place: SamplePlace, isSelf: Bool) {
    let keys = place.path.filter { $0.intValue == nil }.map(\.stringValue).reversed()
    let words = keys.map { NameWords($0).words }.filter { !$0.isEmpty }
    own = words.first ?? []
    // A name alone says little: driver.name is the name of a driver, home.score the home score.
    let qualified = words.count > 1 ? [words[1] + words[0]] : []
    let owner = place.owner
    // The two bounds of a range.
    let bound = owner is any RangeShape.Type ? [["range", place.index == 0 ? "start" : "end"]] : []
    phrases = bound + qualified + words
    name = keys.first { !NameWords($0).words.isEmpty } ?? ""
    context = place.types.flatMap { NameWords(TypeName($0).text).words }
    index = place.index
    now = place.now
    let cases = owner.map { CaseNames(of: $0).names } ?? []
    let isClosed = !cases.isEmpty || owner is any CaseIterable.Type
    rawValues =
      isSelf && isClosed ? (owner as? any RawRepresentable.Type).map { RawValues($0).values } : nil
    let tells = isSelf || !SampleTable.discriminators.isDisjoint(with: own)
    caseNames = tells ? cases : []
  }

  /// A question about a value that only has a name.
  init(name: String, now: Date) {
    own = NameWords(name).words
    phrases = own.isEmpty ? [] : [own]
    self.name = name
    self.now = now
    context = []
    index = 0
    rawValues = nil
    caseNames = []
  }

  /// The time that the name means.
  var time: Date {
    let isBound = phrases.first?.first == "range"
    let element = isBound ? 0 : Double(index) * SampleTable.timeBetweenElements
    let usual = SampleTable.timeWords.isSuperset(of: own) ? 0 : SampleTable.usualTime
    return now + (best(of: SampleTable.times) ?? usual) + element
  }

  /// Whether the field's own name has a word.
  func holds(_ word: String) -> Bool { own.contains(word) }

  /// The rule that fits best: the nearest name first, then the most words, then the last word.
  func best<Value: Sendable>(of rules: [SampleRule<Value>]) -> Value? {
    for phrase in phrases {
      let telling = phrase.filter { !SampleTable.vague.contains($0) }
      for words in [telling, phrase] where !words.isEmpty {
        let fitting = rules.compactMap { rule in
          rule.fit(words, in: context).map { (rule: rule, fit: $0) }
        }
        if let best = fitting.max(by: { $0.fit < $1.fit }) { return best.rule.value }
      }
    }
    return nil
  }
}

/// A range of two bounds, which JSON writes as an array.
private protocol RangeShape {}

extension Range: RangeShape {}
extension ClosedRange: RangeShape {}

/// What stands for fields whose name has certain words.
struct SampleRule<Value: Sendable>: Sendable {
  let words: [String]
  /// Words one of which the types around must have; empty when any type will do.
  let context: Set<String>
  let value: Value

  init(_ words: String, in context: String = "", _ value: Value) {
    self.words = NameWords(words).words
    self.context = Set(NameWords(context).words)
    self.value = value
  }

  /// How well it fits; nil when it does not.
  func fit(_ phrase: [String], in surroundings: [String]) -> Int? {
    guard context.isEmpty || !context.isDisjoint(with: surroundings) else { return nil }
    var place = -1
    for word in words {
      guard let next = phrase.indices.first(where: { $0 > place && phrase[$0] == word }) else {
        return nil
      }
      place = next
    }
    return words.count * 1000 + (context.isEmpty ? 0 : 500) + place
  }
}

/// The words of a name in source, in lower case and the singular: `estimatedStops` are `estimated`
/// and `stop`.
struct NameWords {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase
        && (index > 0 && !letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if !letter.isLetter || startsWord {
        words.append(word)
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    words.append(word)
    self.words = words.filter { !$0.isEmpty }.map(Self.singular)
  }

  private static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s"),
      !["ss", "us", "is"].contains(where: word.hasSuffix)
    else { return word }
    return String(word.dropLast())
  }
}
