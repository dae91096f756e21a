/// Lists the values that a parameter may have. Apple's interface.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: Sendable
  associatedtype DefaultValue: Sendable = Never

  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}
