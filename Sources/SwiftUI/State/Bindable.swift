/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(object: Value) { wrappedValue = object }

  /// The bindable itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      location: .part(.object(ObjectIdentifier(object)), keyPath),
      get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes a bindable of an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes a bindable of an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes the same bindable again.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
extension Bindable: Sendable where Value: Sendable {}
