import ActivityModel
import Foundation
import PushPayload

@testable import APNSServer

/// A provider that sends one right push for a token, and spoils it as a test wants.
struct Sender {
  static let start = Date(timeIntervalSince1970: 1_780_306_860)
  static let app = "com.example.Journey"
  static let topic = "com.example.Journey.push-type.liveactivity"
  static let hex = "80" + String(repeating: "ab", count: 79)
  static let update =
    #"{"aps":{"timestamp":1780306860,"event":"update","content-state":{"minutes":4}}}"#

  var gateway: Gateway
  var request: GatewayRequest
  var now = Sender.start

  init(_ configuration: GatewayConfiguration = GatewayConfiguration()) {
    // The signature of these tests is right for the key "right" alone.
    gateway = Gateway(configuration) { _, key in key == "right" }
    gateway.register(RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01", publicKey: "right"))
    _ = gateway.set("phone", isReachable: true, at: Sender.start)
    gateway.register(
      PushToken(hex: Sender.hex)!,
      KnownToken(device: "phone", app: Sender.app, environment: .sandbox, purpose: .update))
    request = Sender.push()
  }

  static func push(
    _ body: String = Sender.update, connection: UInt64 = 1, token: String = Sender.hex
  ) -> GatewayRequest {
    GatewayRequest(
      service: .init(.push, .sandbox), connection: ConnectionID(connection),
      path: "/3/device/\(token)",
      fields: [
        .init("authorization", "bearer \(providerToken())"),
        .init("apns-topic", topic), .init("apns-push-type", "liveactivity"),
        .init("apns-priority", "10"),
      ], body: Data(body.utf8))
  }

  static func broadcast(_ channel: String) -> GatewayRequest {
    GatewayRequest(
      service: .init(.push, .sandbox), connection: ConnectionID(1),
      path: "/4/broadcasts/apps/\(app)",
      fields: [
        .init("authorization", "bearer \(providerToken())"),
        .init("apns-channel-id", channel), .init("apns-push-type", "liveactivity"),
        .init("apns-priority", "10"), .init("apns-expiration", "0"),
      ], body: Data(update.utf8))
  }

  static func manage(
    _ method: String, channel: String? = nil,
    body: String = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
  ) -> GatewayRequest {
    var request = GatewayRequest(
      service: .init(.management, .sandbox), connection: ConnectionID(1), method: method,
      path: "/1/apps/\(app)/channels",
      fields: [.init("authorization", "bearer \(providerToken())")], body: Data(body.utf8))
    if let channel { request.set("apns-channel-id", channel) }
    return request
  }

  /// A token with a signature of zeros.
  static func providerToken(
    key: String = "KEYKEYKEY1", team: String = "TEAMTEAM01", issued: Int = 1_780_306_800,
    algorithm: String = "ES256"
  ) -> String {
    let header = Base64URL.encode(Data(#"{"alg":"\#(algorithm)","kid":"\#(key)"}"#.utf8))
    let claims = Base64URL.encode(Data(#"{"iss":"\#(team)","iat":\#(issued)}"#.utf8))
    return "\(header).\(claims).\(Base64URL.encode(Data(count: 64)))"
  }

  mutating func send() -> GatewayOutcome { gateway.handle(request, at: now) }

  mutating func send(_ request: GatewayRequest) -> GatewayOutcome {
    gateway.handle(request, at: now)
  }

  /// The identifier of a new channel.
  mutating func makeChannel(storesNewest: Bool = true) -> String {
    let body = #"{"message-storage-policy":\#(storesNewest ? 1 : 0),"push-type":"liveactivity"}"#
    return send(Sender.manage("POST", body: body)).answer["apns-channel-id"] ?? ""
  }
}

extension GatewayRequest {
  /// Puts a header in the place of the one of its name; nil takes it out.
  mutating func set(_ name: String, _ value: String?) {
    fields.removeAll { $0.name == name }
    if let value { fields.append(.init(name, value)) }
  }

  mutating func authorize(_ token: String) { set("authorization", "bearer \(token)") }
}

extension DeliveryEvent {
  /// What happens, in short.
  var summary: String {
    switch self {
    case .delivered(let push): "delivered \(push.id)"
    case .stored(let push, _): "stored \(push.id)"
    case .delayed(let push, _): "delayed \(push.id)"
    case .coalesced(let push, let id): "coalesced \(push.id) by \(id)"
    case .discarded(let push): "discarded \(push.id)"
    case .expired(let push): "expired \(push.id)"
    case .unaddressed(let id): "unaddressed \(id)"
    }
  }
}
