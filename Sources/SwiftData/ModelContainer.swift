import AppleFoundation

/// Where objects are kept. Apple's interface. Islet keeps all of them in memory.
public struct ModelConfiguration: Sendable {
  /// A group of apps that share the objects. Apple's interface.
  public struct GroupContainer: Sendable {
    private let name: String

    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: "none") }

    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// Whether the objects are in the cloud. Apple's interface.
  public struct CloudKitDatabase: Sendable {
    private let name: String

    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }

    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public let isStoredInMemoryOnly: Bool

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema)
  }

  public init(
    isStoredInMemoryOnly: Bool
  ) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// Changes of classes from one version of an app to the next. Apple's interface.
public protocol SchemaMigrationPlan {}

/// Keeps objects. Apple's interface. They live as long as the process.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  let store = ModelStore()

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.configurations = configurations
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of the main thread.
  @MainActor public var mainContext: ModelContext { ModelContext(self) }
}

/// The objects of a container.
final class ModelStore: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [any PersistentModel] = []

  func insert(_ object: any PersistentModel) {
    lock.withLock {
      if !objects.contains(where: { $0 === object }) { objects.append(object) }
    }
  }

  func delete(_ object: any PersistentModel) {
    lock.withLock { objects.removeAll { $0 === object } }
  }

  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    lock.withLock { objects.compactMap { $0 as? T } }
  }
}
