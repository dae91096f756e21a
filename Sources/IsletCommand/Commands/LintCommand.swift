import Foundation
import Lint
import Studio

/// `islet lint`: what its arguments mean.
struct LintCommand: Equatable {
  /// Paths of files; `-` is the standard input.
  var files: [String]
  var headers: [PushFile.Header]
  var linter: Linter.Options
  var format: LintFormat
  /// Warnings count as errors.
  var isStrict: Bool
  /// The project whose types decode the states; nil decodes nothing.
  var project: String?
  var activity: String?
  var output: String
  /// Prints the rules instead.
  var listsRules: Bool

  /// `realTime` is when the pushes are sent, unless `--now` says otherwise.
  init(_ arguments: ParsedArguments, realTime: Date) throws(UsageError) {
    listsRules = arguments.has("--rules")
    guard listsRules || !arguments.operands.isEmpty, !arguments.operands.contains("") else {
      throw .missingOperand("FILE")
    }
    files = arguments.operands
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw .conflict("The standard input, -, can be read once only.")
    }
    headers = []
    for text in arguments.all("--header") { headers.append(try Self.header(text)) }
    linter = Linter.Options()
    linter.now = realTime
    if let text = arguments.value("--now") {
      linter.now = try PreviewCommand.clock(text, realTime: realTime).now
    }
    linter.isBroadcast = arguments.has("--broadcast")
    for number in arguments.all("--ignore") {
      guard let rule = LintCatalogue.rule(number) else {
        throw .badValue(
          "--ignore", number, reason: "There is no such rule; islet lint --rules lists them.")
      }
      linter.disabled.insert(rule.number)
    }
    guard !arguments.has("--json") || arguments.value("--format") ?? "json" == "json" else {
      throw .conflict("--json and another --format exclude each other.")
    }
    format =
      arguments.has("--json")
      ? .json : arguments.value("--format").flatMap(LintFormat.init) ?? .text
    isStrict = arguments.has("--strict")
    project = arguments.value("--for")
    activity = arguments.value("--activity")
    output = arguments.value("--output") ?? "islet-preview"
    guard project != nil || activity == nil && !arguments.has("--output") else {
      throw .conflict("--activity and --output go with --for PROJECT.")
    }
  }

  private static func header(_ text: String) throws(UsageError) -> PushFile.Header {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .badValue("--header", text, reason: "It is a name and a value, apns-priority: 10.")
    }
    return PushFile.Header(
      name: parts[0].trimmingCharacters(in: .whitespaces).lowercased(),
      value: parts[1].trimmingCharacters(in: .whitespaces))
  }

  static let grammar = CommandGrammar(
    name: "lint", operands: "FILE…",
    options: [
      OptionGrammar(
        name: "--for", value: "PATH",
        help: "Decode the states with the types of the source in this\nfolder, and draw what the "
          + "pushes would show."),
      OptionGrammar(
        name: "--activity", value: "TYPE",
        help: "The attributes type, where the source has several."),
      OptionGrammar(
        name: "--output", value: "DIR",
        help: "Where the pictures go; islet-preview if not given."),
      OptionGrammar(
        name: "--header", value: "H", isRepeatable: true,
        help:
          "A header that is sent with every file,\n\"apns-priority: 10\". A file may also begin "
          + "with its\nheaders, one a line."),
      OptionGrammar(name: "--broadcast", help: "The pushes go to a channel: 5120 bytes, no start."),
      OptionGrammar(
        name: "--now", value: "DATE",
        help: "When they are sent: a date, @ and seconds since 1970, or\nnow; now if not given."),
      OptionGrammar(
        name: "--ignore", value: "RULE", isRepeatable: true, help: "Leave a rule out: P307."),
      OptionGrammar(name: "--strict", help: "End with 1 when there is a warning, too."),
      OptionGrammar(
        name: "--format", value: "NAME",
        help: "text, json, sarif (code hosts), github (marks the lines of\na change); text if not "
          + "given.", choices: LintFormat.allCases.map(\.rawValue)),
      OptionGrammar(name: "--json", help: "The same as --format json."),
      OptionGrammar(name: "--rules", help: "List the rules, and why each is one."),
    ])

  static let help = HelpPage(
    usage: "islet lint FILE… [options]",
    about: """
      Reads pushes to a Live Activity as they are sent, and tells what Apple's service
      would refuse, what a phone would drop in silence, and how to mend it. Several
      files are pushes to one activity in their order. - is the standard input.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      ("islet lint start.json update.json end.json", "Check the pushes of one activity."),
      (
        "islet lint update.json --for MyApp",
        "Also decode the state with MyApp's types, and draw it."
      ),
      ("my-backend --dry-run | islet lint - --strict", "Check what a backend makes, in CI."),
    ],
    notes: [
      """
      Exit codes: 0 no errors, 1 errors were found or the project of --for does not
      build, 2 the arguments are wrong, 3 Islet itself failed.
      """
    ])
}
