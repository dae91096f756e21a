import ActivityModel
import Foundation

/// The last dismissed activities, so that the log can say what became of them, and an app that
/// holds one can still read what it showed.
struct DismissalMemory: Sendable {
  struct Dismissal: Hashable, Sendable {
    /// Seconds since the reference date.
    var time: Double
    var id: ActivityID
    /// The place of the app in `Phone.apps`.
    var app: Int32
    /// The place of the attributes type in `Phone.typeNames`.
    var type: Int32
    var style: ActivityRequest.Style
    var attributes: Data
    var content: RawContent
    var requestedAt: Double
  }

  private let capacity: Int
  private var dismissals: [UInt64: Dismissal] = [:]
  private var order: ContiguousArray<UInt64> = []
  /// The place of the oldest number number once the memory is full.
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  subscript(number: UInt64) -> Dismissal? { dismissals[number] }

  mutating func remember(_ number: UInt64, _ dismissal: Dismissal) {
    guard capacity > 0 else { return }
    if order.count < capacity {
      order.append(number)
    } else {
      dismissals[order[oldest]] = nil
      order[oldest] = number
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
    dismissals[number] = dismissal
  }
}
