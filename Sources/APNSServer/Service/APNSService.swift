import ActivityModel
import Foundation

/// The gateway with its clock, its phones and its log: everything of the server but sockets.
package actor APNSService {
  private var gateway: Gateway
  private let clock: @Sendable () -> Date
  private var log: LogBook
  private var devices: [DeviceID: Mailbox] = [:]
  private var alarm: Task<Void, Never>?
  private var alarmTime: Date?

  /// The phone's pushes that wait for it, and who hands them over.
  private struct Mailbox {
    var device: any AttachedDevice
    var pushes: AsyncStream<AcceptedPush>.Continuation
    var carrier: Task<Void, Never>
  }

  /// - Parameter logCapacity: How many lines of the log are kept.
  package init(
    gateway: Gateway, logCapacity: Int = 10_000, clock: @escaping @Sendable () -> Date
  ) {
    self.gateway = gateway
    self.clock = clock
    log = LogBook(capacity: logCapacity)
  }

  // MARK: Connections and requests

  package func close(_ connection: ConnectionID) {
    gateway.close(connection)
  }

  /// Answers a request. What becomes of the push comes later, in the log.
  package func handle(_ request: GatewayRequest) -> GatewayOutcome {
    let now = clock()
    perform(gateway.advance(to: now), at: now)
    let outcome = gateway.handle(request, at: now)
    log.append(.request(outcome.record))
    perform(outcome.events, at: now)
    return outcome
  }

  private func perform(_ events: [DeliveryEvent], at now: Date) {
    for event in events {
      if let verdict = PushVerdict(event, at: now) { log.append(.verdict(verdict)) }
      if case .delivered(let push) = event { devices[push.device]?.pushes.yield(push) }
    }
    setAlarm()
  }

  // MARK: Time

  private func setAlarm() {
    let next = gateway.nextDeadline
    guard next != alarmTime else { return }
    alarm?.cancel()
    alarmTime = next
    guard let next else { return }
    let pause = max(0, next.timeIntervalSince(clock()))
    alarm = Task { [weak self] in
      try? await Task.sleep(for: .seconds(min(pause, 86_400)))
      guard !Task.isCancelled else { return }
      await self?.ring()
    }
  }

  private func ring() {
    alarmTime = nil
    let now = clock()
    perform(gateway.advance(to: now), at: now)
  }

  // MARK: Phones

  /// Attaches a phone. One of the same name is replaced.
  package func attach(_ device: some AttachedDevice, tokens: [TokenChange]) {
    detach(device.id)
    let (stream, pushes) = AsyncStream.makeStream(of: AcceptedPush.self)
    let carrier = Task { [weak self] in
      for await push in stream {
        let report = await device.deliver(push)
        await self?.take(report)
      }
    }
    devices[device.id] = Mailbox(device: device, pushes: pushes, carrier: carrier)
    note(tokens)
    let now = clock()
    perform(gateway.set(device.id, isReachable: true, at: now), at: now)
  }

  package func detach(_ device: DeviceID) {
    guard let mailbox = devices.removeValue(forKey: device) else { return }
    mailbox.pushes.finish()
    gateway.detach(device)
  }

  private func take(_ report: DeviceReport) {
    note(report.tokens)
    log.append(.verdict(report.verdict))
  }

  /// A phone tells of its tokens by itself.
  package func note(_ changes: [TokenChange]) {
    let now = clock()
    for change in changes {
      switch change {
      case .issued(let token, let known): gateway.register(token, known)
      case .gone(let token): gateway.retire(token, at: now)
      }
    }
  }

  /// Whether pushes reach a phone. False when there is no such phone.
  package func set(_ device: DeviceID, isReachable: Bool) -> Bool {
    guard devices[device] != nil else { return false }
    let now = clock()
    perform(gateway.set(device, isReachable: isReachable, at: now), at: now)
    return true
  }

  package var attached: [DeviceID] { gateway.devices }

  package var tokens: [(token: PushToken, known: KnownToken)] { gateway.knownTokens }

  // MARK: Keys, channels and faults

  package func register(_ key: RegisteredKey) {
    gateway.register(key)
  }

  package func induce(_ fault: InducedFault) {
    gateway.induce(fault)
  }

  package func induceNothing() {
    gateway.induceNothing()
  }

  // MARK: Log

  package var lines: [LogLine] { log.lines }

  /// The lines of the log from now on, until `forget` is called with the number.
  package func listen() -> (number: Int, stream: AsyncStream<LogLine>) { log.listen() }

  package func forget(_ listener: Int) {
    log.forget(listener)
  }

  /// The verdicts on a push, waiting for one that is final.
  ///
  /// - Parameter seconds: The longest wait. What came by then is returned, possibly nothing.
  package func verdicts(on id: String, waitingFor seconds: TimeInterval) async -> [PushVerdict] {
    let present = log.verdicts(on: id)
    guard seconds > 0, !present.contains(where: \.outcome.isFinal) else { return present }
    let (number, stream) = log.listen()
    let deadline = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      await self?.forget(number)
    }
    for await line in stream {
      if case .verdict(let verdict) = line, verdict.id == id, verdict.outcome.isFinal { break }
    }
    deadline.cancel()
    log.forget(number)
    return log.verdicts(on: id)
  }

  /// Ends the tasks of the service.
  package func shutDown() {
    alarm?.cancel()
    for device in devices.keys { detach(device) }
  }
}
