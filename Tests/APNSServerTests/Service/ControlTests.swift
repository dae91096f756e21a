import ActivityModel
import Foundation
import Testing

@testable import APNSServer

@Suite struct ControlTests {
  private let service: APNSService

  init() {
    var gateway = Gateway(GatewayConfiguration()) { _, _ in true }
    gateway.register(RegisteredKey(keyID: "KEYKEYKEY1", teamID: "TEAMTEAM01"))
    service = APNSService(gateway: gateway) { Sender.start }
  }

  private func send(_ method: String, _ path: String, _ body: String = "") async -> GatewayAnswer {
    await service.control(ControlRequest(method: method, path: path, body: Data(body.utf8)))
  }

  private let registration =
    #"{"token":"8081","device":"x","app":"com.example.Journey","environment":"sandbox","#
    + #""purpose":"update"}"#

  @Test("A test registers a token, sees it, and retires it")
  func tokens() async {
    #expect(await send("POST", "/tokens", registration).status == 201)
    let list = String(decoding: await send("GET", "/tokens").body, as: UTF8.self)
    #expect(
      list == #"{"app":"com.example.Journey","device":"x","environment":"sandbox","#
        + #""purpose":"update","token":"8081"}"# + "\n")
    #expect(await service.handle(Sender.push(token: "8081")).answer.status == 200)
    #expect(await send("DELETE", "/tokens/8081").status == 204)
    #expect(await service.handle(Sender.push(token: "8081")).answer.status == 410)
    #expect(await send("POST", "/tokens", "{}").status == 400)
    #expect(await send("DELETE", "/tokens/xy").status == 400)
  }

  @Test("A verdict is one line of JSON, and an unknown push has none")
  func verdicts() async throws {
    _ = await send("POST", "/tokens", registration)
    let id = await service.handle(Sender.push(token: "8081")).record.id
    let lines = String(decoding: await send("GET", "/verdicts/\(id)?wait=5").body, as: UTF8.self)
    #expect(lines.hasPrefix(#"{"verdict":{"#))
    #expect(lines.contains(#""outcome":"unaddressed""#))
    #expect(await send("GET", "/verdicts/nothing").body.isEmpty)
    #expect(String(decoding: await send("GET", "/log").body, as: UTF8.self).contains(lines))
  }

  @Test("Faults are set and taken back")
  func faults() async {
    _ = await send("POST", "/tokens", registration)
    #expect(await send("POST", "/faults", "Shutdown\n").status == 201)
    #expect(await service.handle(Sender.push(token: "8081")).answer.status == 503)
    #expect(await send("DELETE", "/faults").status == 204)
    #expect(await service.handle(Sender.push(token: "8081")).answer.status == 200)
    let refusal = await send("POST", "/faults", "explode")
    #expect(refusal.status == 400)
    #expect(String(decoding: refusal.body, as: UTF8.self).contains("explode is no fault"))
  }

  @Test("What there is not is 404", arguments: ["/nothing", "/phones/x", "/phones/x/reachable"])
  func unknown(_ path: String) async {
    #expect(await send("PUT", path).status == 404)
  }

  @Test("The folder is that of the environment, or in the home folder")
  func folder() {
    let home = URL(fileURLWithPath: "/home/ann")
    #expect(ServerFolder(environment: [:], home: home).url.path == "/home/ann/.islet/apns")
    #expect(
      ServerFolder(environment: ["ISLET_APNS_HOME": "/srv/a"], home: home).description.path
        == "/srv/a/server.json")
  }
}
