import AppleFoundation

/// A property of an entity that intents and queries may use. Apple's interface.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
  private let cell: ValueCell<Value>
  /// The property's name for people.
  public let title: LocalizedStringResource?

  public init(title: LocalizedStringResource? = nil) {
    self.title = title
    cell = ValueCell(Value._unset)
  }

  /// Reading a property that was never set is a programmer's error.
  public var wrappedValue: Value {
    get {
      guard let value = cell.value else {
        preconditionFailure(
          "The entity property “\(title?.key ?? "")” was read before it was set. Set it in init.")
      }
      return value
    }
    set { cell.value = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
