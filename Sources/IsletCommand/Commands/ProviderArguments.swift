import APNSClient
import APNSServer
import Foundation

/// Who sends, and whereto: what `islet push` and `islet channels` have in common.
struct ProviderArguments: Equatable {
  enum Place: Equatable {
    case production, sandbox
    /// The server that `islet apns serve` runs.
    case local(isProduction: Bool)
  }

  enum Key: Equatable {
    case file(String)
    /// The contents of a `.p8` file.
    case pem(String)
    /// A new one, for a local server that trusts any key.
    case new
  }

  var place: Place
  var key: Key
  var keyID: String
  var teamID: String
  var bundleIdentifier: String

  init(
    _ arguments: ParsedArguments, environment: [String: String]
  ) throws(UsageError) {
    guard !arguments.has("--production") || !arguments.has("--sandbox") else {
      throw .conflict("--production and --sandbox exclude each other.")
    }
    if arguments.has("--local") {
      place = .local(isProduction: arguments.has("--production"))
    } else if arguments.has("--production") {
      place = .production
    } else if arguments.has("--sandbox") {
      place = .sandbox
    } else {
      throw .conflict("Say where the request goes: --sandbox, --production or --local.")
    }
    guard let topic = arguments.value("--topic") else { throw .missingOperand("--topic BUNDLE") }
    bundleIdentifier = topic
    keyID = arguments.value("--key-id") ?? environment["ISLET_APNS_KEY_ID"] ?? ""
    teamID = arguments.value("--team") ?? environment["ISLET_APNS_TEAM"] ?? ""
    if let path = arguments.value("--key") {
      key = .file(path)
    } else if let pem = environment["ISLET_APNS_KEY"], !pem.isEmpty {
      key = .pem(pem)
    } else if case .local = place {
      key = .new
      keyID = keyID.isEmpty ? "LOCALKEY00" : keyID
      teamID = teamID.isEmpty ? "LOCALTEAM0" : teamID
    } else {
      throw .conflict(
        "There is no key to sign with. Give --key FILE --key-id ID --team ID, or set "
          + "ISLET_APNS_KEY, ISLET_APNS_KEY_ID and ISLET_APNS_TEAM.")
    }
    guard !keyID.isEmpty else { throw .missingOperand("--key-id ID") }
    guard !teamID.isEmpty else { throw .missingOperand("--team ID") }
  }

  /// Reads the key and, for a local server, where it listens.
  func client(folder: ServerFolder) throws -> APNSClient {
    let key =
      switch key {
      case .file(let path): try APNSKey(file: path, keyID: keyID, teamID: teamID)
      case .pem(let text): try APNSKey(pem: text, keyID: keyID, teamID: teamID)
      case .new: try APNSKey(newFor: keyID, teamID: teamID)
      }
    let server: APNSServerAddress =
      switch place {
      case .production: .production
      case .sandbox: .sandbox
      case .local(let isProduction):
        try localServer(folder: folder, isProduction: isProduction)
      }
    return APNSClient(
      APNSClient.Configuration(key: key, server: server, bundleIdentifier: bundleIdentifier))
  }

  private func localServer(
    folder: ServerFolder, isProduction: Bool
  ) throws -> APNSServerAddress {
    guard let data = try? Data(contentsOf: folder.description),
      let server = try? JSONDecoder().decode(ServerDescription.self, from: data)
    else { throw NoLocalServer(path: folder.description.path) }
    return APNSServerAddress(
      pushes: .init(
        host: "localhost",
        port: isProduction ? server.productionDevicePort : server.devicePort),
      channels: .init(
        host: "localhost",
        port: isProduction ? server.productionManagementPort : server.managementPort),
      authority: server.ca, isPlain: server.plain)
  }

  struct NoLocalServer: Error, CustomStringConvertible {
    var path: String

    var description: String {
      "No local APNs runs: there is no \(path). Start one with islet apns serve --trust-any-key."
    }
  }

  static let options = [
    OptionGrammar(name: "--topic", value: "BUNDLE", help: "The app's bundle identifier."),
    OptionGrammar(name: "--sandbox", help: "To Apple's service for apps installed from Xcode."),
    OptionGrammar(
      name: "--production",
      help: "To Apple's service for TestFlight and App Store;\nwith --local "
        + "to the production side of the local one."),
    OptionGrammar(name: "--local", help: "To the server that islet apns serve runs."),
    OptionGrammar(
      name: "--key", value: "FILE",
      help: "The .p8 file, readable by you alone; else the text in\nISLET_APNS_KEY. --local "
        + "without a key makes one."),
    OptionGrammar(name: "--key-id", value: "ID", help: "Its ten characters, or ISLET_APNS_KEY_ID."),
    OptionGrammar(
      name: "--team", value: "ID", help: "The team's ten characters, or ISLET_APNS_TEAM."),
    OptionGrammar(name: "--json", help: "Print the answer as JSON."),
  ]
}
