import Foundation

extension LiveActivityPush where Attributes: PushAttributes {
  /// A push that starts an activity, for a push-to-start token (iOS 17.2).
  ///
  /// - Parameters:
  ///   - timestamp: When the push is made.
  ///   - alert: Documented as required: without it the phone shows nothing.
  ///   - staleDate: From when on the state counts as stale. One in the past hides the activity.
  ///   - relevanceScore: Higher comes first; decides which activity takes the Dynamic Island.
  ///   - way: How the activity is updated later; nil leaves it to the system.
  public static func start(
    _ attributes: Attributes, state: Attributes.ContentState, timestamp: Date, alert: PushAlert,
    staleDate: Date? = nil, relevanceScore: Double? = nil, updatedBy way: PushUpdateWay? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeStart(
      attributes, type: Attributes.attributesType, state: state, timestamp: timestamp,
      alert: alert, staleDate: staleDate, relevanceScore: relevanceScore, updatedBy: way)
  }

  /// A push that changes what an activity shows, for its update token or its channel.
  ///
  /// - Parameters:
  ///   - timestamp: When the state was true; later than that of the push before.
  ///   - alert: Nil changes the activity silently.
  ///   - staleDate: From when on the state counts as stale.
  ///   - relevanceScore: Higher comes first.
  public static func update(
    _ state: Attributes.ContentState, timestamp: Date, alert: PushAlert? = nil,
    staleDate: Date? = nil, relevanceScore: Double? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeUpdate(
      state, timestamp: timestamp, alert: alert, staleDate: staleDate,
      relevanceScore: relevanceScore)
  }

  /// A push that ends an activity.
  ///
  /// - Parameters:
  ///   - state: What it shows in the end; nil leaves what it shows.
  ///   - dismissal: When it leaves the Lock Screen.
  public static func end(
    _ state: Attributes.ContentState? = nil, timestamp: Date,
    dismissal: PushDismissal = .standard, alert: PushAlert? = nil
  ) throws(LiveActivityPushError) -> Self {
    try makeEnd(state, timestamp: timestamp, dismissal: dismissal, alert: alert)
  }
}
