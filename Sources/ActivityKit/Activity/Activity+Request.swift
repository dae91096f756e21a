import ActivityModel
import Foundation

extension Activity {
  /// Starts an activity.
  ///
  /// - Throws: `ActivityAuthorizationError` when the phone refuses, the encoder's error when
  ///   attributes or state have no JSON form, and an error that says so when no phone is attached.
  @available(*, deprecated, message: "Use request(attributes:content:pushType:) instead.")
  public static func request(
    attributes: Attributes, contentState: Activity<Attributes>.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType)
  }

  /// Starts an activity (iOS 16.2).
  ///
  /// - Throws: `ActivityAuthorizationError` when the phone refuses, the encoder's error when
  ///   attributes or state have no JSON form, and an error that says so when no phone is attached.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType)
  }

  /// Starts an activity of a style (iOS 18). Throws as the form without a style.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style)
  }

  /// Schedules an activity for a later date (iOS 26). Throws as the form without a date.
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle, alertConfiguration: AlertConfiguration,
    start: Date
  ) throws -> Activity<Attributes> {
    try self.start(
      attributes, content, pushType, style: style,
      at: ActivityRequest.ScheduledStart(date: start, alert: Alert(alertConfiguration)))
  }

  /// Schedules an activity for a later date (iOS 26).
  @available(
    *, deprecated,
    message: "Use request(attributes:content:pushType:style:alertConfiguration:start:) instead."
  )
  public static func request(
    attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>,
    pushType: PushType? = nil, style: ActivityStyle, alertConfiguration: AlertConfiguration,
    startDate: Date
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: content, pushType: pushType, style: style,
      alertConfiguration: alertConfiguration, start: startDate)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    style: ActivityStyle = .standard, at scheduledStart: ActivityRequest.ScheduledStart? = nil
  ) throws -> Activity<Attributes> {
    let system = AttachedPhone.system
    let request = ActivityRequest(
      attributesType: Attributes.typeName, attributes: try JSONEncoder().encode(attributes),
      content: try content.encoded(), pushInput: pushType?.input ?? .none,
      style: ActivityRequest.Style(style), scheduledStart: scheduledStart,
      caller: RequestCaller.current)
    do {
      let record = try system.request(request)
      return Activity(record, attributes: attributes, content: content, system: system)
    } catch let refusal as RequestRefusal {
      throw refusal.error
    }
  }
}
