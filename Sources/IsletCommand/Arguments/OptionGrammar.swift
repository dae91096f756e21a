/// An option of a command as its arguments are read and as its help is printed.
struct OptionGrammar: Equatable {
  /// With its dashes: `--output`.
  var name: String
  /// What stands for the value in the help, `DIR`; nil for a switch.
  var value: String?
  /// May be given more than once.
  var isRepeatable = false
  /// What it does, for the help; several lines are printed one below the other.
  var help: String
  /// The only values there are.
  var choices: [String]?
}

/// What may follow the name of a command.
struct CommandGrammar: Equatable {
  var name: String
  /// What stands for the operands in the help, `PATH…`; nil when there are none.
  var operands: String?
  var options: [OptionGrammar]

  /// The option of that name; every command has `--help` and its short form.
  func option(_ name: String) -> OptionGrammar? {
    if name == "-h" || name == Self.help.name { return Self.help }
    return options.first { $0.name == name }
  }

  var optionNames: [String] { options.map(\.name) + [Self.help.name] }

  static let help = OptionGrammar(name: "--help", help: "Print this help.")
}
