import ActivityModel
import Foundation
import Testing

@testable import APNSServer

/// A local APNs on real sockets with a phone, a key and a folder of its own.
final class ServerBench: Sendable {
  static let keyID = "ABC123DEFG"
  static let teamID = "DEF123GHIJ"

  let folder: URL
  let local: LocalAPNS
  let running: LocalAPNS.Running
  let phone: FakePhone

  var service: APNSService { local.service }
  var server: ServerDescription { running.description }
  var keyFile: String { folder.appendingPathComponent("key.p8").path }

  init(
    isPlain: Bool = false, configure: (inout GatewayConfiguration) -> Void = { _ in }
  ) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-apns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let key = folder.appendingPathComponent("key.p8")
    let made = try await Program.run([
      "openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out",
      key.path,
    ])
    try #require(made.code == 0, "\(made.error)")
    var options = LocalAPNS.Options(
      folder: ServerFolder(environment: ["ISLET_APNS_HOME": folder.path], home: folder)
    ) { Date() }
    options.port = 0
    options.isPlain = isPlain
    configure(&options.gateway)
    options.keys = [
      RegisteredKey(
        keyID: Self.keyID, teamID: Self.teamID,
        publicKey: try String(contentsOf: key, encoding: .utf8))
    ]
    local = try LocalAPNS(options)
    phone = FakePhone(
      id: "phone",
      app: AppDescription(
        id: AppID(Sender.app), name: "Journey", attributesTypes: ["JourneyAttributes"]),
      activities: 1
    ) { Date().addingTimeInterval(1) }
    await local.service.attach(phone, tokens: await phone.tick())
    running = try local.start()
  }

  deinit {
    running.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func token(_ purpose: KnownToken.Purpose) async throws -> String {
    try #require(await service.tokens.first { $0.known.purpose == purpose }?.token.hex)
  }

  /// A provider token signed by OpenSSL's program, as people do in shells.
  func providerToken() async throws -> String {
    let time = Int(Date().timeIntervalSince1970)
    let script = """
      b64() { openssl base64 -A | tr -- '+/' '-_' | tr -d =; }
      text=$(printf '{"alg":"ES256","kid":"\(Self.keyID)"}' | b64).$(printf \
      '{"iss":"\(Self.teamID)","iat":\(time)}' | b64)
      hex=$(printf %s "$text" | openssl dgst -sha256 -sign '\(keyFile)' \
      | openssl asn1parse -inform DER | sed -n 's/.*INTEGER *://p' \
      | while read -r part; do printf '%64s' "$part" | tr ' ' 0; done)
      printf %s "$text.$(printf %s "$hex" | xxd -r -p | b64)"
      """
    let made = try await Program.run(["bash", "-c", script])
    try #require(made.code == 0, "\(made.error)")
    return made.output
  }

  /// Headers of a right push, as arguments of curl and nghttp.
  func headers(_ providerToken: String) -> [String] {
    [
      "authorization: bearer \(providerToken)", "apns-topic: \(Sender.topic)",
      "apns-push-type: liveactivity", "apns-priority: 10",
    ].flatMap { ["-H", $0] }
  }

  /// The answer of curl: `410 {"reason":…}`.
  func curl(
    _ path: String, _ body: String, providerToken: String, more: [String] = [], port: Int? = nil
  ) async throws -> Program.Result {
    let scheme = server.plain ? "http" : "https"
    let trust = server.ca.map { ["--cacert", $0] } ?? []
    let version = server.plain ? "--http2-prior-knowledge" : "--http2"
    return try await Program.run(
      ["curl", "-sS", "--max-time", "30", version, "-w", "%{http_code}", "-d", body] + trust
        + headers(providerToken) + more
        + ["\(scheme)://localhost:\(port ?? server.devicePort)\(path)"])
  }

  /// A payload made now.
  func body(_ event: String, after seconds: Int, _ rest: String = "") -> String {
    let time = Int(Date().timeIntervalSince1970) + seconds
    return #"{"aps":{"timestamp":\#(time),"event":"\#(event)"\#(rest)}}"#
  }

  static let state = #","content-state":{"minutes":4}"#
  static let start =
    state + #","attributes-type":"JourneyAttributes","attributes":{},"#
    + #""alert":{"title":"a","body":"b"}"#
}
