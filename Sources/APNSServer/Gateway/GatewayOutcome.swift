import Foundation
import PushPayload

/// The answer to a request.
package struct GatewayAnswer: Hashable, Sendable {
  package var status: Int
  package var fields: [GatewayRequest.Field]
  package var body: Data

  package init(status: Int, fields: [GatewayRequest.Field] = [], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// Something that is wrong with a request: how APNs answers it, and what it is in words.
package struct GatewayFault: Hashable, Sendable {
  package var reason: PushReason
  /// A clause.
  package var detail: String
  /// For 410.
  package var deadSince: Date?

  package init(_ reason: PushReason, _ detail: String, deadSince: Date? = nil) {
    self.reason = reason
    self.detail = detail
    self.deadSince = deadSince
  }
}

/// All that follows from a request.
package struct GatewayOutcome: Sendable {
  package var answer: GatewayAnswer
  /// Everything that is wrong, the first is what the answer says.
  package var faults: [GatewayFault]
  /// The request as the log has it.
  package var record: PushRecord
  /// What becomes of the push.
  package var events: [DeliveryEvent]
  /// What happens to the connection after the answer.
  package var connection: [ConnectionAction]
  /// What a tester asked for instead of, or beside, the answer.
  package var induced: InducedFault.Action?
}

/// What the server does to a connection.
package enum ConnectionAction: Hashable, Sendable {
  /// SETTINGS with another number of streams at once.
  case allowStreams(Int)
  /// GOAWAY with a JSON reason.
  case goAway(reason: String)
}
