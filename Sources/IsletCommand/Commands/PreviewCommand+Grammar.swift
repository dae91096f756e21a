import ActivityModel
import Studio
import Wire

extension PreviewCommand {
  static let grammar = CommandGrammar(
    name: "preview", operands: "PATH…",
    options: [
      OptionGrammar(
        name: "--output", value: "DIR",
        help: "Where the pictures go; islet-preview if not given.\n"
          + "Files that Islet did not write are never touched."),
      OptionGrammar(
        name: "--attributes", value: "FILE", help: "The attributes as JSON, exactly as in a push."),
      OptionGrammar(
        name: "--state", value: "FILE", isRepeatable: true,
        help: "A content state as JSON, exactly as in a push.\n"
          + "Dates are seconds since 2001. Without any, the\n"
          + "previews in the source are drawn."),
      OptionGrammar(
        name: "--sample",
        help: "Draw states made up from the source's types and\nwrite them to DIR as JSON to edit."
          + " Done unasked where\nthe source has no previews."),
      OptionGrammar(
        name: "--activity", value: "TYPE",
        help: "The attributes type to draw, where there are several."),
      OptionGrammar(
        name: "--presentation", value: "NAME", isRepeatable: true,
        help: "lock-screen, compact, minimal, expanded: these four if\n"
          + "none is given. Also banner (no island), always-on,\n"
          + "always-on-compact, always-on-minimal, standby,\n"
          + "standby-night, standby-minimal, smart-stack, carplay,\n"
          + "menu-bar, menu-bar-minimal, menu-bar-expanded; or all:\n"
          + "everything that the device has.",
        choices: Presentation.allCases.map(\.rawValue) + [allPresentations]),
      OptionGrammar(
        name: "--device", value: "NAME",
        help: "iPhone, iPad, Apple Watch, CarPlay display or Mac;\n"
          + "\(Device.standard.name) if not given. islet devices lists them."),
      OptionGrammar(
        name: "--appearance", value: "NAME", help: "light or dark; light if not given.",
        choices: RenderEnvironment.Appearance.allCases.map(\.rawValue)),
      OptionGrammar(name: "--stale", help: "Draw every state as stale."),
      OptionGrammar(
        name: "--now", value: "DATE",
        help: "The clock: 2026-06-01T09:41:00Z, @1780306860 (seconds\n"
          + "since 1970), or now. 9:41 on 1 June 2026 if not given,\n"
          + "so that pictures are equal from run to run. Dates\n"
          + "without a zone are UTC, in which everything is drawn."),
      OptionGrammar(
        name: "--locale", value: "NAME", help: LocaleName.help),
      OptionGrammar(
        name: "--text-size", value: "NAME", help: textSizeHelp,
        choices: TextSize.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--layout-direction", value: "NAME", help: layoutDirectionHelp,
        choices: ReadingDirection.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--scale", value: "N", help: "Pixels per point, 0.5 to 8; 3 if not given."),
      OptionGrammar(
        name: "--format", value: "NAME", isRepeatable: true,
        help: PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
          + "; png if not given.\ntext also prints what is drawn where.",
        choices: PictureFormat.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--strict",
        help: "End with 4 when a warning is among the findings."),
      OptionGrammar(name: "--json", help: "Print one JSON document about the run."),
      OptionGrammar(
        name: "--timeout", value: "S",
        help: "Seconds that one presentation may take; 10 if not given."),
    ])

  static let textSizeHelp =
    "The text that the person prefers: xSmall, small, medium,\nlarge, xLarge, xxLarge, xxxLarge, "
    + "accessibility1 to 5;\nlarge if not given."

  static let layoutDirectionHelp = "ltr or rtl; that of the language if not given."

  static let help = HelpPage(
    usage: "islet preview PATH… [options]",
    about: """
      Draws the Live Activities of the iOS source in each folder PATH: Lock Screen,
      compact, minimal and expanded, for every state; on request also in StandBy, on
      an always-on display, on the watch, in CarPlay and on the Mac. The folder is
      left as it is.
      Pictures are DIR/<Attributes>/<state>/<presentation>.png, and DIR/index.html
      shows them all on one page.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      ("islet preview MyApp", "Draw every state that the source's previews show."),
      (
        "islet preview MyApp --attributes order.json --state placed.json --state ready.json",
        "Draw the states that a backend sends."
      ),
      (
        "islet preview MyApp --appearance dark --device \"16 pro\" --presentation expanded",
        "Draw the open island of an iPhone 16 Pro at night."
      ),
      (
        "islet preview MyApp --locale ar --text-size accessibility3",
        "Draw what an Arabic reader sees who likes large text."
      ),
      (
        "islet preview MyApp --presentation all --device \"16 pro\"",
        "Draw everything, from the always-on display to CarPlay."
      ),
      (
        "islet preview MyApp --format text --now 2026-12-24T18:00:00Z",
        "Print what is drawn where on Christmas Eve."
      ),
    ],
    notes: [
      """
      Exit codes: 0 everything is drawn, 1 the project or a file given has an error,
      2 the arguments are wrong, 3 Islet itself failed, 4 with --strict: everything is
      drawn, and warnings were found in it.
      """
    ])
}
