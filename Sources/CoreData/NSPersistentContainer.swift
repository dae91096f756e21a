import AppleFoundation
import SwiftUI

/// Finds and changes objects. Apple's interface. The objects are in memory.
open class NSManagedObjectContext: NSObject {
  /// On which thread. Apple's interface.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  private var objects: [NSManagedObject] = []
  open var automaticallyMergesChangesFromParent = false
  open var hasChanges: Bool { false }

  public convenience init(concurrencyType ct: ConcurrencyType) { self.init() }

  open func insert(_ object: NSManagedObject) { objects.append(object) }

  open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }

  func contains(_ object: NSManagedObject) -> Bool { objects.contains { $0 === object } }

  /// The objects of a class, as many as are wanted. Predicates and orders need Objective-C's names
  /// of properties, which are not there; all objects are given, in the order they were made.
  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects.compactMap { $0 as? T }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  open func save() throws {}

  open func rollback() {}

  open func perform(_ block: @escaping () -> Void) { block() }

  open func performAndWait(_ block: () -> Void) { block() }
}

/// Where objects are kept. Apple's interface.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = "SQLite"

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// Keeps objects. Apple's interface. They live as long as the container.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  public init(name: String) {
    self.name = name
    super.init()
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let descriptions =
      persistentStoreDescriptions.isEmpty
      ? [NSPersistentStoreDescription()] : persistentStoreDescriptions
    for description in descriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }
}

/// A container whose objects are in the cloud too. Apple's interface.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

extension EnvironmentValues {
  private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: ContextBox { ContextBox(context: NSManagedObjectContext()) }
  }

  /// A context is of one thread, that of the views.
  private struct ContextBox: @unchecked Sendable {
    var context: NSManagedObjectContext
  }

  /// Finds and changes objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self].context }
    set { self[ManagedObjectContextKey.self] = ContextBox(context: newValue) }
  }
}

/// Objects that a request found. Apple's interface.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let results: [Result]

  public var startIndex: Int { 0 }
  public var endIndex: Int { results.count }
  public subscript(position: Int) -> Result { results[position] }
}

/// Objects that a view shows. Apple's interface.
@MainActor
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// Shows the objects of a class in an order.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// Shows the objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(results: (try? context.fetch(request)) ?? [])
  }
}
