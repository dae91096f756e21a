import AppleFoundation

/// A parameter of an intent: `@Parameter(title: "Order") var id: String`. Apple's interface.
///
/// In a widget or a Live Activity nothing asks a person for a value: the code that makes the intent
/// sets its parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  /// The parameter's name for people.
  public let title: LocalizedStringResource
  public let description: LocalizedStringResource?
  /// The value it has when none is set.
  public let defaultValue: Value.UnwrappedType?

  private let cell: ValueCell<Value>

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.title = title
    self.description = description
    self.defaultValue = defaultValue
    cell = ValueCell(defaultValue.map(Value._wrap) ?? Value._unset)
  }

  /// A parameter without a name of its own.
  public convenience init() {
    self.init(title: "")
  }

  /// Reading a parameter without a value is a programmer's error, as on iOS.
  public var wrappedValue: Value {
    get {
      guard let value = cell.value else {
        preconditionFailure(
          """
          The intent parameter “\(title.key)” was read before it had a value. Set it where the \
          intent is made, give it a default, or make it optional.
          """)
      }
      return value
    }
    set { cell.value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// Whether a parameter takes the result of the action before it. Apple's interface.
  public typealias InputConnectionBehavior = AppIntents.InputConnectionBehavior
}

/// Whether a parameter takes the result of the action before it. Apple's interface.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
