import ActivityModel
import Foundation
import PushPayload

/// A request while it is being looked at.
struct Examination {
  let request: GatewayRequest
  let now: Date
  private(set) var faults: [GatewayFault] = []
  var record: PushRecord
  /// The identifier that the request brought.
  var identifier: String?
  /// The valid key of the request; nil when there is none.
  var key: RegisteredKey?
  var actions: [ConnectionAction] = []
  var events: [DeliveryEvent] = []
  /// What the answer has when nothing is wrong.
  var success = GatewayAnswer(status: 200)

  init(request: GatewayRequest, now: Date) {
    self.request = request
    self.now = now
    record = PushRecord(
      id: "", time: now, connection: request.connection, environment: request.service.environment,
      bytes: request.body.count, status: 0, faults: [])
  }

  mutating func fault(_ reason: PushReason, _ detail: String, deadSince: Date? = nil) {
    faults.append(GatewayFault(reason, detail, deadSince: deadSince))
  }

  mutating func fault(_ fault: GatewayFault) {
    faults.append(fault)
  }

  var isRight: Bool { faults.isEmpty }

  /// The name under which the identifier comes back.
  private var identifierField: String {
    record.request == .broadcast || record.request == .channels ? "apns-request-id" : "apns-id"
  }

  func outcome(
    id: String, unique: String, actions: [ConnectionAction], induced: InducedFault.Action?
  ) -> GatewayOutcome {
    var actions = actions
    var answer = success
    if let fault = faults.first { answer = Self.answer(fault) }
    answer.fields.insert(.init(identifierField, id), at: 0)
    let isPush = record.request == .device || record.request == .broadcast
    // Device pushes get it from the sandbox only (Apple); broadcasts from both.
    if isRight, isPush, record.environment == .sandbox || record.request == .broadcast {
      answer.fields.append(.init("apns-unique-id", unique))
    }
    switch induced {
    case .goAway(let reason): actions.append(.goAway(reason: reason))
    case .allowStreams(let number): actions.append(.allowStreams(number))
    default: break
    }
    var record = record
    record.id = id
    record.status = answer.status
    record.reason = faults.first?.reason
    record.faults = faults.map { "\($0.reason.rawValue): \($0.detail)" }
    return GatewayOutcome(
      answer: answer, faults: faults, record: record, events: isRight ? events : [],
      connection: actions, induced: induced)
  }

  /// The outcome of a fault on demand that keeps the request from being looked at; nil for others.
  func outcome(of action: InducedFault.Action, id: String) -> GatewayOutcome? {
    switch action {
    case .delay, .goAway, .allowStreams: return nil
    case .reset, .closePort, .refuse: break
    }
    var refused = self
    if case .refuse(let reason) = action {
      let deadSince = reason.status == 410 ? now : nil
      refused.fault(reason, "a tester asked for it", deadSince: deadSince)
    } else {
      refused.fault(.shutdown, "a tester asked for a broken connection")
    }
    let own = request["apns-id"] ?? request["apns-request-id"]
    return refused.outcome(id: own ?? id, unique: id, actions: [], induced: action)
  }

  private static func answer(_ fault: GatewayFault) -> GatewayAnswer {
    GatewayAnswer(
      status: fault.reason.status, fields: [.init("content-type", "application/json")],
      body: PushRefusal(fault.reason, deadSince: fault.deadSince).body)
  }
}
