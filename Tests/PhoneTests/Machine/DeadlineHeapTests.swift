import Testing

@testable import Phone

@Suite struct DeadlineHeapTests {
  private func entry(_ time: Double, _ serial: UInt64) -> DeadlineHeap.Entry {
    DeadlineHeap.Entry(time: time, serial: serial, slot: Int32(serial))
  }

  private func drained(_ heap: DeadlineHeap) -> [UInt64] {
    var heap = heap
    var serials: [UInt64] = []
    while heap.first != nil { serials.append(heap.removeFirst().serial) }
    return serials
  }

  @Test("Entries come out by time, and by start at equal times")
  func order() {
    var heap = DeadlineHeap()
    for (time, serial) in [(5.0, 1), (3, 2), (5, 0), (-1, 9), (3, 1)] as [(Double, UInt64)] {
      heap.insert(entry(time, serial))
    }
    #expect(drained(heap) == [9, 1, 2, 0, 1])
  }

  @Test("Every order of eight entries comes out sorted")
  func permutations() {
    func permute(_ rest: [UInt64], _ chosen: [UInt64], _ visit: ([UInt64]) -> Void) {
      if rest.isEmpty { return visit(chosen) }
      for (index, serial) in rest.enumerated() {
        var remaining = rest
        remaining.remove(at: index)
        permute(remaining, chosen + [serial], visit)
      }
    }
    var wrong = 0
    var count = 0
    permute(Array(0..<8), []) { order in
      var heap = DeadlineHeap()
      for serial in order { heap.insert(entry(Double(serial / 2), serial)) }
      count += 1
      if drained(heap) != Array(0..<8) { wrong += 1 }
    }
    #expect(count == 40_320)
    #expect(wrong == 0)
  }

  @Test("Replacing the first entry puts the new one where it belongs")
  func replace() {
    for time in [0.5, 1.5, 2.5, 3.5, 9] {
      var heap = DeadlineHeap()
      for serial in 1...4 as ClosedRange<UInt64> { heap.insert(entry(Double(serial), serial)) }
      heap.replaceFirst(with: entry(time, 100))
      var expected: [(Double, UInt64)] = [(2, 2), (3, 3), (4, 4), (time, 100)]
      expected.sort { $0.0 < $1.0 }
      #expect(drained(heap) == expected.map(\.1))
    }
  }

  @Test("Compacting keeps exactly the entries that count, in order", arguments: 0...20)
  func compact(count: Int) {
    var heap = DeadlineHeap()
    for serial in 0..<count {
      heap.insert(entry(Double((serial * 7) % 11), UInt64(serial)))
    }
    let kept = drained(heap).filter { $0.isMultiple(of: 3) }
    heap.compact { $0.serial.isMultiple(of: 3) }
    #expect(heap.count == kept.count)
    #expect(drained(heap) == kept)
  }
}
