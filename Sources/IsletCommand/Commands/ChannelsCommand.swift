import APNSClient

/// `islet channels`: what its arguments mean.
struct ChannelsCommand: Equatable {
  enum Action: Equatable {
    case create(BroadcastChannel)
    case read(String)
    case delete(String)
    case list
  }

  var action: Action
  var provider: ProviderArguments
  var printsJSON: Bool

  init(
    _ arguments: ParsedArguments, environment: [String: String]
  ) throws(UsageError) {
    guard let verb = arguments.operands.first else {
      throw .missingOperand("create, read, list or delete")
    }
    let rest = arguments.operands.dropFirst()
    let takesChannel = verb == "read" || verb == "delete"
    if let extra = rest.dropFirst(takesChannel ? 1 : 0).first { throw .unexpectedOperand(extra) }
    guard !takesChannel || rest.first != nil else { throw .missingOperand("The channel's ID") }
    let channel = rest.first ?? ""
    action =
      switch verb {
      case "create":
        .create(BroadcastChannel(storagePolicy: arguments.has("--store") ? .newest : .none))
      case "read": .read(channel)
      case "delete": .delete(channel)
      case "list": .list
      default: throw .unexpectedOperand(verb)
      }
    provider = try ProviderArguments(arguments, environment: environment)
    printsJSON = arguments.has("--json")
  }

  func answer(of client: APNSClient) async throws(APNSError) -> ProviderAnswer {
    switch action {
    case .create(let channel):
      let identifier = try await client.createChannel(channel)
      var answer = ProviderAnswer(identifier)
      answer.channels = [identifier]
      return answer
    case .read(let identifier):
      let policy = try await client.channel(identifier).storagePolicy
      var answer = ProviderAnswer(
        policy == .none ? "It stores nothing." : "It stores the newest push.")
      answer.storagePolicy = policy.rawValue
      return answer
    case .delete(let identifier):
      try await client.deleteChannel(identifier)
      return ProviderAnswer("The channel \(identifier) is deleted.")
    case .list:
      let identifiers = try await client.channelIdentifiers()
      var answer = ProviderAnswer(
        identifiers.isEmpty ? "There are no channels." : identifiers.joined(separator: "\n"))
      answer.channels = identifiers
      return answer
    }
  }

  static let grammar = CommandGrammar(
    name: "channels", operands: "create|read ID|list|delete ID",
    options: [
      OptionGrammar(
        name: "--store",
        help: "The new channel keeps the newest push for devices\nthat cannot be "
          + "reached. It cannot be changed later.")
    ] + ProviderArguments.options)

  static let help = HelpPage(
    usage: "islet channels create|read ID|list|delete ID --topic BUNDLE [options]",
    about: "Manages the broadcast channels of an app (iOS 18).",
    options: grammar.options + [CommandGrammar.help],
    examples: [
      ("islet channels create --store --local --topic com.example.App", "Prints its ID."),
      ("islet channels list --local --topic com.example.App --json", "For a program to read."),
    ],
    notes: [
      """
      Exit codes: 0 done, 1 APNs refused it or cannot be reached, 2 the arguments are
      wrong, 3 Islet itself failed.
      """
    ])
}
