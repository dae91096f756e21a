/// When the last dismissed activities were dismissed, so that the log can say what became of them.
struct DismissalMemory: Sendable {
  struct Dismissal: Hashable, Sendable {
    /// Seconds since the reference date.
    var time: Double
    /// The place of the app in `Phone.apps`.
    var app: Int
  }

  private let capacity: Int
  private var dismissals: [UInt64: Dismissal] = [:]
  private var order: ContiguousArray<UInt64> = []
  /// The place of the oldest serial number once the memory is full.
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  subscript(serial: UInt64) -> Dismissal? { dismissals[serial] }

  mutating func remember(_ serial: UInt64, _ dismissal: Dismissal) {
    guard capacity > 0 else { return }
    if order.count < capacity {
      order.append(serial)
    } else {
      dismissals[order[oldest]] = nil
      order[oldest] = serial
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
    dismissals[serial] = dismissal
  }
}
