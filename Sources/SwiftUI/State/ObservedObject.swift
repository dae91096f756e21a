/// An observable object that a view was given; its changes have the view evaluated again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup
  @MainActor
  @preconcurrency
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        location: .part(.object(ObjectIdentifier(object)), keyPath),
        get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  private var object: ObjectType

  /// Makes bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
}

extension ObservedObject: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { object === other.object }
}

extension ObservedObject: InstallableProperty {
  package mutating func install(in context: ViewContext) { context.listen(to: object) }
}
