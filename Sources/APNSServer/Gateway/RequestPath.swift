import PushPayload

/// The paths that APNs knows.
enum RequestPath: Hashable, Sendable {
  /// `/3/device/…`; the token may be missing or malformed.
  case device(String)
  /// `/4/broadcasts/apps/…`
  case broadcast(app: String)
  /// `/1/apps/…/channels`
  case channels(app: String)
  /// `/1/apps/…/all-channels`
  case allChannels(app: String)

  /// Nil for any other path. Queries are no part of the interface, so they make another path.
  init?(_ path: String, of kind: GatewayRequest.Service.Kind) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (kind, parts.count) {
    case (.push, 4) where parts[..<3] == ["", "3", "device"]: self = .device(parts[3])
    case (.push, 3) where parts == ["", "3", "device"]: self = .device("")
    case (.push, 5) where parts[..<4] == ["", "4", "broadcasts", "apps"] && !parts[4].isEmpty:
      self = .broadcast(app: parts[4])
    case (.management, 5) where parts[..<3] == ["", "1", "apps"] && !parts[3].isEmpty:
      switch parts[4] {
      case "channels": self = .channels(app: parts[3])
      case "all-channels": self = .allChannels(app: parts[3])
      default: return nil
      }
    default: return nil
    }
  }

  func allows(_ method: String) -> Bool {
    switch self {
    case .device, .broadcast: method == "POST"
    case .channels: ["POST", "GET", "DELETE"].contains(method)
    case .allChannels: method == "GET"
    }
  }

  var request: PushReason.Request {
    switch self {
    case .device: .device
    case .broadcast: .broadcast
    case .channels, .allChannels: .channels
    }
  }
}
