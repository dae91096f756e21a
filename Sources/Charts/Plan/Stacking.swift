/// Puts values on top of each other.
enum Stacking {
  /// Where each of the values at one place begins and ends. Values below zero go downwards from
  /// zero, a choice; around the centre and as parts of a whole only their size counts.
  static func spans(
    of values: [Double], method: MarkStackingMethod
  ) -> [(low: Double, high: Double)] {
    switch method.storage {
    case .unstacked: return values.map { (0, $0) }
    case .standard:
      var (above, below) = (0.0, 0.0)
      return values.map { value in
        if value < 0 {
          defer { below += value }
          return (below, below + value)
        }
        defer { above += value }
        return (above, above + value)
      }
    case .normalized:
      let total = values.reduce(0) { $0 + abs($1) }
      return running(values, from: 0, factor: total == 0 ? 0 : 1 / total)
    case .center:
      let total = values.reduce(0) { $0 + abs($1) }
      return running(values, from: -total / 2, factor: 1)
    }
  }

  private static func running(
    _ values: [Double], from start: Double, factor: Double
  ) -> [(low: Double, high: Double)] {
    var sum = start
    return values.map { value in
      defer { sum += abs(value) * factor }
      return (sum, sum + abs(value) * factor)
    }
  }
}
