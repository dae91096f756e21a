import Foundation
import HTTP2
@_exported import PushPayload

/// Sends Live Activity pushes to Apple's push service, or to a local one.
///
/// ```swift
/// let key = try APNSKey(file: "key.p8", keyID: "ABC123DEFG", teamID: "DEF123GHIJ")
/// let client = APNSClient(.init(key: key, server: .sandbox, bundleIdentifier: "com.example.App"))
/// let push = try LiveActivityPush<JourneyAttributes>.update(state, timestamp: .now)
/// try await client.send(push, to: .device(token: token))
/// await client.drain()
/// ```
///
/// One client is enough for a program: it keeps connections open, signs one provider token every
/// 50 minutes, follows the streams that the server allows, and sends again what Apple's rules let
/// it. Callers wait when the server is slow.
public final class APNSClient: Sendable {
  private let configuration: Configuration
  private let gate: Gate
  private let lanes = ActivityLanes()
  private let pushPool: ConnectionPool
  private let channelPool: ConnectionPool
  private let pushes: Courier
  let channels: Courier

  public init(_ configuration: Configuration) {
    self.configuration = configuration
    gate = Gate(configuration.greatestPending)
    let server = configuration.server
    pushPool = ConnectionPool(
      server.target(server.pushes), greatest: configuration.greatestConnections)
    channelPool = ConnectionPool(server.target(server.channels), greatest: 1)
    let tokens = ProviderTokenSource(configuration.key)
    pushes = Courier(pool: pushPool, tokens: tokens, configuration: configuration)
    channels = Courier(pool: channelPool, tokens: tokens, configuration: configuration)
  }

  /// The topic of the app.
  var topic: PushTopic { PushTopic(bundleIdentifier: configuration.bundleIdentifier) }

  var timeout: Double { configuration.timeout }

  func makeIdentifier() -> String { configuration.makeIdentifier() }

  /// Sends a push that was built from the app's own types.
  ///
  /// - Parameters:
  ///   - destination: A device by its token, or a broadcast channel.
  ///   - options: Priority, expiration and the like.
  /// - Throws: ``APNSError``.
  @discardableResult
  public func send<Attributes>(
    _ push: LiveActivityPush<Attributes>, to destination: PushDestination,
    options: SendingOptions = SendingOptions()
  ) async throws(APNSError) -> APNSReceipt {
    try await send(push.body, to: destination, options: options)
  }

  /// Sends a payload as it is, byte for byte.
  ///
  /// Pushes to one destination leave in the order of their timestamps; an update without an alert
  /// that still waits gives way to a newer one.
  ///
  /// - Throws: ``APNSError``.
  @discardableResult
  public func send(
    _ payload: Data, to destination: PushDestination, options: SendingOptions = SendingOptions()
  ) async throws(APNSError) -> APNSReceipt {
    let facts = try PushFacts(payload, to: destination)
    if case .device(let token) = destination,
      token.isEmpty || !token.utf8.allSatisfy(\.isHexadecimalDigit)
    {
      throw .badToken(token)
    }
    let identifier = options.identifier ?? configuration.makeIdentifier()
    guard try await lanes.enter(destination, facts) == .go else {
      configuration.observe(.superseded(identifier: identifier))
      return APNSReceipt(identifier: identifier, attempts: 0, wasSuperseded: true)
    }
    await gate.enter()
    let result = await deliver(payload, facts, to: destination, identifier, options)
    await gate.leave()
    switch result {
    case .success(let receipt):
      await lanes.leave(destination, facts, isAccepted: true)
      return receipt
    case .failure(let error):
      await lanes.leave(destination, facts, isAccepted: false)
      configuration.observe(.failed(identifier: identifier, error))
      throw error
    }
  }

  private func deliver(
    _ payload: Data, _ facts: PushFacts, to destination: PushDestination, _ identifier: String,
    _ options: SendingOptions
  ) async -> Result<APNSReceipt, APNSError> {
    let headers = PushHeaders(
      to: destination, topic: topic, priority: options.priority, expiration: options.expiration,
      identifier: identifier, collapseIdentifier: options.collapseIdentifier)
    let call = HTTP2Call(
      path: headers.path, headers: headers.fields.map { HTTP2Header($0.name, $0.value) },
      body: payload, neverIndexed: [":path", "apns-id", "apns-request-id"])
    let begin = configuration.now()
    do throws(APNSError) {
      let delivery = try await pushes.send(
        call, identifier: identifier, isStart: facts.event == .start,
        timeout: options.timeout ?? configuration.timeout)
      let seconds = configuration.now().timeIntervalSince(begin)
      configuration.observe(
        .accepted(identifier: identifier, attempts: delivery.attempts, seconds: seconds))
      return .success(
        APNSReceipt(
          identifier: delivery.answer["apns-id"] ?? delivery.answer["apns-request-id"]
            ?? identifier,
          uniqueIdentifier: delivery.answer["apns-unique-id"], attempts: delivery.attempts,
          wasSuperseded: false))
    } catch {
      return .failure(error)
    }
  }

  /// Waits for all pushes that are under way and closes the connections.
  public func drain() async {
    await gate.drain()
    await pushPool.close()
    await channelPool.close()
  }
}
