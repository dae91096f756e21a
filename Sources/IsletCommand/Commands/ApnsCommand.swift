import APNSServer
import ActivityModel
import Foundation

/// `islet apns serve`: what its arguments mean.
struct ApnsCommand: Equatable {
  var port: Int
  var isPlain: Bool
  var trustsAnyKey: Bool
  var keys: [RegisteredKey]
  /// Bundle identifier of the app of the faked phone.
  var app: String
  var attributesTypes: [String]
  /// How many activities the faked phone runs; nil attaches none.
  var activities: Int?
  var environment: PushEnvironment
  var faults: [InducedFault]
  var acceptsUnknownTokens: Bool
  /// The file of settings.
  var settings: String?
  var printsJSON: Bool

  /// - Parameter read: The contents of a file.
  init(
    _ arguments: ParsedArguments, read: (String) throws -> String
  ) throws(UsageError) {
    guard arguments.operands.first == "serve", arguments.operands.count == 1 else {
      throw .missingOperand("serve")
    }
    port = try Self.number(arguments, "--port", in: 0...65_531) ?? 2_197
    isPlain = arguments.has("--plain")
    trustsAnyKey = arguments.has("--trust-any-key")
    acceptsUnknownTokens = arguments.has("--any-token")
    keys = []
    for text in arguments.all("--key") { keys.append(try Self.key(text, read: read)) }
    app = arguments.value("--app") ?? "com.example.App"
    attributesTypes = arguments.all("--attributes-type")
    activities = try Self.number(arguments, "--activities", in: 0...100_000)
    environment = arguments.has("--production-app") ? .production : .sandbox
    faults = []
    for text in arguments.all("--fault") {
      do {
        faults.append(try InducedFault(text))
      } catch {
        throw .badValue("--fault", text, reason: "\(error)")
      }
    }
    settings = arguments.value("--settings")
    printsJSON = arguments.has("--json")
    guard trustsAnyKey || !keys.isEmpty else {
      throw .conflict(
        "No provider token would be valid. Give --key FILE,KEYID,TEAMID or --trust-any-key.")
    }
  }

  private static func number(
    _ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        name, text,
        reason: "It is a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// `FILE,KEYID,TEAMID` and, as the fourth, an environment.
  private static func key(
    _ text: String, read: (String) throws -> String
  ) throws(UsageError) -> RegisteredKey {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let environment = parts.count == 4 ? PushEnvironment(rawValue: parts[3]) : nil
    guard parts.count == 3 || environment != nil, parts[1].count == 10, parts[2].count == 10 else {
      throw .badValue(
        "--key", text,
        reason: "It is a file, the key's and the team's ten characters and, as you like, sandbox "
          + "or production: key.p8,ABC123DEFG,DEF123GHIJ.")
    }
    do {
      return RegisteredKey(
        keyID: parts[1], teamID: parts[2], publicKey: try read(parts[0]),
        environment: environment)
    } catch {
      throw .badValue("--key", text, reason: "\(parts[0]) cannot be read.")
    }
  }

  static let grammar = CommandGrammar(
    name: "apns", operands: "serve",
    options: [
      OptionGrammar(
        name: "--trust-any-key", help: "Take provider tokens of every key and team."),
      OptionGrammar(
        name: "--key", value: "F,K,T", isRepeatable: true,
        help: "Take tokens of this key: file in PEM (.p8 or its\npublic half), key and team "
          + "identifiers."),
      OptionGrammar(
        name: "--activities", value: "N",
        help: "Attach a faked phone on which N activities run."),
      OptionGrammar(
        name: "--app", value: "BUNDLE",
        help: "Bundle identifier of the faked phone's app;\ncom.example.App if not given."),
      OptionGrammar(
        name: "--attributes-type", value: "TYPE", isRepeatable: true,
        help: "An attributes type of the app, Attributes if none\nis given."),
      OptionGrammar(
        name: "--production-app", help: "The app's tokens are of production."),
      OptionGrammar(
        name: "--any-token", help: "Take pushes for tokens that no phone has."),
      OptionGrammar(
        name: "--port", value: "PORT",
        help: "Port for pushes to the sandbox, 2197 if not given;\nthe next four are its channels, "
          + "production's pushes\nand channels, and the interface for tests. 0: any."),
      OptionGrammar(name: "--plain", help: "Speak HTTP/2 without TLS."),
      OptionGrammar(
        name: "--fault", value: "WORDS", isRepeatable: true,
        help: "Answer so: TooManyRequests, delay 2, reset,\ngoaway Shutdown, close 3, streams 1; "
          + "before it every N,\ntimes N, token PREFIX, topic TOPIC."),
      OptionGrammar(
        name: "--settings", value: "FILE",
        help: "JSON with knobs; docs/push/knobs.md lists them."),
      OptionGrammar(name: "--json", help: "Print the log as JSON, an object a line."),
    ])

  static let help = HelpPage(
    usage: "islet apns serve [options]",
    about: """
      Runs a local APNs: every check and answer of Apple's, and what the phone did
      with each push. Its log goes to the standard output; Ctrl-C ends it.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      (
        "islet apns serve --trust-any-key --activities 1",
        "A phone with one activity; prints its tokens and what to trust."
      ),
      (
        "islet apns serve --key key.p8,ABC123DEFG,DEF123GHIJ --fault 'every 100 goaway'",
        "Check signatures, and close the connection every 100 requests."
      ),
    ])
}
