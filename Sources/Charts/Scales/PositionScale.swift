import AppleFoundation

/// Turns data into places along one axis of the plot, in points from its top left corner.
struct PositionScale: Equatable {
  enum Domain: Equatable {
    /// From one number to another, which may be the smaller one; dates are seconds.
    case continuous(Double, Double, isDate: Bool)
    case categories([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  /// Where the domain starts, in points.
  var start: CGFloat
  /// Where the domain ends, in points.
  var end: CGFloat
  private var indices: [String: Int] = [:]

  init(_ domain: Domain, type: ScaleType = .linear, from start: CGFloat, to end: CGFloat) {
    self.domain = domain
    self.type = type
    self.start = start
    self.end = end
    if case .categories(let names) = domain {
      indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    }
  }

  var isCategorical: Bool { if case .categories = domain { true } else { false } }

  var isDate: Bool { if case .continuous(_, _, true) = domain { true } else { false } }

  /// The room of a category, in points; nil on a continuous scale.
  var step: CGFloat? {
    guard case .categories(let names) = domain else { return nil }
    return abs(end - start) / CGFloat(max(names.count, 1))
  }

  /// The place of a number or of a date in seconds; nil where it has none.
  func place(of number: Double) -> CGFloat? {
    guard case .continuous(let lower, let upper, _) = domain, number.isFinite else { return nil }
    let (low, high) = (type.transform(lower), type.transform(upper))
    guard high != low else { return (start + end) / 2 }
    var fraction = (type.transform(number) - low) / (high - low)
    // A bar on a logarithmic scale begins where the scale does: it has no zero.
    if type == .log { fraction = max(fraction, 0) }
    let place = start + CGFloat(fraction) * (end - start)
    return place.isFinite ? place : nil
  }

  /// The place of a value: the middle of its room.
  func place(of value: PlotValue) -> CGFloat? {
    guard case .categories(let names) = domain else { return value.scalar.flatMap(place(of:)) }
    guard let index = indices[value.category] else { return nil }
    return start + (CGFloat(index) + 0.5) / CGFloat(names.count) * (end - start)
  }

  /// The room of a datum: that of its category or of its interval; nil where it is a mere point.
  func room(of datum: PlotDatum) -> ClosedRange<CGFloat>? {
    if let step, let middle = place(of: datum.value) {
      return middle - step / 2...middle + step / 2
    }
    guard let interval = datum.interval, let from = place(of: interval.lowerBound),
      let to = place(of: interval.upperBound)
    else { return nil }
    return min(from, to)...max(from, to)
  }

  /// The value at a place; outside of the scale too, but for categories.
  func value(at place: CGFloat) -> PlotValue? {
    guard end != start, place.isFinite else { return nil }
    let fraction = Double((place - start) / (end - start))
    switch domain {
    case .categories(let names):
      let index = (fraction * Double(names.count)).rounded(.down)
      guard index >= 0, index < Double(names.count) else { return nil }
      return .category(names[Int(index)])
    case .continuous(let lower, let upper, let isDate):
      let (low, high) = (type.transform(lower), type.transform(upper))
      let number = type.inverse(low + fraction * (high - low))
      return isDate ? .date(number) : .number(number)
    }
  }
}

extension PlotValue {
  /// The name of the value on a scale of categories.
  var category: String {
    switch self {
    case .category(let name): name
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    }
  }
}
