/// `islet devices`: its arguments and help.
enum DevicesCommand {
  static let grammar = CommandGrammar(
    name: "devices", operands: nil,
    options: [OptionGrammar(name: "--json", help: "Print one JSON document.")])

  static let help = HelpPage(
    usage: "islet devices [--json]",
    about: """
      Lists the devices that --device takes, with their screens in points. Names may be
      shortened: "16 pro", "ipad mini", "watch 41", "carplay".
      """,
    options: grammar.options + [CommandGrammar.help])
}
