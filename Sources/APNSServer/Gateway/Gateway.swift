import ActivityModel
import Foundation
import PushPayload

/// A local APNs without sockets: a pure state machine that takes requests and gives answers.
///
/// It never asks for the time; equal configurations, keys, tokens and requests give equal answers.
///
/// When several things are wrong, the first of this order is answered, and all are in the log; the
/// order is a choice, Apple gives none: method, path, device token's form; provider token there,
/// well-formed, key, team, signature, age, environment, connection, renewal; headers repeated, id,
/// priority, expiration, collapse identifier, push type, topic or channel; topic allowed for the
/// key; body empty, too large, no JSON; device token known, of this environment, of this topic,
/// still active; rate.
package struct Gateway: Sendable {
  /// Whether a signature is right for a public key in PEM.
  package typealias SignatureCheck = @Sendable (ProviderToken, _ publicKey: String) -> Bool

  package let configuration: GatewayConfiguration
  let checkSignature: SignatureCheck
  var keys: [String: RegisteredKey] = [:]
  var tokens: [PushToken: KnownToken] = [:]
  var connections: [ConnectionID: ConnectionState] = [:]
  /// Renewals by key, for the choice that counts them so.
  var keyTokens: [String: TokenHistory] = [:]
  var tokenRates: [PushToken: RateCounter] = [:]
  var channelRates: [String: RateCounter] = [:]
  var channels = ChannelDirectory()
  var office: PostOffice
  var induced: [InducedFault] = []
  var mint: IdentifierMint
  /// Provider tokens whose signature was found right, so that it is computed once.
  var verified: Set<String> = []

  package init(
    _ configuration: GatewayConfiguration, checkSignature: @escaping SignatureCheck
  ) {
    self.configuration = configuration
    self.checkSignature = checkSignature
    office = PostOffice(configuration)
    mint = IdentifierMint(seed: configuration.seed)
  }

  // MARK: Connections

  /// How many streams a new connection may have.
  package mutating func open(_ connection: ConnectionID) -> Int {
    connections[connection] = ConnectionState()
    return configuration.streamsBeforeToken
  }

  package mutating func close(_ connection: ConnectionID) {
    connections[connection] = nil
  }

  // MARK: Requests

  /// Answers a request.
  package mutating func handle(_ request: GatewayRequest, at now: Date) -> GatewayOutcome {
    var examination = Examination(request: request, now: now)
    let path = RequestPath(request.path, of: request.service.kind)
    examination.record.request = path?.request
    let induced = inducedFault(request, path)
    if let action = induced, let outcome = examination.outcome(of: action, id: mint.identifier()) {
      return outcome
    }
    // No path of the push service takes anything but POST.
    let isKnownMethod =
      path?.allows(request.method)
      ?? (request.service.kind == .management || request.method == "POST")
    if !isKnownMethod {
      examination.fault(.methodNotAllowed, "\(request.method) is not allowed here")
    }
    switch path {
    case nil: examination.fault(.badPath, "APNs knows no path \(request.path)")
    case .device(let token): examineDevice(token, &examination)
    case .broadcast(let app): examineBroadcast(app, &examination)
    case .channels(let app): examineChannels(app, &examination)
    case .allChannels(let app): examineList(app, &examination)
    }
    return finish(&examination, induced)
  }

  private mutating func finish(
    _ examination: inout Examination, _ induced: InducedFault.Action?
  ) -> GatewayOutcome {
    let id = examination.identifier ?? mint.identifier()
    let unique = mint.identifier()
    var actions = examination.actions
    if let first = examination.faults.first, first.reason.status != 410, first.reason.status < 500 {
      let connection = examination.request.connection
      connections[connection, default: ConnectionState()].errors += 1
      if let limit = configuration.errorsBeforeClosing,
        connections[connection]?.errors ?? 0 >= limit
      {
        actions.append(.goAway(reason: first.reason.rawValue))
      }
    }
    return examination.outcome(id: id, unique: unique, actions: actions, induced: induced)
  }

  // MARK: Faults on demand

  /// Meets matching requests from now on, beside the faults asked for before.
  package mutating func induce(_ fault: InducedFault) {
    induced.append(fault)
  }

  package mutating func induceNothing() {
    induced = []
  }

  /// The name of the header that asks for a fault of its request.
  package static let faultHeader = "islet-fault"

  private mutating func inducedFault(
    _ request: GatewayRequest, _ path: RequestPath?
  ) -> InducedFault.Action? {
    if let text = request[Self.faultHeader], let fault = try? InducedFault(text) {
      return fault.action
    }
    var token: String?
    var topic = request["apns-topic"]
    switch path {
    case .device(let hex): token = hex.lowercased()
    case .broadcast(let app), .channels(let app), .allChannels(let app): topic = app
    case nil: break
    }
    var action: InducedFault.Action?
    // Each rule counts, even when one before it met the request.
    for index in induced.indices where induced[index].meets(token: token, topic: topic) {
      action = action ?? induced[index].action
    }
    return action
  }

  // MARK: Time

  /// When something happens by itself next; nil when nothing does.
  package var nextDeadline: Date? { office.nextDeadline }

  /// Lets everything happen that is due.
  package mutating func advance(to now: Date) -> [DeliveryEvent] { office.advance(to: now) }
}
