/// `islet doctor`: its arguments and help.
enum DoctorCommand {
  static let grammar = CommandGrammar(
    name: "doctor", operands: nil,
    options: [OptionGrammar(name: "--json", help: "Print one JSON document.")])

  static let help = HelpPage(
    usage: "islet doctor [--json]",
    about: """
      Tells what Islet needs on this machine, what of it is there, and how to get what
      is missing: the Swift toolchain, Islet's kits, libraries, fonts, symbols, cache.
      """,
    options: grammar.options + [CommandGrammar.help],
    notes: ["Exit codes: 0 nothing that is needed is missing, 1 something is."])
}
