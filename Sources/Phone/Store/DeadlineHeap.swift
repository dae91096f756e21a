/// The instants at which something happens by itself, soonest first.
///
/// Entries are never taken out early: the owner knows whether an entry still counts, and skips it
/// when it comes up. Equal instants come up in the order in which their activities started.
struct DeadlineHeap: Sendable {
  struct Entry: Hashable, Sendable {
    /// Seconds since the reference date.
    var time: Double
    /// The activity's serial number.
    var serial: UInt64
    var slot: Int32

    static func precedes(_ one: Entry, _ other: Entry) -> Bool {
      one.time == other.time ? one.serial < other.serial : one.time < other.time
    }
  }

  private var entries: ContiguousArray<Entry> = []

  /// Children of a node. Four keep a large heap flat, and siblings lie beside one another in memory.
  private static let arity = 4

  var count: Int { entries.count }
  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    rise(from: entries.count - 1)
  }

  /// Takes out the first entry. There must be one.
  @discardableResult
  mutating func removeFirst() -> Entry {
    let first = entries[0]
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      sink(from: 0)
    }
    return first
  }

  /// Puts an entry in the place of the first one. There must be one.
  mutating func replaceFirst(with entry: Entry) {
    entries[0] = entry
    sink(from: 0)
  }

  /// Throws away entries that no longer count.
  mutating func compact(keeping counts: (Entry) -> Bool) {
    entries.removeAll { !counts($0) }
    guard entries.count > 1 else { return }
    for index in stride(from: (entries.count - 2) / Self.arity, through: 0, by: -1) {
      sink(from: index)
    }
  }

  private mutating func rise(from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      var index = start
      let entry = entries[index]
      while index > 0 {
        let parent = (index - 1) / Self.arity
        guard Entry.precedes(entry, entries[parent]) else { break }
        entries[index] = entries[parent]
        index = parent
      }
      entries[index] = entry
    }
  }

  private mutating func sink(from start: Int) {
    entries.withUnsafeMutableBufferPointer { entries in
      var index = start
      let entry = entries[index]
      while true {
        let firstChild = index * Self.arity + 1
        guard firstChild < entries.count else { break }
        var least = firstChild
        let end = min(firstChild + Self.arity, entries.count)
        for child in firstChild + 1..<end where Entry.precedes(entries[child], entries[least]) {
          least = child
        }
        guard Entry.precedes(entries[least], entry) else { break }
        entries[index] = entries[least]
        index = least
      }
      entries[index] = entry
    }
  }
}
