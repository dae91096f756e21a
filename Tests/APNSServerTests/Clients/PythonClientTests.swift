import ActivityModel
import Foundation
import PushPayload
import Testing

@testable import APNSServer

/// aioapns and httpx send to the local APNs over TLS.
@Suite(.enabled(if: PushClients.areInstalled, "scripts/setup.sh --tests installs them"))
struct PythonClientTests {
  private struct Job: Encodable {
    struct Push: Encodable {
      var token: String
      var body: String
    }

    var port: Int
    var ca: String
    var key: String
    var keyID = ServerBench.keyID
    var teamID = ServerBench.teamID
    var topic = Sender.topic
    var pushes: [Push]
    var fault: String?
  }

  private struct Line: Decodable, Equatable {
    var status: Int
    var reason: String
  }

  private func run(_ script: String, _ job: Job) async throws -> [String] {
    let input = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let result = try await Program.run(
      [PushClients.python, PushClients.folder.appendingPathComponent(script).path], input: input)
    #expect(result.code == 0, "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  private func send(
    _ script: String, _ pushes: [Job.Push], _ bench: ServerBench
  ) async throws -> [Line] {
    let job = Job(
      port: bench.server.devicePort, ca: try #require(bench.server.ca), key: bench.keyFile,
      pushes: pushes)
    return try await run(script, job).map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test("They start, update and end", arguments: ["send_aioapns.py", "send_httpx.py"])
  func life(_ script: String) async throws {
    let bench = try await ServerBench()
    let token = try await bench.token(.update)
    let lines = try await send(
      script,
      [
        .init(
          token: try await bench.token(.start),
          body: bench.body("start", after: 0, ServerBench.start)),
        .init(token: token, body: bench.body("update", after: 1, ServerBench.state)),
        .init(token: token, body: bench.body("end", after: 2)),
      ], bench)
    #expect(lines == Array(repeating: Line(status: 200, reason: ""), count: 3))
    let ids = await bench.service.lines.compactMap { line -> String? in
      guard case .request(let record) = line else { return nil }
      return record.id
    }
    for id in ids {
      #expect(await bench.service.verdicts(on: id, waitingFor: 20).last?.outcome == .applied)
    }
    #expect(ids.count == 3)
  }

  @Test(
    "They are answered with every reason of a device push",
    arguments: ["send_aioapns.py", "send_httpx.py"])
  func everyReason(_ script: String) async throws {
    let bench = try await ServerBench()
    let reasons = PushReason.allCases.filter { $0.requests.contains(.device) }
    var pushes: [Job.Push] = []
    for (number, reason) in reasons.enumerated() {
      let token = "80" + String(format: "%04x", number)
      await bench.service.induce(InducedFault(.refuse(reason), token: token))
      pushes.append(.init(token: token, body: bench.body("update", after: 1, ServerBench.state)))
    }
    let lines = try await send(script, pushes, bench)
    #expect(lines == reasons.map { Line(status: $0.status, reason: $0.rawValue) })
  }

  @Test("GOAWAY comes after the answer, names its stream and says why in JSON")
  func goAway() async throws {
    let bench = try await ServerBench()
    let job = Job(
      port: bench.server.devicePort, ca: try #require(bench.server.ca), key: bench.keyFile,
      pushes: [.init(token: "80", body: "")], fault: "goaway IdleTimeout")
    #expect(
      try await run("see_goaway.py", job) == [
        "status 403", #"goaway 1 {"reason":"IdleTimeout"}"#,
      ])
  }
}

/// Where `scripts/setup.sh --tests` puts the clients, and the programs that use them.
private enum PushClients {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static let python = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".deps/push-clients/bin/python").path

  static var areInstalled: Bool { FileManager.default.isExecutableFile(atPath: python) }
}
