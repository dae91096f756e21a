import ActivityKit
import Foundation
@_exported import PushPayload

/// Pushes of the app's own `ActivityAttributes`, for tests that have ActivityKit. A server, which has
/// not, uses `PushAttributes`.
extension LiveActivityPush where Attributes: ActivityAttributes {
  /// A push that starts an activity, for a push-to-start token.
  @_disfavoredOverload
  public static func start(
    _ attributes: Attributes, state: Attributes.ContentState, timestamp: Date, alert: PushAlert,
    staleDate: Date? = nil, relevanceScore: Double? = nil, updatedBy way: PushUpdateWay? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeStart(
      attributes, type: String(describing: Attributes.self), state: state, timestamp: timestamp,
      alert: alert, staleDate: staleDate, relevanceScore: relevanceScore, updatedBy: way)
  }

  /// A push that changes what an activity shows.
  @_disfavoredOverload
  public static func update(
    _ state: Attributes.ContentState, timestamp: Date, alert: PushAlert? = nil,
    staleDate: Date? = nil, relevanceScore: Double? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeUpdate(
      state, timestamp: timestamp, alert: alert, staleDate: staleDate,
      relevanceScore: relevanceScore)
  }

  /// A push that ends an activity.
  @_disfavoredOverload
  public static func end(
    _ state: Attributes.ContentState? = nil, timestamp: Date,
    dismissal: PushDismissal = .standard, alert: PushAlert? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeEnd(state, timestamp: timestamp, dismissal: dismissal, alert: alert)
  }
}
