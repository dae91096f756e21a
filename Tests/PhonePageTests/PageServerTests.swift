import Foundation
import FoundationNetworking
import Simulator
import Testing

@testable import PhonePage

struct PageServerTests {
  private func ask(
    _ server: PageServer, _ path: String, method: String = "GET", body: Data? = nil,
    _ headers: [String: String] = [:], cookie: Bool = true
  ) async throws -> (status: Int, headers: HTTPURLResponse, body: Data) {
    var request = URLRequest(url: URL(string: "http://127.0.0.1:\(server.port)\(path)")!)
    request.httpMethod = method
    request.httpBody = body
    if cookie {
      let token = URLComponents(url: server.url, resolvingAgainstBaseURL: false)!.queryItems![0]
      request.setValue("islet_\(server.port)=\(token.value!)", forHTTPHeaderField: "Cookie")
    }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    // Other tests may hold the machine for longer than a request may usually take.
    configuration.timeoutIntervalForRequest = 600
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let (data, response) = try await session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (http.statusCode, http, data)
  }

  private func served(
    _ body: (PageServer, FakePhone) async throws -> Void
  ) async throws {
    let phone = FakePhone()
    let server = try PageServer(control: phone)
    defer { server.stop() }
    try await body(server, phone)
  }

  @Test("Without a token everything is refused with a sentence, and the phone is not asked")
  func refused() async throws {
    try await served { server, phone in
      for path in ["/", "/snapshot", "/display.png", "/main.js", "/events", "/?token=00"] {
        let answer = try await ask(server, path, cookie: false)
        #expect(answer.status == 403, "\(path)")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("Open the address"))
      }
      let post = try await ask(
        server, "/actions", method: "POST", body: Data(#"{"lock":{}}"#.utf8),
        ["Content-Type": "application/json"], cookie: false)
      #expect(post.status == 403)
      #expect(await phone.actions.isEmpty)
    }
  }

  @Test("Another origin is refused although it has the cookie")
  func otherOrigin() async throws {
    try await served { server, phone in
      let answer = try await ask(
        server, "/actions", method: "POST", body: Data(#"{"lock":{}}"#.utf8),
        ["Content-Type": "application/json", "Origin": "http://evil.example"])
      #expect(answer.status == 403)
      #expect(await phone.actions.isEmpty)
    }
  }

  @Test("An action is done; a wrong one is told from one that the phone refuses")
  func actions() async throws {
    try await served { server, phone in
      let json = ["Content-Type": "application/json"]
      func post(_ body: String, _ headers: [String: String]) async throws -> (Int, String) {
        let answer = try await ask(
          server, "/actions", method: "POST", body: Data(body.utf8), headers)
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
      }
      #expect(try await post(#"{"lock":{}}"#, json).0 == 204)
      #expect(await phone.actions == [.lock])
      let refused = try await post(#"{"charge":{"_0":true}}"#, json)
      #expect(refused.0 == 422)
      #expect(refused.1.contains("This phone has no charger. Go on without one."))
      #expect(try await post(#"{"fly":{}}"#, json).0 == 400)
      #expect(try await post(#"{"lock":{}}"#, ["Content-Type": "text/plain"]).0 == 415)
      #expect(try await post(String(repeating: " ", count: 262_145), json).0 == 413)
      #expect(try await ask(server, "/actions").status == 405)
      #expect(try await ask(server, "/snapshot", method: "DELETE").status == 405)
      #expect(try await ask(server, "/nothing").status == 404)
      #expect(await phone.actions.count == 2)
    }
  }

  @Test("A picture has the generation as its tag, and is not sent again while that stands")
  func tags() async throws {
    try await served { server, phone in
      let first = try await ask(server, "/display.png?scale=2")
      #expect(first.status == 200)
      #expect(first.body == FakePhone.png)
      let tag = try #require(first.headers.value(forHTTPHeaderField: "ETag"))
      #expect(tag == "\"1-2.0\"")
      let same = try await ask(server, "/display.png?scale=2", ["If-None-Match": tag])
      #expect(same.status == 304)
      await phone.change { $0.isLit = false }
      let next = try await ask(server, "/display.png?scale=2", ["If-None-Match": tag])
      #expect(next.status == 200)
      #expect(try await ask(server, "/display.png?scale=9").status == 400)
      #expect(
        try await ask(server, "/activities/\(FakePhone.activity.rawValue)/compact.png").status
          == 200)
      #expect(try await ask(server, "/activities/B2/compact.png").status == 422)
    }
  }

  @Test("Scripts and styles come from this server alone, and no answer may be framed")
  func policy() async throws {
    try await served { server, _ in
      let answer = try await ask(server, "/")
      let policy = answer.headers.value(forHTTPHeaderField: "Content-Security-Policy") ?? ""
      #expect(policy.contains("default-src 'none'; script-src 'self'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
    }
  }

  @Test("Each file that the page asks for is served, and nothing that is not the page's")
  func resources() async throws {
    try await served { server, _ in
      for (path, resource) in PageResource.all {
        let answer = try await ask(server, path)
        #expect(answer.status == 200, "\(path)")
        #expect(answer.headers.value(forHTTPHeaderField: "Content-Type") == resource.type)
        let text = String(decoding: resource.bytes, as: UTF8.self)
        for match in text.matches(of: #/from "\.(/[a-z]+\.js)"|(?:src|href)="(/[a-z.]+)"/#) {
          let named = String(match.1 ?? match.2 ?? "")
          #expect(PageResource.all[named] != nil, "\(path) names \(named)")
        }
      }
    }
  }

  @Test("Two servers have two ports, and a port that is taken is told")
  func ports() throws {
    let one = try PageServer(control: FakePhone())
    defer { one.stop() }
    let other = try PageServer(control: FakePhone())
    defer { other.stop() }
    #expect(one.port != other.port)
    let failure = #expect(throws: PageServerFailure.self) {
      try PageServer(control: FakePhone(), port: one.port)
    }
    #expect(failure?.description.contains("\(one.port)") == true)
  }
}
