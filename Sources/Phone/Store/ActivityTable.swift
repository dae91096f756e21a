import ActivityModel
import Foundation

/// The activities by slot. Slots of dismissed ones are used again.
///
/// An activity's number holds its slot and how often the slot was used, so finding an activity is
/// one look into the table.
struct ActivityTable: Sendable {
  private var records: ContiguousArray<ActivityRecord> = []
  private var free: ContiguousArray<Int32> = []

  var count: Int { records.count - free.count }

  subscript(slot: Int32) -> ActivityRecord {
    _read { yield records[Int(slot)] }
    _modify { yield &records[Int(slot)] }
  }

  /// The slot of an activity that is in the table.
  func slot(of number: UInt64) -> Int32? {
    let slot = Int(truncatingIfNeeded: number & 0xffff_ffff)
    guard slot < records.count, records[slot].number == number, records[slot].serial != 0 else {
      return nil
    }
    return Int32(slot)
  }

  /// Whether an activity ever had the number.
  func everHeld(_ number: UInt64) -> Bool {
    let slot = Int(truncatingIfNeeded: number & 0xffff_ffff)
    return slot < records.count && number >> 32 <= records[slot].number >> 32
  }

  /// Whether the slot still holds the activity that started as that one.
  func holds(_ serial: UInt64, in slot: Int32) -> Bool {
    records[Int(slot)].serial == serial
  }

  /// The number that the next activity gets.
  var nextNumber: UInt64 {
    guard let slot = free.last else { return UInt64(records.count) }
    return records[Int(slot)].number + 1 << 32
  }

  /// Stores an activity with the next number.
  mutating func insert(_ record: ActivityRecord) -> Int32 {
    guard let slot = free.popLast() else {
      records.append(record)
      return Int32(records.count - 1)
    }
    records[Int(slot)] = record
    return slot
  }

  mutating func remove(_ slot: Int32) {
    records[Int(slot)].serial = 0
    records[Int(slot)].attributes = Data()
    records[Int(slot)].state.replace(with: Data())
    free.append(slot)
  }
}
