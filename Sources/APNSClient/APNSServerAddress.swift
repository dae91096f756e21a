import HTTP2

/// The servers that pushes go to: hosts and ports are those of Apple's articles.
public struct APNSServerAddress: Hashable, Sendable {
  /// A host that serves one kind of request.
  public struct Endpoint: Hashable, Sendable {
    public var host: String
    public var port: Int

    public init(host: String, port: Int) {
      self.host = host
      self.port = port
    }
  }

  /// Pushes to devices, and broadcasts.
  public var pushes: Endpoint
  /// Channel requests.
  public var channels: Endpoint
  /// A file of certificates in PEM to trust beside the system's.
  public var authority: String?
  /// HTTP/2 without TLS, which only a local server takes.
  public var isPlain: Bool

  public init(
    pushes: Endpoint, channels: Endpoint, authority: String? = nil, isPlain: Bool = false
  ) {
    self.pushes = pushes
    self.channels = channels
    self.authority = authority
    self.isPlain = isPlain
  }

  /// Apple's servers for apps of the App Store and TestFlight.
  public static let production = APNSServerAddress(
    pushes: Endpoint(host: "api.push.apple.com", port: 443),
    channels: Endpoint(host: "api-manage-broadcast.push.apple.com", port: 2196))

  /// Apple's servers for apps that were installed from Xcode.
  public static let sandbox = APNSServerAddress(
    pushes: Endpoint(host: "api.sandbox.push.apple.com", port: 443),
    channels: Endpoint(host: "api-manage-broadcast.sandbox.push.apple.com", port: 2195))

  func target(_ endpoint: Endpoint) -> HTTP2Target {
    var target = HTTP2Target(
      host: endpoint.host, port: endpoint.port,
      security: isPlain ? .plain : .tls(authority: authority))
    target.startsWithOneStream = true
    return target
  }
}
