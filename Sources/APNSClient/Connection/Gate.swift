/// Lets so many through at once; the others wait in order.
actor Gate {
  private var free: Int
  private let all: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var start = 0
  private var drains: [CheckedContinuation<Void, Never>] = []

  init(_ number: Int) {
    free = max(1, number)
    all = free
  }

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if start < waiting.count {
      // The place goes on to the next.
      let next = waiting[start]
      start += 1
      if start == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        start = 0
      } else if start > 4_096 {
        waiting.removeFirst(start)
        start = 0
      }
      next.resume()
      return
    }
    free += 1
    guard free == all else { return }
    for drain in drains { drain.resume() }
    drains = []
  }

  /// Waits until nobody is inside.
  func drain() async {
    guard free < all else { return }
    await withCheckedContinuation { drains.append($0) }
  }
}
