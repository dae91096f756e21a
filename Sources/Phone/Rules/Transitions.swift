import ActivityModel

/// R17: which phase may follow which. Derived from the other rules.
package enum Transitions {
  /// The phases that may follow, first the usual one. Nothing follows `dismissed`.
  package static func successors(of phase: ActivityPhase) -> [ActivityPhase] {
    switch phase {
    case .pending: [.active, .stale, .ended, .dismissed]
    case .active: [.stale, .ended, .dismissed]
    case .stale: [.active, .ended, .dismissed]
    case .ended: [.dismissed]
    case .dismissed: []
    }
  }

  package static func allows(from: ActivityPhase, to: ActivityPhase) -> Bool {
    switch (from, to) {
    case (.pending, .active), (.pending, .stale), (.pending, .ended), (.pending, .dismissed),
      (.active, .stale), (.active, .ended), (.active, .dismissed),
      (.stale, .active), (.stale, .ended), (.stale, .dismissed),
      (.ended, .dismissed):
      true
    default: false
    }
  }
}
