/// The state of the views of one tree, by their identity.
@MainActor
package final class StateStore {
  private var boxes: [ViewIdentity: AnyObject] = [:]
  /// Called after a state changed, so that the tree can be evaluated again.
  package var onChange: (@MainActor () -> Void)?

  package init() {}

  /// The object kept for a view; made on first use.
  package func object<Object: AnyObject>(
    for identity: ViewIdentity, make: () -> Object
  ) -> Object {
    if let known = boxes[identity] as? Object { return known }
    let made = make()
    boxes[identity] = made
    return made
  }

  package func changed() { onChange?() }
}
