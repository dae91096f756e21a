import AppleFoundation

/// What the system says about an intent. Apple's interface.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource

  public init(_ string: LocalizedStringResource) {
    self.init(full: string, supporting: string)
  }

  /// What is said where there is no screen, and what is said beside one.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
