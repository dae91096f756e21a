/// Something going on that can be stopped.
public protocol Cancellable {
  /// Stops it. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity going for as long as the collection holds it.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the activity going for as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Stops an activity when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Stops by running a closure, at most once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Stops another activity.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let action = lock.withLock { () -> (() -> Void)? in
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the activity going for as long as the collection holds it.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the activity going for as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: ObjectIdentifier

  /// The identifier of an object.
  public init(_ object: AnyObject) { value = ObjectIdentifier(object) }

  public var description: String { "\(value)" }
}

/// Something that Combine can tell from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
