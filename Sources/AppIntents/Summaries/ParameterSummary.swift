import AppleFoundation

/// A sentence that shows an intent with its parameters. Apple's interface.
public protocol ParameterSummary {}

/// The summary of an intent that has none.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  public init() {}
}

/// A sentence with parameters in it: `Summary("Open \(\.$order)")`. Apple's interface.
///
/// Shortcuts shows summaries; Islet only lets them compile.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: IntentParameterSummaryString<Intent>, table: String? = nil) {}

  /// With parameters that stand below the sentence.
  public init(
    _ summary: IntentParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// The text of a summary with key paths of parameters. Apple's interface.
public struct IntentParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Gathers the parameters below a summary. Apple's interface.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [parameter] }

  public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...)
    -> [PartialKeyPath<Intent>]
  { parameters.flatMap { $0 } }
}
