import ActivityModel
import Foundation

/// A request as it comes off the wire.
package struct GatewayRequest: Hashable, Sendable {
  /// Which of Apple's servers it was sent to.
  package struct Service: Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
      /// `api.push.apple.com`: device pushes and broadcasts.
      case push
      /// `api-manage-broadcast.push.apple.com`: channels.
      case management
    }

    package var kind: Kind
    package var environment: PushEnvironment

    package init(_ kind: Kind, _ environment: PushEnvironment) {
      self.kind = kind
      self.environment = environment
    }
  }

  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var service: Service
  package var connection: ConnectionID
  package var method: String
  package var path: String
  /// In the order sent, repeated ones too.
  package var fields: [Field]
  package var body: Data

  package init(
    service: Service, connection: ConnectionID, method: String = "POST", path: String,
    fields: [Field] = [], body: Data = Data()
  ) {
    self.service = service
    self.connection = connection
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
  }

  /// The first field of that name.
  package subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name }?.value
  }

  var pairs: [(name: String, value: String)] { fields.map { ($0.name, $0.value) } }
}

/// A connection, numbered by who accepts them.
package struct ConnectionID: Hashable, Codable, Sendable {
  package var number: UInt64

  package init(_ number: UInt64) {
    self.number = number
  }
}
