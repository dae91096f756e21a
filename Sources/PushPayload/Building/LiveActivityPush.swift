import Foundation

/// The payload of a Live Activity push, built from the app's own types.
///
/// ```swift
/// let push = try LiveActivityPush<JourneyAttributes>.update(state, timestamp: .now)
/// ```
///
/// Attributes and state are encoded with the default strategies, the only ones that the phone
/// decodes. Keys are sorted, so that equal pushes are equal bytes; slashes are written as they are,
/// which saves a byte each.
public struct LiveActivityPush<Attributes>: Hashable, Sendable {
  public let event: LiveActivityEvent
  /// Orders the pushes of an activity; in whole seconds, as it is sent. Give each push of an
  /// activity a later one: a phone ignores what is as old as what it shows.
  public let timestamp: Date
  /// The JSON, the body of the request.
  public let body: Data

  /// Which key takes how many bytes of the body.
  public var size: PayloadSize { PayloadSize(ofObject: body) }

  init(event: LiveActivityEvent, timestamp: Date, body: Data) {
    self.event = event
    self.timestamp = timestamp
    self.body = body
  }

  /// A start of an activity whose types are known only here.
  package static func makeStart(
    _ attributes: some Encodable, type: String, state: some Encodable, timestamp: Date,
    alert: PushAlert, staleDate: Date?, relevanceScore: Double?, updatedBy way: PushUpdateWay?
  ) throws(LiveActivityPushError) -> Self {
    var writer = try PayloadWriter(.start, timestamp: timestamp)
    writer.add("attributes-type", json: PayloadWriter.quoted(type))
    try writer.add("attributes", encoding: attributes)
    try writer.add("content-state", encoding: state)
    writer.add("alert", json: alert.json)
    try writer.add("stale-date", date: staleDate)
    try writer.add("relevance-score", number: relevanceScore)
    switch way {
    case .token: writer.add("input-push-token", json: "1")
    case .channel(let channel):
      writer.add("input-push-channel", json: PayloadWriter.quoted(channel))
    case nil: break
    }
    return Self(event: .start, timestamp: writer.timestamp, body: writer.body)
  }

  /// An update of an activity whose types are known only here.
  package static func makeUpdate(
    _ state: some Encodable, timestamp: Date, alert: PushAlert?, staleDate: Date?,
    relevanceScore: Double?
  ) throws(LiveActivityPushError) -> Self {
    var writer = try PayloadWriter(.update, timestamp: timestamp)
    try writer.add("content-state", encoding: state)
    if let alert { writer.add("alert", json: alert.json) }
    try writer.add("stale-date", date: staleDate)
    try writer.add("relevance-score", number: relevanceScore)
    return Self(event: .update, timestamp: writer.timestamp, body: writer.body)
  }

  /// An end of an activity whose types are known only here.
  package static func makeEnd(
    _ state: (some Encodable)?, timestamp: Date, dismissal: PushDismissal, alert: PushAlert?
  ) throws(LiveActivityPushError) -> Self {
    var writer = try PayloadWriter(.end, timestamp: timestamp)
    if let state { try writer.add("content-state", encoding: state) }
    switch dismissal {
    case .standard: break
    case .immediate: writer.add("dismissal-date", json: "0")
    case .at(let date): try writer.add("dismissal-date", date: date)
    }
    if let alert { writer.add("alert", json: alert.json) }
    return Self(event: .end, timestamp: writer.timestamp, body: writer.body)
  }
}
