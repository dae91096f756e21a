/// A rule of the linter, by the number under which people look it up.
package struct LintRule: Hashable, Sendable {
  package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    /// Worth knowing; the push works.
    case advice
    /// The push is accepted, and probably does something else than was meant.
    case warning
    /// Apple's service refuses the push, or the phone drops it or parts of it.
    case error

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// `P301`.
  package let number: String
  package let severity: Severity
  /// What the rule looks for, a few words.
  package let title: String
  /// Why the phone or Apple's service cares, a sentence.
  package let reason: String

  package init(_ number: String, _ severity: Severity, _ title: String, reason: String) {
    self.number = number
    self.severity = severity
    self.title = title
    self.reason = reason
  }
}
