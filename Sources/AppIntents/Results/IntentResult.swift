import AppleFoundation

/// What `perform()` of an intent returns. Apple's interface.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  /// What the intent hands on.
  var value: Value? { get }
}

/// A result that hands a value on. Apple's interface.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// A result after which another intent runs. Apple's interface.
public protocol OpensIntent: IntentResult {}

/// A result that says something. Apple's interface.
public protocol ProvidesDialog: IntentResult {}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias OpensAppIntent = Never
  public var value: Never? { nil }
}

extension Never: AppIntent {
  public typealias PerformResult = Never
  public typealias SummaryContent = EmptyParameterSummary
  public static var title: LocalizedStringResource { "" }
  public func perform() async throws -> Never { switch self {} }

  /// There is no value of `Never`; calling this is a programmer's error.
  public init() {
    preconditionFailure("There is no value of type Never.")
  }
}
