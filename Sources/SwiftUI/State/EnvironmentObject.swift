/// An observable object that a view above put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for an object of the type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view above has put one into the environment.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No \(ObjectType.self) is in the environment. "
          + "Add it with .environmentObject(_:) on a view above.")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

extension EnvironmentObject: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension EnvironmentObject: InstallableProperty {
  package mutating func install(in context: ViewContext) {
    object = context.environment.observableObjects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { context.listen(to: object) }
    context.depend(on: object.map { ObjectIdentifier($0) } as Any)
  }
}

extension EnvironmentValues {
  private enum ObservableObjectsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
  }

  /// Objects by their type.
  var observableObjects: [ObjectIdentifier: AnyObject] {
    get { self[ObservableObjectsKey.self] }
    set { self[ObservableObjectsKey.self] = newValue }
  }
}

extension View {
  /// Puts an observable object into the environment.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0.observableObjects[ObjectIdentifier(T.self)] = object }
  }
}
