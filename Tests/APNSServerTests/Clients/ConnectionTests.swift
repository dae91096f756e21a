import Foundation
import Testing

@testable import APNSServer

/// What happens to connections, as nghttp prints it: apns.md, section 2.
@Suite struct ConnectionTests {
  /// What nghttp prints of a push.
  private func nghttp(
    _ bench: ServerBench, fault: String? = nil
  ) async throws -> String {
    let body = bench.folder.appendingPathComponent("body.json")
    try Data(bench.body("update", after: 1, ServerBench.state).utf8).write(to: body)
    let more = fault.map { ["-H", "islet-fault: \($0)"] } ?? []
    let result = try await Program.run(
      ["nghttp", "-nv", "--no-verify-peer", "-d", body.path]
        + bench.headers(try await bench.providerToken()) + more
        + [
          "https://localhost:\(bench.server.devicePort)/3/device/\(try await bench.token(.update))"
        ])
    return result.output
  }

  @Test("One stream is allowed until a valid token came, then as many as set")
  func streams() async throws {
    let text = try await nghttp(try await ServerBench { $0.streams = 77 })
    let values = text.components(separatedBy: "SETTINGS_MAX_CONCURRENT_STREAMS(0x03):")
      .dropFirst().map { $0.prefix { $0 != "]" } }
    // nghttp's own 100 is among them.
    #expect(values.filter { $0 != "100" } == ["1", "77"], "\(text)")
    #expect(text.contains(":status: 200"))
  }

  @Test("A stream is reset without an answer")
  func reset() async throws {
    let text = try await nghttp(try await ServerBench(), fault: "reset")
    #expect(text.contains("recv RST_STREAM"), "\(text)")
    #expect(!text.contains(":status:"))
  }

  @Test("SETTINGS change after an answer")
  func settings() async throws {
    let text = try await nghttp(try await ServerBench(), fault: "streams 3")
    #expect(text.contains("SETTINGS_MAX_CONCURRENT_STREAMS(0x03):3]"), "\(text)")
  }

  @Test("An answer is delayed as long as asked for")
  func delay() async throws {
    let bench = try await ServerBench { $0.trustsAnyKey = true }
    let answer = try await bench.curl(
      "/3/device/80", "{}", providerToken: Sender.providerToken(issued: 1_900_000_000),
      more: ["-H", "islet-fault: delay 1", "-o", "/dev/null", "-w", "%{time_total}"])
    #expect(try #require(Double(answer.output)) >= 1, "\(answer)")
  }

  @Test("A port is closed and comes back")
  func closedPort() async throws {
    let bench = try await ServerBench { $0.trustsAnyKey = true }
    let signed = Sender.providerToken(issued: 1_900_000_000)
    let broken = try await bench.curl(
      "/3/device/80", "{}", providerToken: signed, more: ["-H", "islet-fault: close"])
    #expect(broken.output == "000")
    #expect(broken.code != 0)
    let again = try await bench.curl(
      "/3/device/80", "{}", providerToken: signed,
      more: ["--retry", "20", "--retry-connrefused", "--retry-delay", "1"])
    #expect(again.output == #"{"reason":"BadDeviceToken"}400"#, "\(again)")
  }
}
