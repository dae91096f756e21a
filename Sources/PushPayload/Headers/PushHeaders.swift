/// The headers of a request that sends a Live Activity push, as a value.
///
/// Names, values and defaults are those of Apple's articles on sending notification and broadcast
/// requests.
public struct PushHeaders: Hashable, Sendable {
  /// The greatest length of a collapse identifier in bytes (Apple).
  public static let greatestCollapseIdentifier = 64

  public var destination: PushDestination
  public var topic: PushTopic
  /// The provider token, without the word `bearer`; nil while none is known.
  public var providerToken: String?
  /// Nil leaves it to APNs, which takes 10. A broadcast must have one.
  public var priority: PushPriority?
  /// Nil leaves it to APNs how long to store the push. A broadcast must have one.
  public var expiration: PushExpiration?
  /// A UUID that comes back with the answer; nil lets APNs make one. `apns-id` for a device,
  /// `apns-request-id` for a broadcast.
  public var identifier: String?
  /// Pushes of one identifier are merged, the newest stays. Not for broadcasts.
  public var collapseIdentifier: String?

  public init(
    to destination: PushDestination, topic: PushTopic, providerToken: String? = nil,
    priority: PushPriority? = .immediate, expiration: PushExpiration? = nil,
    identifier: String? = nil, collapseIdentifier: String? = nil
  ) {
    self.destination = destination
    self.topic = topic
    self.providerToken = providerToken
    self.priority = priority
    self.expiration = expiration
    self.identifier = identifier
    self.collapseIdentifier = collapseIdentifier
  }

  /// The path of the request.
  public var path: String {
    switch destination {
    case .device(let token): "/3/device/\(token)"
    case .channel: "/4/broadcasts/apps/\(topic.bundleIdentifier)"
    }
  }

  /// The header fields, names in lower case, without those of HTTP itself (`:method`, `:path`).
  ///
  /// A broadcast without priority or expiration, which it must have, gets 10 and 0.
  public var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    if let providerToken { fields.append(("authorization", "bearer \(providerToken)")) }
    fields.append(("apns-push-type", "liveactivity"))
    switch destination {
    case .device:
      fields.append(("apns-topic", topic.headerValue))
      if let priority { fields.append(("apns-priority", String(priority.rawValue))) }
      if let expiration { fields.append(("apns-expiration", expiration.headerValue)) }
      if let identifier { fields.append(("apns-id", identifier)) }
      if let collapseIdentifier { fields.append(("apns-collapse-id", collapseIdentifier)) }
    case .channel(let channel):
      fields.append(("apns-channel-id", channel))
      fields.append(("apns-priority", String((priority ?? .immediate).rawValue)))
      fields.append(("apns-expiration", (expiration ?? .immediate).headerValue))
      if let identifier { fields.append(("apns-request-id", identifier)) }
    }
    return fields
  }
}
