/// The state of the views of one tree, by their identity.
@MainActor
package final class StateStore {
  private var objects: [ViewIdentity: AnyObject] = [:]
  private var used: Set<ViewIdentity> = []
  private var isEvaluating = false

  /// Where changes of state are reported.
  package nonisolated let changes = Invalidation()
  /// Where bodies find out which states they read.
  nonisolated let reads = ReadTracker()

  package init() {}

  /// The object kept for a view; made on first use.
  package func object<Object: AnyObject>(
    for identity: ViewIdentity, make: () -> Object
  ) -> Object {
    if isEvaluating { used.insert(identity) }
    if let known = objects[identity] as? Object { return known }
    let made = make()
    objects[identity] = made
    return made
  }

  /// Reports a change; it may be called on any thread.
  package nonisolated var invalidation: @Sendable () -> Void {
    { [weak changes] in changes?.changed() }
  }

  /// Starts an evaluation of the whole tree, at whose end the state of views that are gone is
  /// forgotten.
  package func beginEvaluation() {
    used.removeAll(keepingCapacity: true)
    isEvaluating = true
    changes.beginEvaluation()
  }

  /// Ends an evaluation: a view that comes back later starts anew, as on iOS.
  package func endEvaluation() {
    isEvaluating = false
    objects = objects.filter { used.contains($0.key) }
  }
}
