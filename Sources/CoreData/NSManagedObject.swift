import AppleFoundation

/// An object that is kept. Apple's interface. Its properties are the values of its keys.
open class NSManagedObject: NSObject {
  private var values: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The name of the entity, that of the class.
  open class var entityName: String { String(describing: self) }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init()
    managedObjectContext = moc
    moc.insert(self)
  }

  public required override init() { super.init() }

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open var isDeleted: Bool { managedObjectContext?.contains(self) == false }
}

/// A result of a request. Apple's interface.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

/// Which objects are wanted. Apple's interface.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  open var entityName: String?
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit = 0
  open var fetchBatchSize = 0

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
