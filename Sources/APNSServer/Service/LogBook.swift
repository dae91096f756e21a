import Foundation

/// The newest lines of the log, and who listens to it.
struct LogBook {
  private let capacity: Int
  private(set) var lines: [LogLine] = []
  private var listeners: [Int: AsyncStream<LogLine>.Continuation] = [:]
  private var lastListener = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func append(_ line: LogLine) {
    // A quarter at a time, so that a full book is not moved for each line.
    if lines.count >= capacity + capacity / 4 { lines.removeFirst(lines.count - capacity) }
    lines.append(line)
    for listener in listeners.values { listener.yield(line) }
  }

  /// The verdicts on a push, in the order in which they came.
  func verdicts(on id: String) -> [PushVerdict] {
    lines.compactMap { line in
      guard case .verdict(let verdict) = line, verdict.id == id else { return nil }
      return verdict
    }
  }

  /// The lines from now on. A listener that does not keep up loses the oldest.
  mutating func listen() -> (number: Int, stream: AsyncStream<LogLine>) {
    lastListener += 1
    let (stream, continuation) = AsyncStream.makeStream(
      of: LogLine.self, bufferingPolicy: .bufferingNewest(capacity))
    listeners[lastListener] = continuation
    return (lastListener, stream)
  }

  mutating func forget(_ listener: Int) {
    listeners.removeValue(forKey: listener)?.finish()
  }
}
