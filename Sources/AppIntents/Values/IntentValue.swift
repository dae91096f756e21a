import AppleFoundation

/// A type that a parameter or a result of an intent may have. Apple's interface underscores it.
public protocol _IntentValue {
  /// The type without its optionality.
  associatedtype UnwrappedType = Self

  /// A value as one that is perhaps optional.
  static func _wrap(_ value: UnwrappedType) -> Self
  /// What a parameter is that nothing was set for; nil when it must be set.
  static var _unset: Self? { get }
}

extension _IntentValue where UnwrappedType == Self {
  public static func _wrap(_ value: Self) -> Self { value }
}

extension _IntentValue {
  public static var _unset: Self? { nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped
  public static func _wrap(_ value: Wrapped) -> Wrapped? { value }
  public static var _unset: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias UnwrappedType = Self
}

extension String: _IntentValue {
  public typealias UnwrappedType = String
}
extension Int: _IntentValue {
  public typealias UnwrappedType = Int
}
extension Double: _IntentValue {
  public typealias UnwrappedType = Double
}
extension Bool: _IntentValue {
  public typealias UnwrappedType = Bool
}
extension Date: _IntentValue {
  public typealias UnwrappedType = Date
}
extension DateComponents: _IntentValue {
  public typealias UnwrappedType = DateComponents
}
extension URL: _IntentValue {
  public typealias UnwrappedType = URL
}
extension AttributedString: _IntentValue {
  public typealias UnwrappedType = AttributedString
}
extension Measurement: _IntentValue where UnitType: Dimension {
  public typealias UnwrappedType = Self
}
extension Never: _IntentValue {
  public typealias UnwrappedType = Never
}
