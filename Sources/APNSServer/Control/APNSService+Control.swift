import ActivityModel
import Foundation

/// The small interface for tests. Answers are JSON.
///
/// | request | does |
/// | --- | --- |
/// | `GET /log` | all lines of the log, one JSON object a line |
/// | `GET /verdicts/ID?wait=5` | what became of a push, waiting for it |
/// | `GET /tokens` | the device tokens that are known |
/// | `POST /tokens` | registers one: `{"token", "device", "app", "environment", "purpose"}` |
/// | `DELETE /tokens/TOKEN` | retires one: 410 from now on |
/// | `POST /faults` | a fault in words, `every 100 goaway Shutdown` |
/// | `DELETE /faults` | no faults from now on |
/// | `PUT /phones/NAME/reachable`, `…/unreachable` | whether pushes reach a phone |
extension APNSService {
  /// Answers a request of a test.
  package func control(_ request: ControlRequest) async -> GatewayAnswer {
    let (parts, wait) = request.route
    switch (request.method, parts.first ?? "", parts.count) {
    case ("GET", "log", 1): return .json(lines.map(\.json).joined())
    case ("GET", "verdicts", 2):
      let verdicts = await verdicts(on: parts[1], waitingFor: wait)
      return .json(verdicts.map { LogLine.verdict($0).json }.joined())
    case ("GET", "tokens", 1): return listTokens()
    case ("POST", "tokens", 1): return registerToken(request.body)
    case ("DELETE", "tokens", 2):
      guard let token = PushToken(hex: parts[1]) else { return .refusal("The token is no hex.") }
      note([.gone(token)])
      return GatewayAnswer(status: 204)
    case ("POST", "faults", 1): return induce(words: request.body)
    case ("DELETE", "faults", 1):
      induceNothing()
      return GatewayAnswer(status: 204)
    case ("PUT", "phones", 3) where ["reachable", "unreachable"].contains(parts[2]):
      guard set(DeviceID(rawValue: parts[1]), isReachable: parts[2] == "reachable") else {
        return .refusal("No phone \(parts[1]) is attached.", status: 404)
      }
      return GatewayAnswer(status: 204)
    default:
      return .refusal("There is no \(request.method) \(request.path).", status: 404)
    }
  }

  private struct TokenBody: Codable {
    var token: String
    var device: String
    var app: String
    var environment: PushEnvironment
    var purpose: KnownToken.Purpose
  }

  private func listTokens() -> GatewayAnswer {
    let bodies = tokens.map {
      TokenBody(
        token: $0.token.hex, device: $0.known.device.rawValue, app: $0.known.app,
        environment: $0.known.environment, purpose: $0.known.purpose)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = bodies.compactMap { try? encoder.encode($0) }
    return .json(lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined())
  }

  private func registerToken(_ body: Data) -> GatewayAnswer {
    guard let wanted = try? JSONDecoder().decode(TokenBody.self, from: body),
      let token = PushToken(hex: wanted.token)
    else {
      return .refusal(
        "The body must be an object with token (hex), device, app, environment (sandbox or "
          + "production) and purpose (update or start).")
    }
    let known = KnownToken(
      device: DeviceID(rawValue: wanted.device), app: wanted.app,
      environment: wanted.environment, purpose: wanted.purpose)
    note([.issued(token, known)])
    return GatewayAnswer(status: 201)
  }

  private func induce(words body: Data) -> GatewayAnswer {
    let text = String(decoding: body, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    do {
      induce(try InducedFault(text))
      return GatewayAnswer(status: 201)
    } catch {
      return .refusal("\(error)")
    }
  }
}

extension GatewayAnswer {
  fileprivate static func json(_ text: String) -> GatewayAnswer {
    GatewayAnswer(
      status: 200, fields: [.init("content-type", "application/x-ndjson")], body: Data(text.utf8))
  }

  fileprivate static func refusal(_ message: String, status: Int = 400) -> GatewayAnswer {
    let body = (try? JSONEncoder().encode(["error": message])) ?? Data()
    return GatewayAnswer(
      status: status, fields: [.init("content-type", "application/json")], body: body)
  }
}
