import ActivityModel
import Foundation

/// The activities by slot and by serial number. Slots of dismissed ones are used again.
struct ActivityTable: Sendable {
  private var records: ContiguousArray<ActivityRecord> = []
  private var free: ContiguousArray<Int32> = []
  private var slots: [UInt64: Int32] = [:]

  var count: Int { slots.count }

  subscript(slot: Int32) -> ActivityRecord {
    _read { yield records[Int(slot)] }
    _modify { yield &records[Int(slot)] }
  }

  func slot(of serial: UInt64) -> Int32? {
    slots[serial]
  }

  /// Whether the slot still holds that activity.
  func holds(_ serial: UInt64, in slot: Int32) -> Bool {
    records[Int(slot)].serial == serial
  }

  mutating func insert(_ record: ActivityRecord) -> Int32 {
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
      records[Int(slot)] = record
    } else {
      slot = Int32(records.count)
      records.append(record)
    }
    slots[record.serial] = slot
    return slot
  }

  mutating func remove(_ slot: Int32) {
    slots[records[Int(slot)].serial] = nil
    records[Int(slot)].serial = 0
    records[Int(slot)].attributes = Data()
    records[Int(slot)].content = RawContent(state: Data())
    free.append(slot)
  }
}
