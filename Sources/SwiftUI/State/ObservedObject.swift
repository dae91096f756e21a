/// An observable object that a view was given; its changes have the view evaluated again.
@propertyWrapper
@MainActor
@preconcurrency
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
  public var wrappedValue: ObjectType

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Observes an object.
  public nonisolated init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public nonisolated init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
}

extension ObservedObject: InstallableProperty {
  package mutating func install(in context: ViewContext) { context.listen(to: wrappedValue) }
}
