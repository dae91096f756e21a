/// Finds entities of the app. Apple's interface.
public protocol EntityQuery: DynamicOptionsProvider, _SupportsAppDependencies, Sendable {
  associatedtype Entity: AppEntity

  init()
  /// The entities with these identifiers; those that do not exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Entities to choose from.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public typealias Dependency = AppDependency

  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds entities by what a person writes. Apple's interface.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities where all of them can be listed (iOS 17). Apple's interface.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
