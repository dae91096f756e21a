import Drawing

extension RunningDate {
  /// Ten years: no activity lives a thousandth of that. A choice of Islet.
  private static let farthest: TimeInterval = 10 * 365.25 * 86_400

  /// What a check wants to know: a date that is far off, a format that a phone cannot keep.
  func traits(in environment: EnvironmentValues) -> [Element.Trait] {
    switch self {
    case .date(let date, _): far(date, in: environment)
    // A timer that counts up may have no end.
    case .timer(let timer):
      far(
        timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound,
        in: environment)
    case .range: []
    case .sampled(let input):
      Self.isKnown(input.formatName) ? [] : [.customFormat(input.formatName)]
    }
  }

  private func far(_ date: Date, in environment: EnvironmentValues) -> [Element.Trait] {
    let distance = date.timeIntervalSince(environment.now)
    return abs(distance) > Self.farthest ? [.farDate(seconds: distance)] : []
  }

  /// Whether the format is one of the system's. Its name begins with its module, or with
  /// `(extension in Module):`.
  private static func isKnown(_ format: String) -> Bool {
    let start = "(extension in "
    let name = format.hasPrefix(start) ? String(format.dropFirst(start.count)) : format
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return ["Swift", "SwiftUI", "AppleFoundation"].contains(module)
      || module.hasPrefix("Foundation")
  }
}
