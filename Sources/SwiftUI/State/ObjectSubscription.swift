/// Listens to an observable object on behalf of a view.
@MainActor
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Listens to an object instead of the one before.
  func listen<Object: ObservableObject>(
    to object: Object, onChange: @escaping @Sendable () -> Void
  ) {
    guard self.object !== object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { _ in onChange() }
  }
}

/// An object that a view owns, and the subscription to it.
@MainActor
final class OwnedObject<Object: ObservableObject> {
  let object: Object
  private let subscription = ObjectSubscription()

  init(_ object: Object, onChange: @escaping @Sendable () -> Void) {
    self.object = object
    subscription.listen(to: object, onChange: onChange)
  }
}

extension ViewContext {
  /// Has the tree evaluated again whenever an object changes.
  func listen(to object: some ObservableObject) {
    let subscription = graph.states.object(for: identity) { ObjectSubscription() }
    subscription.listen(to: object, onChange: invalidation)
  }
}
