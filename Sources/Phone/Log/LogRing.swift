/// The newest entries of the log, up to a number.
struct LogRing: Sendable {
  private let capacity: Int
  private var entries: ContiguousArray<LogEntry> = []
  /// The place of the oldest entry once the ring is full.
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  mutating func append(_ entry: LogEntry) {
    if entries.count < capacity {
      entries.append(entry)
    } else if capacity > 0 {
      entries[oldest] = entry
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
  }

  /// Oldest first.
  var all: [LogEntry] {
    Array(entries[oldest...]) + Array(entries[..<oldest])
  }
}
