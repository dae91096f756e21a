/// An intent that sets a value, mostly of a toggle (iOS 18). Apple's interface.
public protocol SetValueIntent<ValueType>: AppIntent {
  associatedtype ValueType: _IntentValue
  /// The value to set.
  var value: ValueType { get set }
}
