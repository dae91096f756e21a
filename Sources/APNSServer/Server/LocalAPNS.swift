import ActivityModel
import ES256
import Foundation
import HTTP2
import PushPayload

/// A local APNs that listens: sandbox and production, pushes and channels, and the interface for
/// tests.
package final class LocalAPNS: Sendable {
  package struct Options: Sendable {
    package var gateway = GatewayConfiguration()
    package var keys: [RegisteredKey] = []
    /// A numeric address.
    package var address = "127.0.0.1"
    /// The sandbox's port for pushes; the others follow it: its channels, production's pushes and
    /// channels, the interface for tests. 0 takes free ones.
    package var port = 2_197
    /// Without TLS.
    package var isPlain = false
    package var folder: ServerFolder
    package var clock: @Sendable () -> Date

    package init(folder: ServerFolder, clock: @escaping @Sendable () -> Date) {
      self.folder = folder
      self.clock = clock
    }
  }

  package let service: APNSService
  private let options: Options
  private let certificates: CertificateAuthority.Files?

  /// - Throws: `P256KeyError` for a key that cannot be read, and what keeps a certificate from being
  ///   made.
  package init(_ options: Options) throws {
    self.options = options
    var publicKeys: [String: P256PublicKey] = [:]
    for key in options.keys {
      if let pem = key.publicKey { publicKeys[pem] = try P256PublicKey(pem: pem) }
    }
    let readable = publicKeys
    var gateway = Gateway(options.gateway) { token, pem in
      readable[pem]?.verifies(token.signature, of: token.signedText) ?? false
    }
    for key in options.keys { gateway.register(key) }
    service = APNSService(gateway: gateway, clock: options.clock)
    certificates =
      options.isPlain
      ? nil
      : try CertificateAuthority.files(
        in: options.folder.url, names: ServerFolder.certificateNames)
  }

  /// Listens, and writes `server.json`. What it gives ends the servers.
  package func start() throws -> Running {
    var servers: [HTTP2Server] = []
    func listen(_ offset: Int, _ make: (HTTP2Server.Configuration) -> HTTP2Server) throws -> Int {
      var configuration = HTTP2Server.Configuration()
      configuration.address = options.address
      configuration.port = options.port == 0 ? 0 : options.port + offset
      configuration.certificate = certificates?.server
      configuration.streams = options.gateway.streamsBeforeToken
      // Enough to see that a body is too large.
      configuration.greatestBody = 8_192
      let server = make(configuration)
      let port = try server.start()
      servers.append(server)
      return port
    }
    func apns(
      _ offset: Int, _ kind: GatewayRequest.Service.Kind, _ environment: PushEnvironment
    ) throws -> Int {
      try listen(offset) { server(.init(kind, environment), $0) }
    }
    do {
      let description = ServerDescription(
        devicePort: try apns(0, .push, .sandbox),
        managementPort: try apns(1, .management, .sandbox),
        productionDevicePort: try apns(2, .push, .production),
        productionManagementPort: try apns(3, .management, .production),
        controlPort: try listen(4, control), ca: certificates?.authority,
        plain: options.isPlain)
      try options.folder.write(description)
      return Running(description: description, servers: servers, folder: options.folder)
    } catch {
      for server in servers { server.shutdown(grace: 0) }
      throw error
    }
  }

  /// Servers that listen.
  package struct Running: Sendable {
    package let description: ServerDescription
    fileprivate let servers: [HTTP2Server]
    fileprivate let folder: ServerFolder

    /// Closes everything and removes `server.json`.
    package func stop() {
      for server in servers { server.shutdown() }
      folder.removeDescription()
    }
  }

  // MARK: Requests

  private func server(
    _ place: GatewayRequest.Service, _ configuration: HTTP2Server.Configuration
  ) -> HTTP2Server {
    let service = service
    let doors = Doors()
    let server = HTTP2Server(
      configuration,
      closed: { number in Task { await service.close(ConnectionID(number)) } },
      handler: { request in
        let outcome = await service.handle(GatewayRequest(request, place))
        if case .delay(let seconds)? = outcome.induced {
          try? await Task.sleep(for: .seconds(seconds))
        }
        if case .closePort(let seconds)? = outcome.induced { doors.close(seconds) }
        return HTTP2Response(outcome)
      })
    doors.set(server)
    return server
  }

  private func control(_ configuration: HTTP2Server.Configuration) -> HTTP2Server {
    let service = service
    var configuration = configuration
    // For programs on this machine, which may set faults: never elsewhere, and never encrypted.
    configuration.address = "127.0.0.1"
    configuration.certificate = nil
    configuration.streams = 100
    return HTTP2Server(configuration) { request in
      let answer = await service.control(
        ControlRequest(method: request.method, path: request.path, body: request.body))
      return HTTP2Response(
        status: answer.status, headers: answer.fields.map { HTTP2Header($0.name, $0.value) },
        body: answer.body)
    }
  }
}
