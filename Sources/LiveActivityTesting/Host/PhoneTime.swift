import ActivityKit
import Foundation
internal import ProcessClock
import Synchronization

/// Makes `Date()` give the phone's time to code that runs as an app's.
///
/// The process clock asks for the time of the present task; other tasks, and Swift Testing itself,
/// keep the system's.
enum PhoneTime {
  /// Begins to answer the process clock. Once is enough; more does no harm.
  static func install() {
    // The task-local value is made before the clock is asked, which may happen at any time.
    _ = AttachedPhone.current
    islet_process_clock_set_source { nanoseconds in
      guard let connection = AttachedPhone.current as? AppConnection else { return false }
      nanoseconds?.pointee = connection.clock.nanoseconds
      return true
    }
  }
}

/// The time on a phone's clock, to be read without waiting for the phone.
final class ClockFace: Sendable {
  private let value: Atomic<Int64>

  init(_ date: Date) {
    value = Atomic(Self.nanoseconds(date))
  }

  /// Nanoseconds since 1970.
  var nanoseconds: Int64 { value.load(ordering: .acquiring) }

  func show(_ date: Date) {
    value.store(Self.nanoseconds(date), ordering: .releasing)
  }

  /// Dates beyond the years that 64 bits can count stand at their ends.
  private static func nanoseconds(_ date: Date) -> Int64 {
    let seconds = min(max(date.timeIntervalSince1970, -9e9), 9e9)
    // Apart, because a number of nanoseconds since 1970 has more digits than a Double.
    let whole = seconds.rounded(.down)
    return Int64(whole) * 1_000_000_000 + Int64(((seconds - whole) * 1e9).rounded())
  }
}
