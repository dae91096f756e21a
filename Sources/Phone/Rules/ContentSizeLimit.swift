import ActivityModel
import Foundation

/// R1: how large an activity's data may be.
///
/// Documented: attributes and state together must not exceed 4 KB, in requests, updates and pushes
/// alike (Apple's article on live data); another page counts the state alone. That KB is 1024 bytes
/// and that JSON bytes count is what shipping apps assume. What is counted is the choice
/// `countedBytes`. An update that is too large is dropped in silence (seen in the field).
package enum ContentSizeLimit {
  /// The most bytes that count.
  package static let maximum = 4096

  /// What is counted against the maximum.
  package enum Counted: String, Codable, CaseIterable, Sendable {
    case attributesAndState
    case stateAlone
  }

  /// The bytes that count.
  package static func size(attributes: Int, state: Int, counted: Counted) -> Int {
    switch counted {
    case .attributesAndState: attributes + state
    case .stateAlone: state
    }
  }

  /// Whether a request fits. Attributes alone must fit in any case: that is what
  /// `attributesTooLarge` is named after.
  package static func admitsRequest(attributes: Int, state: Int, counted: Counted) -> Bool {
    attributes <= maximum && size(attributes: attributes, state: state, counted: counted) <= maximum
  }
}
