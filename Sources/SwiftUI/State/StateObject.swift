/// An observable object that a view makes once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?

  /// Makes the object when the view is evaluated for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside a view's body it is made anew each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { owned?.object ?? make() }

  /// Makes bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

extension StateObject: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension StateObject: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    let states = context.graph.states
    owned = states.object(for: context.identity) {
      OwnedObject(make(), onChange: context.invalidation)
    }
  }
}
