/// What accompanies a change of state.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether views keep their own animations out of the change.
  public var disablesAnimations = false
  /// Whether the change follows a finger.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the user's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure when the animation is over. Without time to pass, that is never asked for.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  private(set) var completions: [() -> Void] = []
}

/// Names a value of a transaction.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the change is practically over, although a spring may still move.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation. The change is made at once.
///
/// - Returns: What the closure returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, then says that it is over. Both happen at once.
///
/// - Returns: What the first closure returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state in a transaction. The change is made at once, and animations are over with it.
///
/// - Returns: What the closure returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  for completion in transaction.completions { completion() }
  return result
}

/// Changes state in a transaction that has one value set.
///
/// - Returns: What the closure returns.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
