/// How a log message writes a truth value. Apple's interface.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func format(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
