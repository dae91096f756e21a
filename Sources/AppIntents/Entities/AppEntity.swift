/// A thing of the app's own that intents may handle. Apple's interface.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where UnwrappedType == Self, ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// How the system finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}
