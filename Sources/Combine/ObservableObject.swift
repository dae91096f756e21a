/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property changes.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    if properties.isEmpty { return ObjectPublisherTable.shared.publisher(for: self) }
    return PublishedStorageCoordinator.connect(properties)
  }

  private var publishedProperties: [any PublishedProperty] {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      found += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    return found
  }
}

/// Tells that an object is about to change; what changes is not said.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Tells the subscribers.
  public func send() { core.send((), isKept: false) }

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    core.add(subscriber, isReplaying: false)
  }
}

/// Gives all published properties of one object the same publisher.
enum PublishedStorageCoordinator {
  static func connect(_ properties: [any PublishedProperty]) -> ObservableObjectPublisher {
    let publisher =
      properties.lazy.compactMap(\.objectPublisher).first
      ?? ObservableObjectPublisher()
    for property in properties where property.objectPublisher !== publisher {
      property.objectPublisher = publisher
    }
    return publisher
  }
}

/// The publishers of objects that have no published property to keep one in.
///
/// An object of the user's has no room for a publisher of ours, so a table beside it is the only
/// place. Entries of objects that are gone are dropped when a new one is made.
private final class ObjectPublisherTable: @unchecked Sendable {
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[key] = entry
      return entry.publisher
    }
  }
}
