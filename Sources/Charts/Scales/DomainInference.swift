import AppleFoundation

/// The domain of a scale from its data and from what the user wishes.
struct DomainInference {
  /// All data of the axis, the ends of their intervals included, in order.
  var values: [PlotValue]
  var request: DomainRequest?
  var type: ScaleType?
  /// The values at which the axis has marks; the domain of numbers is widened to them.
  var marks = AxisMarkValues.automatic
  /// About how many values an axis of this length has.
  var desiredCount: Int

  /// Whether the values are names.
  var isCategorical: Bool {
    if let type { return type == .category }
    let all = values + requested
    return all.contains { if case .category = $0 { true } else { false } }
  }

  private var requested: [PlotValue] {
    if case .values(let values) = request { values } else { [] }
  }

  func domain() -> PositionScale.Domain {
    switch request {
    case .values(let wished):
      if isCategorical { return .categories(Self.unique(wished.map(\.category))) }
      let numbers = wished.compactMap(\.scalar).filter(\.isFinite)
      guard let first = numbers.first, let last = numbers.last else { return inferred() }
      return .continuous(first, last, isDate: wished.contains(where: \.isDate))
    case .automatic(_, let isReversed, let change):
      var domain = inferred()
      if let change { domain = changed(domain, by: change) }
      return isReversed ? Self.reversed(domain) : domain
    case nil: return inferred()
    }
  }

  private func inferred() -> PositionScale.Domain {
    if isCategorical { return .categories(Self.unique(values.map(\.category))) }
    let numbers = values.compactMap(\.scalar).filter(\.isFinite)
    if values.contains(where: \.isDate) {
      guard let first = numbers.min(), let last = numbers.max() else {
        return .continuous(0, 1, isDate: true)
      }
      return .continuous(first, last, isDate: true)
    }
    let range = type == .log ? logarithmic(numbers) : rounded(numbers)
    return .continuous(range.lowerBound, range.upperBound, isDate: false)
  }

  /// Number scales include zero whatever the marks are (Apple, "ScaleDomain").
  private var includesZero: Bool {
    if case .automatic(let includesZero, _, _) = request { includesZero ?? true } else { true }
  }

  private func rounded(_ numbers: [Double]) -> ClosedRange<Double> {
    NiceSteps.widened(
      range(of: numbers), to: step(for: numbers), lower: marks.roundsLower ?? true,
      upper: marks.roundsUpper ?? true)
  }

  /// From the least number to the greatest, and to zero.
  private func range(of numbers: [Double]) -> ClosedRange<Double> {
    guard var low = numbers.min(), var high = numbers.max() else { return 0...1 }
    if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high { (low, high) = low == 0 ? (0, 1) : (low - abs(low) / 2, high + abs(high) / 2) }
    return low...high
  }

  private func step(for numbers: [Double]) -> Double {
    NiceSteps.numberStep(range(of: numbers), marks: marks, desiredCount: desiredCount)
  }

  /// The step to which the domain of numbers was widened, by which the axis then goes; nil where
  /// it was not.
  var step: Double? {
    if case .values = request { return nil }
    guard !isCategorical, type != .log, !values.contains(where: \.isDate) else { return nil }
    return step(for: values.compactMap(\.scalar).filter(\.isFinite))
  }

  /// From one power of ten to another.
  private func logarithmic(_ numbers: [Double]) -> ClosedRange<Double> {
    let positive = numbers.filter { $0 > 0 }
    guard let low = positive.min(), let high = positive.max() else { return 1...10 }
    let lower = floor(log10(low) + 1e-9)
    let upper = ceil(log10(high) - 1e-9)
    return pow(10, lower)...pow(10, max(upper, lower + 1))
  }

  private func changed(
    _ domain: PositionScale.Domain, by change: ([PlotValue]) -> [PlotValue]
  ) -> PositionScale.Domain {
    switch domain {
    case .categories(let names):
      return .categories(Self.unique(change(names.map { .category($0) }).map(\.category)))
    case .continuous(let lower, let upper, let isDate):
      let ends: [PlotValue] = [lower, upper].map { isDate ? .date($0) : .number($0) }
      let numbers = change(ends).compactMap(\.scalar)
      guard let low = numbers.min(), let high = numbers.max() else { return domain }
      return .continuous(low, high, isDate: isDate)
    }
  }

  private static func reversed(_ domain: PositionScale.Domain) -> PositionScale.Domain {
    switch domain {
    case .categories(let names): .categories(names.reversed())
    case .continuous(let lower, let upper, let isDate): .continuous(upper, lower, isDate: isDate)
    }
  }

  static func unique<T: Hashable>(_ values: [T]) -> [T] {
    var seen: Set<T> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension NiceSteps {
  /// The step of an axis of numbers.
  static func numberStep(
    _ range: ClosedRange<Double>, marks: AxisMarkValues, desiredCount: Int
  ) -> Double {
    let span = range.upperBound - range.lowerBound
    switch marks.kind {
    case .stride(let step) where step > 0: return step
    case .automatic(let wished, let minimum):
      return step(over: span, desiredCount: wished ?? desiredCount, minimum: minimum)
    default: return step(over: span, desiredCount: desiredCount)
    }
  }
}
