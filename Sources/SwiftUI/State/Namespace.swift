/// A name that no other view has, for effects that connect views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells namespaces apart.
  public struct ID: Hashable, Sendable {
    let identity: ViewIdentity?
  }

  private var identity: ViewIdentity?

  /// Makes a namespace; it belongs to the place of its view in the tree.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(identity: identity) }
}

extension Namespace: Sendable {}

extension Namespace: ComparableInput {
  package func isSameInput(as other: Self) -> Bool { true }
}

extension Namespace: InstallableProperty {
  package mutating func install(in context: ViewContext) { identity = context.identity }
}
