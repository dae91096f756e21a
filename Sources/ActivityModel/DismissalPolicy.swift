import Foundation

/// When an activity that has ended leaves the Lock Screen.
package enum DismissalPolicy: Codable, Hashable, Sendable {
  /// After four hours, or when a person removes it.
  case `default`
  /// At once.
  case immediate
  /// At the date, but four hours after the end at the latest.
  case after(Date)
}
