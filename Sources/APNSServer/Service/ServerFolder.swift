import Foundation

/// Where the local APNs keeps its certificate and tells others where it listens.
package struct ServerFolder: Hashable, Sendable {
  package let url: URL

  /// `$ISLET_APNS_HOME`, or `.islet/apns` in the home folder.
  package init(environment: [String: String], home: URL) {
    if let path = environment["ISLET_APNS_HOME"], !path.isEmpty {
      url = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      url = home.appendingPathComponent(".islet/apns", isDirectory: true)
    }
  }

  /// `server.json`, there while a server runs.
  package var description: URL { url.appendingPathComponent("server.json") }

  /// The names in the certificate: Apple's, so that a client can be pointed here by a hosts file.
  package static let certificateNames = [
    "localhost", "127.0.0.1", "::1", "api.push.apple.com", "api.sandbox.push.apple.com",
    "api.development.push.apple.com", "api-manage-broadcast.push.apple.com",
    "api-manage-broadcast.sandbox.push.apple.com",
  ]

  package func write(_ server: ServerDescription) throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(server) + Data("\n".utf8)).write(to: description, options: .atomic)
  }

  package func removeDescription() {
    try? FileManager.default.removeItem(at: description)
  }
}

/// Where a server listens: the contents of `server.json`.
package struct ServerDescription: Codable, Hashable, Sendable {
  /// Sandbox device pushes.
  package var devicePort: Int
  /// Sandbox broadcasts; the same port, as Apple's.
  package var broadcastPort: Int
  /// Sandbox channels.
  package var managementPort: Int
  /// The same for production.
  package var productionDevicePort: Int
  package var productionManagementPort: Int
  package var controlPort: Int
  /// The file of the certificate to trust; nil without TLS.
  package var ca: String?
  /// Whether it speaks without TLS.
  package var plain: Bool

  package init(
    devicePort: Int, managementPort: Int, productionDevicePort: Int,
    productionManagementPort: Int, controlPort: Int, ca: String?, plain: Bool
  ) {
    self.devicePort = devicePort
    broadcastPort = devicePort
    self.managementPort = managementPort
    self.productionDevicePort = productionDevicePort
    self.productionManagementPort = productionManagementPort
    self.controlPort = controlPort
    self.ca = ca
    self.plain = plain
  }
}
