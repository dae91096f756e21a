import Foundation
import HTTP2
import Synchronization
import Testing

@testable import APNSClient

/// A server that accepts every push and counts them, unless a test has it do something else.
final class FakeAPNS: Sendable {
  private struct Counts {
    var requests = 0
    var accepted: [String: Int] = [:]
    var tokens: Set<String> = []
    var bodies: [String] = []
  }

  private let counts = Mutex(Counts())
  let port: Int
  let server: HTTP2Server

  /// - Parameter answer: What is done with a request, by its number from 1; nil accepts it.
  init(
    streams: Int = 100,
    answer: @escaping @Sendable (Int, HTTP2Request) async -> HTTP2Response? = { _, _ in nil }
  ) throws {
    var configuration = HTTP2Server.Configuration()
    configuration.streams = streams
    let book = Book()
    server = HTTP2Server(configuration) { request in
      await book.owner?.handle(request, answer) ?? HTTP2Response(action: .close)
    }
    port = try server.start()
    book.set(self)
  }

  deinit { server.shutdown(grace: 0) }

  /// The server as its handler sees it, which is made before it.
  private final class Book: Sendable {
    private struct Reference: Sendable { weak var owner: FakeAPNS? }
    private let reference = Mutex(Reference())
    var owner: FakeAPNS? { reference.withLock { $0.owner } }
    func set(_ owner: FakeAPNS) { reference.withLock { $0.owner = owner } }
  }

  private func handle(
    _ request: HTTP2Request, _ answer: @Sendable (Int, HTTP2Request) async -> HTTP2Response?
  ) async -> HTTP2Response {
    func header(_ name: String) -> String { request.headers.first { $0.name == name }?.value ?? "" }
    let number = counts.withLock { counts in
      counts.requests += 1
      counts.tokens.insert(header("authorization"))
      return counts.requests
    }
    let identifier = header("apns-id")
    let special = await answer(number, request)
    if let special, special.status != 200 || special.action != .answer { return special }
    accept(identifier, request)
    return special ?? HTTP2Response(headers: [HTTP2Header("apns-id", identifier)])
  }

  private func accept(_ identifier: String, _ request: HTTP2Request) {
    counts.withLock { counts in
      counts.accepted[identifier, default: 0] += 1
      counts.bodies.append(String(decoding: request.body, as: UTF8.self))
    }
  }

  var requests: Int { counts.withLock { $0.requests } }
  /// How often each push was accepted, by its identifier.
  var accepted: [String: Int] { counts.withLock { $0.accepted } }
  var tokens: Set<String> { counts.withLock { $0.tokens } }
  var bodies: [String] { counts.withLock { $0.bodies } }

  func client(
    _ change: (inout APNSClient.Configuration) -> Void = { _ in }
  ) throws -> APNSClient {
    let key = try APNSKey(newFor: "ABC123DEFG", teamID: "DEF123GHIJ")
    let endpoint = APNSServerAddress.Endpoint(host: "127.0.0.1", port: port)
    var configuration = APNSClient.Configuration(
      key: key, server: APNSServerAddress(pushes: endpoint, channels: endpoint, isPlain: true),
      bundleIdentifier: "com.example.Journey")
    change(&configuration)
    return APNSClient(configuration)
  }

  static func update(_ timestamp: Int, alert: Bool = false) -> Data {
    let more = alert ? #","alert":{"title":"a","body":"b"}"# : ""
    return Data(
      #"{"aps":{"timestamp":\#(timestamp),"event":"update","content-state":{}\#(more)}}"#.utf8)
  }

  static func refusal(_ reason: PushReason) -> HTTP2Response {
    HTTP2Response(status: reason.status, body: PushRefusal(reason).body)
  }
}
