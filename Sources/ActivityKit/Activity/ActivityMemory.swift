import ActivityModel
import Foundation

/// The last content of an activity that could be decoded.
final class ActivityMemory<State>: @unchecked Sendable
where State: Decodable, State: Encodable, State: Hashable {
  private let lock = NSLock()
  private var raw: RawContent
  private var content: ActivityContent<State>

  init(_ record: ActivityRecord, content: ActivityContent<State>) {
    raw = record.content
    self.content = content
  }

  /// The content of `record`; what was known before when there is no record or its state does not
  /// decode.
  func content(
    of record: ActivityRecord?, report: (String) -> Void
  ) -> ActivityContent<State> {
    lock.lock()
    defer { lock.unlock() }
    guard let record, record.content != raw else { return content }
    raw = record.content
    do {
      content = try ActivityContent(decoding: record.content)
    } catch {
      report("The state of activity \(record.id) does not decode as \(State.self): \(error)")
    }
    return content
  }
}
