import AppleFoundation

/// The values that may be answered at a place.
struct SampleAnswers<Value> {
  var values: [Value]
  /// How many of them are shown one after the other in the states.
  var tour = 1
  /// How many of them the elements of a collection have one after the other.
  var spread = 1
  /// Whether there shall be enough states for the tour.
  var drives = false
  var isCase = false
  var label: (Value) -> String = { "\($0)" }
}

/// A type that a decoder makes by itself.
protocol SampleScalar: Codable {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Self>
}

extension SampleScalar {
  static func answer(at place: SamplePlace) -> Self { place.scalar(self) }

  /// The raw values that the type which asks can have.
  fileprivate static func rawAnswers(_ question: SampleQuestion) -> SampleAnswers<Self>? {
    guard let raw = question.rawValues?.compactMap({ $0 as? Self }), !raw.isEmpty else {
      return nil
    }
    let names = question.caseNames
    return SampleAnswers(
      values: raw, tour: raw.count, spread: raw.count, drives: true, isCase: true,
      label: { value in
        guard raw.count == names.count,
          let index = raw.firstIndex(where: { "\($0)" == "\(value)" })
        else { return "\(value)" }
        return names[index]
      })
  }
}

extension Bool: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Bool> {
    let isUsuallyFalse = SampleTable.untrue.contains { question.holds($0) }
    return SampleAnswers(
      values: isUsuallyFalse ? [false, true] : [true, false], tour: 2, drives: true,
      label: { "\(question.name)-\($0)" })
  }
}

extension String: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<String> {
    if let raw = rawAnswers(question) { return raw }
    let others = SampleTable.otherTexts(at: question.now)
    guard question.caseNames.isEmpty else {
      let cases = question.caseNames
      return SampleAnswers(
        values: cases + others, tour: cases.count, spread: cases.count, drives: true, isCase: true)
    }
    let time = question.time
    switch question.best(of: SampleTable.texts) {
    case .clock: return SampleAnswers(values: [ClockText.time(time)] + others)
    case .stamp: return SampleAnswers(values: [time.ISO8601Format()] + others)
    case .day: return SampleAnswers(values: [ClockText.day(time)] + others)
    case .stages(let steps):
      return SampleAnswers(values: steps + others, tour: steps.count, spread: steps.count)
    case .fixed(let texts):
      return SampleAnswers(values: texts + others, spread: texts.count)
    case nil:
      let element = question.index > 0 ? " \(question.index + 1)" : ""
      return SampleAnswers(values: [placeholder(question) + element] + others)
    }
  }

  /// The field's name as a person would write it.
  private static func placeholder(_ question: SampleQuestion) -> String {
    let words = NameWords(question.name).words
    let text = words.isEmpty ? "text" : words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Date: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Date> {
    SampleAnswers(values: [question.time] + SampleTable.otherTimes.map { question.now + $0 })
  }
}

extension URL: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<URL> {
    SampleAnswers(values: SampleTable.links.compactMap { URL(string: $0) })
  }
}

extension UUID: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<UUID> {
    let number = String(question.index + 1)
    let digits = String(repeating: "0", count: max(0, 12 - number.count)) + number
    return SampleAnswers(values: [UUID(uuidString: "00000000-0000-4000-8000-\(digits)") ?? UUID()])
  }
}

extension Data: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Data> {
    SampleAnswers(values: [SampleTable.image, Data(), Data("{}".utf8)])
  }
}

extension Decimal: SampleScalar {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Decimal> {
    SampleNumbers(question, isWhole: false).answers { Decimal(string: "\($0)") }
  }
}

/// A number of Swift's.
protocol SampleNumber: SampleScalar, Comparable {
  static var isWhole: Bool { get }
  init?(sample: Double)
}

extension SampleNumber {
  static func answers(to question: SampleQuestion) -> SampleAnswers<Self> {
    if let raw = rawAnswers(question) { return raw }
    if !question.caseNames.isEmpty {
      let numbers = question.caseNames.indices.compactMap { Self(sample: Double($0)) }
      return SampleAnswers(
        values: numbers, tour: numbers.count, spread: numbers.count, drives: true, isCase: true)
    }
    return SampleNumbers(question, isWhole: isWhole).answers { Self(sample: $0) }
  }
}

extension SampleNumber where Self: FixedWidthInteger {
  static var isWhole: Bool { true }
  init?(sample: Double) { self.init(exactly: sample.rounded()) }
}

extension SampleNumber where Self: BinaryFloatingPoint {
  static var isWhole: Bool { false }
  init?(sample: Double) { self.init(sample) }
}

extension Int: SampleNumber {}
extension Int8: SampleNumber {}
extension Int16: SampleNumber {}
extension Int32: SampleNumber {}
extension Int64: SampleNumber {}
extension UInt: SampleNumber {}
extension UInt8: SampleNumber {}
extension UInt16: SampleNumber {}
extension UInt32: SampleNumber {}
extension UInt64: SampleNumber {}
extension Double: SampleNumber {}
extension Float: SampleNumber {}
