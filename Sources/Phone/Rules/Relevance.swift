import Foundation

/// R5: which activity of an app comes first.
///
/// Documented: the highest relevance score is in the Dynamic Island and heads the app's cards on
/// the Lock Screen; among equal scores the one that started first. Scores are relative and may be
/// any number. Between apps the system decides and Apple does not say how: the choices
/// `islandAppOrder` and `lockScreenAppOrder`.
package enum Relevance {
  /// What the order looks at.
  package struct Rank: Hashable, Sendable {
    package var score: Double
    /// Rises with each start.
    package var startOrder: UInt64

    package init(score: Double, startOrder: UInt64) {
      self.score = score
      self.startOrder = startOrder
    }
  }

  /// Whether an activity comes before another of the same app. A score that is no number is the
  /// lowest.
  package static func precedes(_ one: Rank, _ other: Rank) -> Bool {
    let first = comparable(one.score)
    let second = comparable(other.score)
    return first == second ? one.startOrder < other.startOrder : first > second
  }

  /// How the apps follow one another.
  package enum AppOrder: String, Codable, CaseIterable, Sendable {
    /// The app whose first activity started last comes first.
    case latestStart
    /// The app whose first activity started first comes first.
    case earliestStart
    /// The higher score comes first although scores of two apps have no common scale.
    case score
  }

  /// Whether an app comes before another, by the first activity of each.
  package static func precedes(_ one: Rank, _ other: Rank, order: AppOrder) -> Bool {
    switch order {
    case .latestStart: one.startOrder > other.startOrder
    case .earliestStart: one.startOrder < other.startOrder
    case .score: precedes(one, other)
    }
  }

  /// What a push does that gives no score.
  package enum MissingScore: String, Codable, CaseIterable, Sendable {
    /// As content that an app makes without a score.
    case isZero
    case keepsScore
  }

  private static func comparable(_ score: Double) -> Double {
    score.isNaN ? -.infinity : score
  }
}
