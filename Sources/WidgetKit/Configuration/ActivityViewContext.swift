import ActivityKit

/// What a widget shows: an activity's attributes and its state. Apple's interface.
public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
  /// The identifier of the activity.
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the content's stale date has passed (iOS 16.2).
  public let isStale: Bool

  package init(
    activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
  ) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}
