/// The path from the root to a view, by which its state is found again.
package final class ViewIdentity: Hashable, Sendable {
  private let parent: ViewIdentity?
  private let component: any (Hashable & Sendable)
  /// Made once: paths are long, and are looked up for every view in every evaluation.
  private let pathHash: Int

  private init(parent: ViewIdentity?, component: any (Hashable & Sendable)) {
    self.parent = parent
    self.component = component
    var hasher = Hasher()
    hasher.combine(parent?.pathHash)
    component.hash(into: &hasher)
    pathHash = hasher.finalize()
  }

  package static let root = ViewIdentity(parent: nil, component: 0)

  package func appending(_ component: some Hashable & Sendable) -> ViewIdentity {
    ViewIdentity(parent: self, component: component)
  }

  package static func == (left: ViewIdentity, right: ViewIdentity) -> Bool {
    var pair: (ViewIdentity?, ViewIdentity?) = (left, right)
    while let first = pair.0, let second = pair.1 {
      if first === second { return true }
      guard first.pathHash == second.pathHash else { return false }
      guard AnyHashable(first.component) == AnyHashable(second.component) else { return false }
      pair = (first.parent, second.parent)
    }
    return pair.0 == nil && pair.1 == nil
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(pathHash)
  }
}
