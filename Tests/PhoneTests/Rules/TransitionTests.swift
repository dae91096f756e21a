import ActivityModel
import Phone
import Testing

/// R17.
@Suite struct TransitionTests {
  @Test("Exactly these phases may follow one another", arguments: ActivityPhase.allCases)
  func table(from: ActivityPhase) {
    let expected: [ActivityPhase: Set<ActivityPhase>] = [
      .pending: [.active, .stale, .ended, .dismissed],
      .active: [.stale, .ended, .dismissed],
      .stale: [.active, .ended, .dismissed],
      .ended: [.dismissed],
      .dismissed: [],
    ]
    let allowed = ActivityPhase.allCases.filter { Transitions.allows(from: from, to: $0) }
    #expect(Set(allowed) == expected[from])
    #expect(Set(Transitions.successors(of: from)) == expected[from])
  }
}
