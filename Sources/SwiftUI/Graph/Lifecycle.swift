/// What views want to be told of: that they came, that they went, that a value changed.
///
/// Views register while the tree is evaluated. Nothing runs before `commit`, so that a widget,
/// which is drawn and never committed, stays a pure function of its input.
@MainActor
package final class Lifecycle {
  private struct Entry {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
  }

  private var present: [ViewIdentity: Entry] = [:]
  private var presentOrder: [ViewIdentity] = []
  private var next: [ViewIdentity: Entry] = [:]
  private var nextOrder: [ViewIdentity] = []
  private var changes: [() -> Void] = []

  package init() {}

  /// Forgets what an evaluation before this one registered without being committed.
  package func beginEvaluation() {
    next.removeAll()
    nextOrder.removeAll()
    changes.removeAll()
  }

  /// Runs `appear` when the identity is new and `disappear` when it is gone.
  package func register(
    _ identity: ViewIdentity, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil
  ) {
    if next[identity] == nil { nextOrder.append(identity) }
    next[identity] = Entry(appear: appear, disappear: disappear)
  }

  /// Runs a closure after the evaluation.
  package func afterEvaluation(_ action: @escaping () -> Void) { changes.append(action) }

  /// Tells views what the last evaluation changed.
  package func commit() {
    let (gone, goneOrder) = (present, presentOrder)
    let actions = changes
    (present, presentOrder) = (next, nextOrder)
    beginEvaluation()
    for identity in goneOrder where present[identity] == nil { gone[identity]?.disappear?() }
    for identity in presentOrder where gone[identity] == nil { present[identity]?.appear?() }
    for action in actions { action() }
  }
}
