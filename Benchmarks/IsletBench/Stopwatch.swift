import Foundation

/// Durations of several runs of the same thing.
struct Stopwatch {
  /// Runs `body` and returns the median of its durations in seconds.
  static func median(of count: Int, _ body: () throws -> Void) rethrows -> Double {
    var seconds: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try body()
      seconds.append((ContinuousClock.now - start) / .seconds(1))
    }
    return median(seconds)
  }

  /// As above, for something asynchronous.
  static func median(of count: Int, _ body: () async throws -> Void) async rethrows -> Double {
    var seconds: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await body()
      seconds.append((ContinuousClock.now - start) / .seconds(1))
    }
    return median(seconds)
  }

  /// Runs two bodies by turns, so that both meet the same machine, and returns their medians.
  static func medians(
    of count: Int, _ first: () throws -> Void, _ second: () throws -> Void
  ) rethrows -> (Double, Double) {
    var seconds: ([Double], [Double]) = ([], [])
    for _ in 0..<count {
      seconds.0.append(try median(of: 1, first))
      seconds.1.append(try median(of: 1, second))
    }
    return (median(seconds.0), median(seconds.1))
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// `1.23 s` or `4.56 ms`.
  static func words(_ seconds: Double) -> String {
    seconds < 0.1
      ? String(format: "%.2f ms", seconds * 1000) : String(format: "%.2f s", seconds)
  }

  static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}
