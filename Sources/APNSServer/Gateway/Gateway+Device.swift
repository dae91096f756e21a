import ActivityModel
import Foundation
import PushPayload

extension Gateway {
  /// `POST /3/device/…`
  mutating func examineDevice(_ hex: String, _ examination: inout Examination) {
    let token = PushToken(hex: hex)
    if hex.isEmpty {
      examination.fault(.missingDeviceToken, "the path ends where the device token should be")
    } else if token == nil {
      examination.fault(
        .badDeviceToken, "the device token is not made of pairs of hexadecimal digits")
    }
    examination.record.token = hex.lowercased()
    examineAuthorization(&examination)
    let headers = PushHeaders.readDevice(examination.request.pairs)
    examination.identifier = headers.identifier
    examination.record.topic = headers.topic
    examination.record.priority = headers.priority.rawValue
    note(headers.faults, &examination)
    examineExpiration(headers.expiration, &examination)
    let topic = headers.topic.map { PushTopic(bundleIdentifier: $0) }
    if let topic { examineTopic(topic.bundleIdentifier, &examination) }
    examineBody(
      for: .device(token: hex), malformed: configuration.malformedBody, &examination)
    guard let token else { return }
    let known = examineToken(token, headers, &examination)
    if examination.isRight, let rate = configuration.tokenRate,
      !tokenRates[token, default: RateCounter()].spend(at: examination.now, rate)
    {
      examination.fault(
        .tooManyRequests, "more than \(rate.count) pushes in \(Int(rate.window)) s for this token")
    }
    guard examination.isRight else { return }
    dispatch(token, known, headers, &examination)
  }

  func note(_ faults: [PushHeaderFault], _ examination: inout Examination) {
    for fault in faults { examination.fault(fault.reason, "\(fault.header): \(fault.detail)") }
  }

  func examineExpiration(_ expiration: PushExpiration?, _ examination: inout Examination) {
    guard case .at(let date)? = expiration, let ahead = configuration.expirationAhead else {
      return
    }
    let seconds = date.timeIntervalSince(examination.now)
    guard seconds > ahead else { return }
    examination.fault(
      .badExpirationDate, "apns-expiration: it lies \(Int(seconds)) s ahead; is it in milliseconds?"
    )
  }

  /// Emptiness, size and form of the body.
  ///
  /// - Parameter malformed: The reason for what is no JSON; nil lets it pass.
  func examineBody(
    for destination: PushDestination, malformed: PushReason?, _ examination: inout Examination
  ) {
    let body = examination.request.body
    for problem in PayloadValidation.problems(in: body, for: destination)
    where problem.judge == .service {
      switch problem.kind {
      case .empty: examination.fault(.payloadEmpty, "the body is empty")
      case .tooLarge(let bytes, let allowed):
        examination.fault(.payloadTooLarge, "the body is \(bytes) bytes, \(allowed) are allowed")
      case .notJSON(let reason, let offset):
        guard let malformed else { continue }
        examination.fault(malformed, "the body is no JSON: at byte \(offset) \(reason)")
      default: break
      }
    }
    examination.record.event =
      (try? PushPayload.read(body, greatestSize: body.count))?.event.rawValue
  }

  private func examineToken(
    _ token: PushToken, _ headers: PushHeaders.Reading, _ examination: inout Examination
  ) -> KnownToken? {
    guard let known = tokens[token] else {
      if !configuration.acceptsUnknownTokens {
        examination.fault(.badDeviceToken, "no attached phone has this device token")
      }
      return nil
    }
    let environment = examination.request.service.environment
    if known.environment != environment {
      examination.fault(
        .badDeviceToken,
        "the device token is of \(known.environment.rawValue), this is \(environment.rawValue)")
    }
    let wanted = PushTopic(bundleIdentifier: known.app).headerValue
    if let topic = headers.topic, topic != wanted,
      !topic.hasSuffix(PushTopic.suffix + PushTopic.suffix)
    {
      examination.fault(
        .deviceTokenNotForTopic, "the device token is for the topic \(wanted), not \(topic)")
    }
    switch known.state {
    case .active: break
    case .removed(let date):
      if date.addingTimeInterval(configuration.unregisteredDelay) <= examination.now {
        examination.fault(
          .unregistered, "the activity or app of the device token is gone", deadSince: date)
      }
    case .expired(let date):
      examination.fault(.expiredToken, "the device token has expired", deadSince: date)
    }
    return known
  }

  private mutating func dispatch(
    _ token: PushToken, _ known: KnownToken?, _ headers: PushHeaders.Reading,
    _ examination: inout Examination
  ) {
    let id = examination.identifier ?? mint.identifier()
    examination.identifier = id
    guard let known else {
      examination.events = [.unaddressed(id: id)]
      return
    }
    let delivery = PushPayload.delivery(
      of: examination.request.body, to: .token(token),
      priority: PushDelivery.Priority(headers.priority))
    let push = AcceptedPush(
      id: id, device: known.device, app: known.app, delivery: delivery,
      expires: expiry(
        headers.expiration, longest: configuration.longestStorage,
        standard: configuration.storageWithoutExpiration, examination.now),
      collapseIdentifier: headers.collapseIdentifier)
    examination.events = office.take(push, at: examination.now)
  }

  /// Until when a push is kept; nil when it is not.
  func expiry(
    _ expiration: PushExpiration?, longest: TimeInterval, standard: TimeInterval, _ now: Date
  ) -> Date? {
    switch expiration {
    case .immediate: nil
    case .at(let date): min(date, now.addingTimeInterval(longest))
    case nil: now.addingTimeInterval(min(standard, longest))
    }
  }
}

extension PushDelivery.Priority {
  init(_ priority: PushPriority) {
    switch priority {
    case .immediate: self = .immediate
    case .considerate: self = .considerate
    case .low: self = .low
    }
  }
}
