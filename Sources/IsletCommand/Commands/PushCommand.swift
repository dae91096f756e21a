import APNSClient
import Foundation

/// `islet push`: what its arguments mean.
struct PushCommand: Equatable {
  /// A path; `-` is the standard input.
  var file: String
  var provider: ProviderArguments
  var destination: PushDestination
  /// The file holds the state alone, and the payload is made around it.
  var event: LiveActivityEvent?
  var options: APNSClient.SendingOptions
  var printsJSON: Bool

  init(
    _ arguments: ParsedArguments, environment: [String: String]
  ) throws(UsageError) {
    guard let file = arguments.operands.first, !file.isEmpty else {
      throw .missingOperand("FILE")
    }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
    self.file = file
    provider = try ProviderArguments(arguments, environment: environment)
    switch (arguments.value("--token"), arguments.value("--channel")) {
    case (let token?, nil): destination = .device(token: token)
    case (nil, let channel?): destination = .channel(channel)
    case (nil, nil): throw .missingOperand("--token TOKEN or --channel ID")
    case (_?, _?): throw .conflict("--token and --channel exclude each other.")
    }
    event = arguments.value("--event").flatMap(LiveActivityEvent.init)
    options = APNSClient.SendingOptions()
    if let text = arguments.value("--priority"), let number = Int(text),
      let priority = PushPriority(rawValue: number)
    {
      options.priority = priority
    }
    if let text = arguments.value("--expiration") {
      guard let expiration = PushExpiration(headerValue: text) else {
        throw .badValue("--expiration", text, reason: "It is whole seconds since 1970, or 0.")
      }
      options.expiration = expiration
    }
    options.collapseIdentifier = arguments.value("--collapse-id")
    printsJSON = arguments.has("--json")
  }

  /// The payload: the file's bytes or, with an event, what is made around them.
  func payload(of file: Data, at now: Date) -> Data {
    guard let event else { return file }
    let state = String(decoding: file, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let time = Int64(now.timeIntervalSince1970)
    return Data(
      #"{"aps":{"timestamp":\#(time),"event":"\#(event.rawValue)","content-state":\#(state)}}"#.utf8
    )
  }

  static let grammar = CommandGrammar(
    name: "push", operands: "FILE",
    options: [
      OptionGrammar(
        name: "--token", value: "TOKEN", help: "The activity's update token, or a start token."),
      OptionGrammar(name: "--channel", value: "ID", help: "A broadcast channel in its place."),
      OptionGrammar(
        name: "--event", value: "EVENT",
        help: "The file holds the content state alone; make the\npayload around it.",
        choices: ["update", "end"]),
      OptionGrammar(
        name: "--priority", value: "N", help: "10 if not given.", choices: ["10", "5", "1"]),
      OptionGrammar(
        name: "--expiration", value: "TIME", help: "Seconds since 1970 until which it is tried."),
      OptionGrammar(name: "--collapse-id", value: "ID", help: "Pushes of one id are merged."),
    ] + ProviderArguments.options)

  static let help = HelpPage(
    usage: "islet push FILE --topic BUNDLE --token TOKEN [options]",
    about: """
      Sends a Live Activity push, byte for byte as in the file; - is the standard
      input. Sends again by Apple's rules when APNs or the network fails.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      (
        "islet push update.json --local --topic com.example.App --token 80ab…",
        "To the local APNs."
      ),
      (
        "echo '{\"minutes\":4}' | islet push - --event update --local …",
        "A state as it is; the payload is made around it."
      ),
      (
        "islet push end.json --sandbox --key key.p8 --key-id ABC123DEFG --team DEF123GHIJ …",
        "To Apple's sandbox."
      ),
    ],
    notes: [
      """
      Exit codes: 0 APNs accepted the push, 1 it did not or the file cannot be sent,
      2 the arguments are wrong, 3 Islet itself failed.
      """
    ])
}
