import ActivityModel
import Foundation
import Simulator
import Studio
import Wire

/// `islet run`: what its arguments mean.
struct RunCommand: Equatable {
  var options: ScriptRun.Options
  /// Print one JSON document instead of words.
  var printsJSON: Bool
  /// The file for a report in the form of JUnit.
  var junit: String?
  /// The port of the page; nil takes a free one.
  var port: Int?
  var opensBrowser: Bool

  init(_ arguments: ParsedArguments, realTime: Date) throws(UsageError) {
    guard let path = arguments.operands.first else { throw .missingOperand("PATH") }
    guard arguments.operands.count == 1 else { throw .unexpectedOperand(arguments.operands[1]) }
    var options = ScriptRun.Options(path: path, script: arguments.value("--script"))
    if let output = arguments.value("--output") { options.output = output }
    if let name = arguments.value("--device") { options.settings.device = try Self.device(name) }
    if let name = arguments.value("--appearance") {
      options.settings.appearance = RenderEnvironment.Appearance(rawValue: name) ?? .light
    }
    if let name = arguments.value("--locale") {
      options.settings.locale = try LocaleName(option: name).identifier
    }
    if let name = arguments.value("--text-size") {
      options.settings.textSize = TextSize(rawValue: name) ?? .large
    }
    if let name = arguments.value("--time-zone") {
      guard TimeZone(identifier: name) != nil else {
        throw .badValue(
          "--time-zone", name,
          reason: "It is a name such as Europe/Berlin or America/New_York, or UTC.")
      }
      options.settings.timeZone = name
    }
    if let text = arguments.value("--now") {
      options.start = try PreviewCommand.clock(text, realTime: realTime).now
    }
    self.options = options
    printsJSON = arguments.has("--json")
    junit = arguments.value("--junit")
    opensBrowser = !arguments.has("--no-open")
    if let text = arguments.value("--port") {
      guard let number = Int(text), 1...65_535 ~= number else {
        throw .badValue("--port", text, reason: "It is a number from 1 to 65535.")
      }
      port = number
    }
    guard options.script != nil || !printsJSON && junit == nil && !arguments.has("--output") else {
      throw .conflict("--json, --junit and --output go with --script FILE.")
    }
    guard options.script == nil || port == nil && opensBrowser else {
      throw .conflict("--port and --no-open belong to the page, and --script shows none.")
    }
  }

  private static func device(_ name: String) throws(UsageError) -> Device {
    let device = try PreviewCommand.device(name)
    if device.kind == .phone { return device }
    throw .badValue("--device", name, reason: "An iPhone is run; choose one of them.")
  }
}

extension RunCommand {
  static let grammar = CommandGrammar(
    name: "run", operands: "PATH",
    options: [
      OptionGrammar(
        name: "--script", value: "FILE", help: "The commands to play, one a line; see below."),
      OptionGrammar(
        name: "--output", value: "DIR",
        help: "Where the script's pictures go; islet-run if not given."),
      OptionGrammar(name: "--json", help: "Print one JSON document about the script."),
      OptionGrammar(
        name: "--junit", value: "FILE", help: "Write a JUnit report, a test case a line."),
      OptionGrammar(
        name: "--device", value: "NAME", help: "The phone; \(Device.standard.name) if not given."),
      OptionGrammar(name: "--locale", value: "NAME", help: LocaleName.help),
      OptionGrammar(
        name: "--text-size", value: "NAME", help: PreviewCommand.textSizeHelp,
        choices: TextSize.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--appearance", value: "NAME", help: "light or dark; light if not given.",
        choices: RenderEnvironment.Appearance.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--time-zone", value: "NAME",
        help: "The phone's time zone, Europe/Berlin; UTC if not given."),
      OptionGrammar(
        name: "--now", value: "DATE",
        help: "When the phone is switched on: a date, @ and seconds\nsince 1970, or now. 9:41 on 1 "
          + "June 2026 UTC if not given."),
      OptionGrammar(
        name: "--port", value: "N", help: "The port of the page; a free one if not given."),
      OptionGrammar(name: "--no-open", help: "Print the page's address and open no browser."),
    ])

  static let help = HelpPage(
    usage: "islet run PATH [--script FILE] [options]",
    about: """
      Switches a phone on, installs the project's Live Activities on it, and plays a
      script: what a person does, what happens, what must be seen. Without a script the
      phone is on a page in your browser, and shows each change that you save.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      ("islet run MyApp", "The phone in the browser."),
      ("islet run MyApp --script ride.phone", "Play the script below."),
      ("islet run MyApp --script ride.phone --junit report.xml", "The same in CI."),
    ],
    notes: [
      """
      A script:
        start riding                      # a preview or a sample; also update, end
        home                              # also lock, unlock, wake, collapse, charge on
        expect island compact             # empty, minimal, expanded
        hold island
        expect text "4 left" on island    # app, lock-screen, home, standby, banner
        snapshot expanded
        advance 10m                       # also: advance to 18:05
        push update.json                  # also: to token HEX, to channel ID
        lock
        allow                             # or deny: the question below the first card
        expect no text "4 left" on lock-screen
        tap "Stop"                        # also swipe, hold, type, scroll up
        set appearance dark
        end after 10m
        expect state ended                # pending, active, stale, dismissed
        expect activities 1
        expect log "ended"
        launch                            # also background, terminate, crash, relaunch, open URL
      """,
      """
      Exit codes: 0 everything is as expected, 1 an expectation failed or the project
      or the script has an error, 2 the arguments are wrong, 3 Islet itself failed.
      """,
    ])
}
