import Testing

@testable import PhonePage

struct RequestGateTests {
  private let gate = RequestGate(
    token: SessionToken(digits: "00112233445566778899aabbccddeeff"), port: 4000)
  private let good = "islet_4000=00112233445566778899aabbccddeeff"

  private func request(
    _ method: String = "GET", _ path: String = "/snapshot", query: [String: String] = [:],
    _ headers: [String: String]
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: query,
      headers: ["host": "127.0.0.1:4000"].merging(headers) { $1 })
  }

  @Test(
    "The session's own page is let in under each name of loopback",
    arguments: ["127.0.0.1:4000", "localhost:4000", "[::1]:4000"])
  func own(host: String) {
    let request = request(
      "POST", "/actions",
      ["host": host, "cookie": "a=b; " + good, "origin": "http://\(host)"])
    #expect(gate.verdict(on: request) == .admitted)
  }

  @Test(
    "A request with the cookie is refused when it comes from elsewhere",
    arguments: [
      ["host": "evil.example:4000"], ["host": "127.0.0.1:4001"], ["host": "127.0.0.1"],
      ["origin": "http://evil.example"], ["origin": "null"], ["origin": "http://localhost:4000"],
      ["origin": "https://127.0.0.1:4000"], ["sec-fetch-site": "cross-site"],
      ["sec-fetch-site": "same-site"],
    ])
  func elsewhere(headers: [String: String]) {
    guard
      case .refused = gate.verdict(
        on: request("GET", "/snapshot", headers.merging(["cookie": good]) { one, _ in one }))
    else {
      Issue.record("\(headers) was let in")
      return
    }
  }

  @Test(
    "Without the session's token nobody is let in",
    arguments: [
      "", "islet_4000=", "islet_4000=00112233445566778899aabbccddeefe",
      "islet_4000=00112233445566778899aabbccddeef", "islet_4001=00112233445566778899aabbccddeeff",
    ])
  func token(cookie: String) {
    guard
      case .refused(let sentence) = gate.verdict(
        on: request("GET", "/snapshot", ["cookie": cookie]))
    else {
      Issue.record("\(cookie) was let in")
      return
    }
    #expect(sentence.contains("no token"))
  }

  @Test("The token in the first URL is exchanged for a cookie that scripts and other sites lack")
  func welcome() {
    let token = ["token": "00112233445566778899aabbccddeeff"]
    #expect(
      gate.verdict(on: request("GET", "/", query: token, [:]))
        == .welcomed(cookie: good + "; Path=/; HttpOnly; SameSite=Strict"))
    for (method, path) in [("POST", "/"), ("GET", "/snapshot")] {
      guard case .refused = gate.verdict(on: request(method, path, query: token, [:])) else {
        Issue.record("\(method) \(path) took the token of the URL")
        continue
      }
    }
  }

  @Test("A token has 32 hexadecimal digits, and no two are equal")
  func digits() throws {
    let (one, other) = (try SessionToken(), try SessionToken())
    #expect(one.digits.count == 32)
    #expect(one.digits.allSatisfy { $0.isHexDigit })
    #expect(one != other)
  }
}
