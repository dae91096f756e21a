import Foundation

/// What an activity shows, as the phone holds it: the app's state is bytes to the phone, only the
/// widget process can read them.
package struct RawContent: Codable, Hashable, Sendable {
  /// The `ContentState` as JSON, written with the default coding strategies.
  package var state: Data
  /// When the content becomes out of date; nil is never.
  package var staleDate: Date?
  /// Higher is more important, among the activities of one app. Any number, 0 by default.
  package var relevanceScore: Double

  package init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
