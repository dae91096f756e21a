import Testing

@Suite struct RandomWalkTests {
  @Test("A million random events break no invariant", arguments: 1...20)
  func walk(seed: Int) {
    var walk = Walk(seed: UInt64(seed))
    walk.run(50_000)
    #expect(walk.breaches == [], "seed \(seed)")
    #expect(walk.steps >= 50_000)
  }

  @Test("Equal seeds give equal phones")
  func deterministic() {
    var one = Walk(seed: 99)
    var other = Walk(seed: 99)
    one.run(5_000)
    other.run(5_000)
    #expect(one.phone.now == other.phone.now)
    #expect(one.phone.screen == other.phone.screen)
    #expect(one.phone.activityCount == other.phone.activityCount)
  }
}
