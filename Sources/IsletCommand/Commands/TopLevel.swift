import ActivityModel
import Studio

/// The commands of `islet`, and what stands before them.
enum TopLevel: Equatable {
  case help
  case version
  case preview([String])
  case timeline([String])
  case run([String])
  case lint([String])
  case apns([String])
  case push([String])
  case channels([String])
  case devices([String])
  case doctor([String])

  static let commands = [
    "preview", "timeline", "run", "lint", "apns", "push", "channels", "devices", "doctor", "help",
  ]

  static let page = HelpPage(
    usage: "islet <command> [options]",
    about: """
      Live Activities without the iPhone: compiles iOS source on Linux and shows
      every presentation of its Live Activities as a picture.

      Commands:
        preview PATH…   Draw the Live Activities of the source in a folder.
        timeline PATH   Play the life of a Live Activity by a script.
        run PATH        Run a phone in the browser, or by a script.
        lint FILE…      Tell what is wrong with pushes before they are sent.
        apns serve      Run a local APNs, and tell what the phone did with each push.
        push FILE       Send a push to Apple's service or to a local APNs.
        channels        Create, read, list and delete broadcast channels.
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
      case "run": self = .run(["--help"])
      case "lint": self = .lint(["--help"])
      case "apns": self = .apns(["--help"])
      case "push": self = .push(["--help"])
      case "channels": self = .channels(["--help"])
      case "devices": self = .devices(["--help"])
      case "doctor": self = .doctor(["--help"])
      default: self = .help
      }
    case "--version": self = .version
    case "preview": self = .preview(rest)
    case "timeline": self = .timeline(rest)
    case "run": self = .run(rest)
    case "lint": self = .lint(rest)
    case "apns": self = .apns(rest)
    case "push": self = .push(rest)
    case "channels": self = .channels(rest)
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
