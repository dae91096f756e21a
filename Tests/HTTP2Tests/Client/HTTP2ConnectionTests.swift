import Foundation
import Testing

@testable import HTTP2

/// The client against the server of this room, over real sockets.
@Suite(.timeLimit(.minutes(2)))
struct HTTP2ConnectionTests {
  /// A server that echoes; `/reset` resets, `/close` closes, `/goaway` says so after its answer.
  private final class Echo: Sendable {
    let server: HTTP2Server
    let port: Int
    let authority: String?
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-h2-\(UUID().uuidString)")

    init(isPlain: Bool = false, streams: Int = 100, name: String = "localhost") throws {
      var configuration = HTTP2Server.Configuration()
      configuration.streams = streams
      configuration.greatestBody = 4 << 20
      if isPlain {
        authority = nil
      } else {
        let files = try CertificateAuthority.files(in: folder, names: [name])
        configuration.certificate = files.server
        authority = files.authority
      }
      server = HTTP2Server(configuration) { request in
        switch request.path {
        case "/reset": return HTTP2Response(action: .reset)
        case "/close": return HTTP2Response(action: .close)
        case "/silent":
          // An answer that comes after the end of every test.
          try? await Task.sleep(for: .seconds(600))
          return HTTP2Response()
        case "/goaway":
          return HTTP2Response(
            body: request.body, controls: [.goAway(#"{"reason":"Shutdown"}"#)])
        case "/streams": return HTTP2Response(controls: [.allowStreams(50)])
        default:
          return HTTP2Response(
            status: 200, headers: [HTTP2Header("x-path", request.path)], body: request.body)
        }
      }
      port = try server.start()
    }

    deinit {
      server.shutdown(grace: 0)
      try? FileManager.default.removeItem(at: folder)
    }

    var target: HTTP2Target {
      HTTP2Target(
        host: "localhost", port: port,
        security: authority.map { .tls(authority: $0) } ?? .plain)
    }
  }

  @Test(arguments: [false, true])
  func `A request is answered, with TLS and without`(isPlain: Bool) async throws {
    let echo = try Echo(isPlain: isPlain)
    let connection = try await HTTP2Connection.connect(to: echo.target)
    let answer = try await connection.send(HTTP2Call(path: "/a", body: Data("hello".utf8)))
    #expect(answer.status == 200)
    #expect(answer["x-path"] == "/a")
    #expect(answer.body == Data("hello".utf8))
  }

  @Test func `Bodies beyond the windows of flow control arrive whole`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    #expect(try await connection.send(HTTP2Call(path: "/", body: body)).body == body)
  }

  @Test func `Requests beyond the streams of the server wait and are all answered`() async throws {
    let echo = try Echo(streams: 2)
    let connection = try await HTTP2Connection.connect(to: echo.target)
    #expect(connection.limit == 2)
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<500 {
        group.addTask {
          let answer = try await connection.send(HTTP2Call(path: "/", body: Data("\(index)".utf8)))
          return String(decoding: answer.body, as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(answers == Set((0..<500).map(String.init)))
  }

  @Test func `A change of the settings is followed`() async throws {
    let echo = try Echo(streams: 1)
    let connection = try await HTTP2Connection.connect(to: echo.target)
    #expect(connection.limit == 1)
    _ = try await connection.send(HTTP2Call(path: "/streams"))
    // The settings come before the next answer.
    _ = try await connection.send(HTTP2Call(path: "/"))
    _ = try await connection.send(HTTP2Call(path: "/"))
    #expect(connection.limit == 50)
  }

  @Test func `A stream that is reset is lost, and the others go on`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    await #expect(throws: HTTP2RequestError.lost("the stream was reset with code 2")) {
      try await connection.send(HTTP2Call(path: "/reset"))
    }
    #expect(try await connection.send(HTTP2Call(path: "/")).status == 200)
  }

  @Test func `A connection that breaks loses what is under way`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    await #expect(throws: HTTP2RequestError.lost("the connection was closed")) {
      try await connection.send(HTTP2Call(path: "/close"))
    }
    await #expect(throws: HTTP2RequestError.unprocessed(goAway: nil)) {
      try await connection.send(HTTP2Call(path: "/"))
    }
    #expect(!connection.isOpen)
  }

  @Test func `After GOAWAY requests are known not to be processed`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    #expect(try await connection.send(HTTP2Call(path: "/goaway")).status == 200)
    var failure: HTTP2RequestError?
    // GOAWAY follows the answer, so a first request may still be under way before it.
    for _ in 0..<3 where failure == nil {
      do throws(HTTP2RequestError) {
        _ = try await connection.send(HTTP2Call(path: "/"))
      } catch { failure = error }
    }
    guard case .unprocessed = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `A request over its time is given up, and the connection stays`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    await #expect(throws: HTTP2RequestError.timedOut(wasSent: true)) {
      try await connection.send(HTTP2Call(path: "/silent"), timeout: 0.05)
    }
    #expect(try await connection.send(HTTP2Call(path: "/")).status == 200)
  }

  @Test func `A cancelled request ends at once`() async throws {
    let echo = try Echo()
    let connection = try await HTTP2Connection.connect(to: echo.target)
    let task = Task { try await connection.send(HTTP2Call(path: "/silent")) }
    task.cancel()
    await #expect(throws: HTTP2RequestError.cancelled) { try await task.value }
  }

  @Test func `Certificates of unknown authorities and of other names are refused`() async throws {
    let echo = try Echo()
    var stranger = echo.target
    stranger.security = .tls(authority: nil)
    let other = try Echo(name: "example.com")
    for target in [stranger, other.target] {
      do {
        _ = try await HTTP2Connection.connect(to: target)
        Issue.record("The certificate was trusted.")
      } catch {
        guard case .untrusted(host: "localhost", reason: _) = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }

  @Test func `A port on which nobody listens is named`() async throws {
    let echo = try Echo(isPlain: true)
    let target = echo.target
    echo.server.shutdown(grace: 0)
    var failure: HTTP2ConnectError?
    // The listener is closed a moment later; until then it takes connections and ends them.
    for _ in 0..<100 where failure == nil {
      do throws(HTTP2ConnectError) {
        let connection = try await HTTP2Connection.connect(to: target)
        _ = try? await connection.send(HTTP2Call(path: "/"), timeout: 5)
      } catch { failure = error }
    }
    #expect(failure != nil)
  }

  @Test func `What is no HTTP/2 is no answer`() async throws {
    let target = HTTP2Target(host: "islet.invalid", port: 443)
    await #expect(throws: HTTP2ConnectError.unknownHost("islet.invalid")) {
      try await HTTP2Connection.connect(to: target)
    }
  }

  @Test func `A server of random bytes ends the connection, and never the program`() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(state: seed)
    for _ in 0..<200 {
      guard let session = ClientSession(HTTP2Target(host: "a", port: 1, security: .plain)) else {
        continue
      }
      var output: [UInt8] = []
      _ = session.fill(&output)
      let bytes = (0..<512).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let isTaken = bytes.withUnsafeBytes { session.receive($0) }
      _ = session.fill(&output)
      session.end("the test is over")
      #expect(session.isEmpty, "seed \(seed), taken \(isTaken)")
    }
  }
}

/// SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
