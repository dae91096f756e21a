import AppleFoundation

/// Which objects are wanted. Apple's interface.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Finds and changes the objects of a container. Apple's interface.
public final class ModelContext {
  public let container: ModelContainer
  public var autosaveEnabled = false

  public init(_ container: ModelContainer) { self.container = container }

  /// Changes are kept at once.
  public var hasChanges: Bool { false }

  public func insert<T: PersistentModel>(_ model: T) { container.store.insert(model) }

  public func delete<T: PersistentModel>(_ model: T) { container.store.delete(model) }

  /// Deletes all objects of a class that fit. Throws what the predicate throws.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
  }

  public func save() throws {}

  public func rollback() {}

  public func processPendingChanges() {}

  /// The objects that fit, in the order wanted. Throws what the predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.store.all(T.self)
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    found = Array(found.dropFirst(descriptor.fetchOffset ?? 0))
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return found
  }

  /// How many objects fit. Throws what the predicate throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
}
