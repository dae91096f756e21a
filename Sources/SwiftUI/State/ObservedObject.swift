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
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
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

extension ObservedObject: InstallableProperty {
  package mutating func install(in context: ViewContext) { context.listen(to: object) }
}
