import Foundation
import HTTP2
import PushPayload

extension GatewayRequest {
  init(_ request: HTTP2Request, _ service: Service) {
    self.init(
      service: service, connection: ConnectionID(request.connection), method: request.method,
      path: request.path, fields: request.headers.map { Field($0.name, $0.value) },
      body: request.body)
  }
}

extension HTTP2Response {
  init(_ outcome: GatewayOutcome) {
    let action: Action =
      switch outcome.induced {
      case .reset: .reset
      case .closePort: .close
      default: .answer
      }
    self.init(
      action: action, status: outcome.answer.status,
      headers: outcome.answer.fields.map { HTTP2Header($0.name, $0.value) },
      body: outcome.answer.body,
      controls: outcome.connection.map { control in
        switch control {
        case .allowStreams(let number): .allowStreams(number)
        case .goAway(let reason): .goAway(#"{"reason":"\#(reason)"}"#)
        }
      })
  }
}
