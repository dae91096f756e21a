/// A property of an object whose changes are published, just before they happen.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("A published property belongs to a class.") }
    set { fatalError("A published property belongs to a class.") }
  }

  /// Sends the present value, then each new one before it is set.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  /// The property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.objectPublisher == nil, let observable = object as? any ObservableObject {
        // Connects the property when the publisher is the one that Combine provides.
        _ = observable.objectWillChange
      }
      storage.set(newValue)
    }
  }

  /// Publishes the values of a property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }

    func take(from upstream: some Combine.Publisher<Value, Never>) { storage.take(from: upstream) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// A published property, whatever it holds.
protocol PublishedProperty {
  var objectPublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var objectPublisher: ObservableObjectPublisher? {
    get { storage.objectPublisher }
    nonmutating set { storage.objectPublisher = newValue }
  }
}

/// The value of a published property and who is told of it.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value
  private var publisher: ObservableObjectPublisher?
  private var upstream: AnyCancellable?
  let subject: CurrentValueSubject<Value, Never>

  init(_ value: Value) {
    current = value
    subject = CurrentValueSubject(value)
  }

  var value: Value { lock.withLock { current } }

  var objectPublisher: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  /// Tells, then sets: subscribers that look at the object still see the old value.
  func set(_ value: Value) {
    objectPublisher?.send()
    subject.send(value)
    lock.withLock { current = value }
  }

  func take(from publisher: some Publisher<Value, Never>) {
    let cancellable = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { upstream = cancellable }
  }

  func follow(_ other: PublishedStorage) {
    if other !== self { take(from: other.subject) }
  }
}
