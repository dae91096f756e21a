import ActivityModel
import Foundation
import PushPayload
import Testing

@testable import APNSServer

/// curl and nghttp send to the local APNs over TLS.
@Suite struct ShellClientTests {
  @Test("curl starts, updates and ends, and asks what the phone did")
  func curl() async throws {
    let bench = try await ServerBench()
    let signed = try await bench.providerToken()
    let path = "/3/device/\(try await bench.token(.update))"
    let id = "6f1d2a3b-0000-4000-8000-000000000001"
    let start = try await bench.curl(
      "/3/device/\(try await bench.token(.start))",
      bench.body("start", after: 0, ServerBench.start),
      providerToken: signed)
    #expect(start.output == "200", "\(start)")
    let update = try await bench.curl(
      path, bench.body("update", after: 1, ServerBench.state), providerToken: signed,
      more: ["-H", "apns-id: \(id)"])
    #expect(update.output == "200", "\(update)")
    let verdict = try await Program.run([
      "curl", "-sS", "--http2-prior-knowledge",
      "http://localhost:\(bench.server.controlPort)/verdicts/\(id)?wait=20",
    ])
    #expect(verdict.output.contains(#""outcome":"applied""#), "\(verdict)")
    let end = try await bench.curl(
      path, bench.body("end", after: 2), providerToken: signed, more: ["-H", "apns-id: \(id)"])
    #expect(end.output == "200", "\(end)")
    _ = await bench.service.verdicts(on: id, waitingFor: 20)
    // The phone's answer to the end retires the token; the log has it when the verdict is there.
    while await bench.service.tokens.allSatisfy({ $0.known.state == .active }) {
      await Task.yield()
    }
    let late = try await bench.curl(path, bench.body("end", after: 3), providerToken: signed)
    #expect(late.output.hasPrefix(#"{"reason":"Unregistered","timestamp":"#), "\(late)")
    #expect(late.output.hasSuffix("}410"))
  }

  @Test("A right signature is taken, and one of another key is not")
  func signature() async throws {
    let bench = try await ServerBench()
    let other = try await ServerBench()
    let path = "/3/device/\(try await bench.token(.update))"
    let body = bench.body("update", after: 1, ServerBench.state)
    let right = try await bench.curl(path, body, providerToken: bench.providerToken())
    #expect(right.output == "200", "\(right)")
    let wrong = try await bench.curl(path, body, providerToken: other.providerToken())
    #expect(wrong.output == #"{"reason":"InvalidProviderToken"}403"#, "\(wrong)")
  }

  @Test("curl is answered with every reason and its status")
  func everyReason() async throws {
    let bench = try await ServerBench { $0.trustsAnyKey = true }
    for reason in PushReason.allCases {
      let answer = try await bench.curl(
        "/3/device/80", "{}", providerToken: Sender.providerToken(),
        more: ["-H", "islet-fault: \(reason.rawValue)"])
      #expect(answer.output.hasPrefix(#"{"reason":"\#(reason.rawValue)""#), "\(answer)")
      #expect(answer.output.hasSuffix("\(reason.status)"))
    }
  }

  @Test("Spoilt requests are refused over the wire as they are in memory")
  func spoilt() async throws {
    let bench = try await ServerBench()
    let signed = try await bench.providerToken()
    let token = try await bench.token(.update)
    let cases: [(String, String, [String], String)] = [
      ("/3/device/xyz", "{}", [], #"{"reason":"BadDeviceToken"}400"#),
      ("/4/device/80", "{}", [], #"{"reason":"BadPath"}404"#),
      ("/3/device/\(token)", "{}", ["-X", "PUT"], #"{"reason":"MethodNotAllowed"}405"#),
      (
        "/3/device/\(token)", String(repeating: "x", count: 100_000), [],
        #"{"reason":"PayloadTooLarge"}413"#
      ),
      (
        "/3/device/\(token)", #"{"aps":{},}"#, [], #"{"reason":"PayloadEmpty"}400"#
      ),
      (
        "/3/device/\(token)", "{}", ["-H", "apns-topic: com.example.Other"],
        #"{"reason":"DuplicateHeaders"}400"#
      ),
      (
        "/3/device/\(token)", "{}",
        ["-H", "apns-collapse-id: \(String(repeating: "c", count: 65))"],
        #"{"reason":"BadCollapseId"}400"#
      ),
    ]
    for (path, body, more, wanted) in cases {
      let answer = try await bench.curl(path, body, providerToken: signed, more: more)
      #expect(answer.output == wanted, "\(path) \(more)")
    }
  }

  @Test("Production and its channels have ports of their own")
  func environments() async throws {
    let bench = try await ServerBench()
    let signed = try await bench.providerToken()
    let update = try await bench.curl(
      "/3/device/\(try await bench.token(.update))", bench.body("end", after: 1),
      providerToken: signed, port: bench.server.productionDevicePort)
    #expect(update.output == #"{"reason":"BadDeviceToken"}400"#, "\(update)")
    let channel = try await bench.curl(
      "/1/apps/\(Sender.app)/channels",
      #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#, providerToken: signed,
      port: bench.server.productionManagementPort)
    #expect(channel.output == "201", "\(channel)")
    let list = try await Program.run(
      ["curl", "-sS", "--http2", "--cacert", try #require(bench.server.ca)]
        + bench.headers(signed)
        + ["https://localhost:\(bench.server.managementPort)/1/apps/\(Sender.app)/all-channels"])
    #expect(list.output == #"{"channels":[]}"#)
  }

  @Test("Without TLS the server speaks HTTP/2 at once")
  func plain() async throws {
    let bench = try await ServerBench(isPlain: true)
    let answer = try await bench.curl(
      "/3/device/\(try await bench.token(.update))", bench.body("end", after: 1),
      providerToken: bench.providerToken())
    #expect(answer.output == "200", "\(answer)")
  }

  @Test("A client that does not trust the authority, or speaks HTTP/1.1 or TLS 1.1, gets nowhere")
  func refusals() async throws {
    let bench = try await ServerBench()
    let address = "https://localhost:\(bench.server.devicePort)/"
    let authority = try #require(bench.server.ca)
    for (words, code) in [
      (["--http2"], 60), (["--http1.1", "--cacert", authority], 35),
      (["--tls-max", "1.1", "--cacert", authority], 35),
    ] {
      let answer = try await Program.run(["curl", "-sS", "--max-time", "30"] + words + [address])
      #expect(answer.code == code, "\(answer)")
    }
  }

  @Test("The file of the key is readable by its owner only")
  func keyMode() async throws {
    let bench = try await ServerBench()
    let file = bench.folder.appendingPathComponent("server-key.pem").path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
