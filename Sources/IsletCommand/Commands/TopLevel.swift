import ActivityModel
import Studio

/// The commands of `islet`, and what stands before them.
enum TopLevel: Equatable {
  case help
  case version
  case preview([String])
  case timeline([String])
  case lint([String])
  case devices([String])
  case doctor([String])

  static let commands = ["preview", "timeline", "lint", "devices", "doctor", "help"]

  static let page = HelpPage(
    usage: "islet <command> [options]",
    about: """
      Live Activities without the iPhone: compiles iOS source on Linux and shows
      every presentation of its Live Activities as a picture.

      Commands:
        preview PATH…   Draw the Live Activities of the source in a folder.
        timeline PATH   Play the life of a Live Activity by a script.
        lint FILE…      Tell what is wrong with pushes before they are sent.
        devices         List the devices on which activities can be drawn.
        doctor          Tell what is installed, what is missing, how to get it.
      """,
    options: [
      OptionGrammar(name: "--help", help: "Print this help; islet preview --help tells more."),
      OptionGrammar(name: "--version", help: "Print the version."),
    ],
    examples: [
      ("islet preview MyApp", "Draw the source's previews into islet-preview/."),
      ("islet preview MyApp --attributes a.json --state s.json", "Draw a state of a push."),
    ])

  /// Reads the first word.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else { throw .missingOperand("A command") }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "-h", "--help": self = .help
    case "help":
      switch rest.first {
      case "preview": self = .preview(["--help"])
      case "timeline": self = .timeline(["--help"])
      case "lint": self = .lint(["--help"])
      case "devices": self = .devices(["--help"])
      case "doctor": self = .doctor(["--help"])
      default: self = .help
      }
    case "--version": self = .version
    case "preview": self = .preview(rest)
    case "timeline": self = .timeline(rest)
    case "lint": self = .lint(rest)
    case "devices": self = .devices(rest)
    case "doctor": self = .doctor(rest)
    default:
      if first.hasPrefix("-") {
        throw .unknownOption(
          first, nearest: NearestName(in: ["--help", "--version"]).to(first))
      }
      throw .unknownCommand(first, nearest: NearestName(in: Self.commands).to(first))
    }
  }
}
