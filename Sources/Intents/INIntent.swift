/// A request of SiriKit, the base of the classes that Xcode makes of an intent definition.
///
/// Apple's interface. No intent is run: a Live Activity is drawn without Siri.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// What to call the intent; nil until the system gives it one.
  open var identifier: String? { nil }
  /// The phrase that the system suggests for the intent.
  open var suggestedInvocationPhrase: String?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object that handles intents. Apple's interface.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles an intent; nil if none does.
  func handler(for intent: INIntent) -> Any?
}

/// The beginning of an extension that handles intents. Apple's interface.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }

  open func handler(for intent: INIntent) -> Any? { self }
}

/// A value that a person may choose for an intent. Apple's interface.
open class INObject: NSObject, @unchecked Sendable {
  /// Tells objects of a type apart.
  public let identifier: String?
  /// What a person reads.
  public let displayString: String
  /// How it is spoken.
  public let pronunciationHint: String?

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
}
