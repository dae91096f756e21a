import ActivityModel
import Foundation
import Studio
import Wire

/// `islet timeline`: what its arguments mean.
struct TimelineArguments: Equatable {
  var options: TimelineOptions
  /// Print one JSON document instead of words.
  var printsJSON: Bool

  /// `realTime` is what `--now now` means.
  init(_ arguments: ParsedArguments, realTime: Date) throws(UsageError) {
    guard let path = arguments.operands.first else { throw .missingOperand("PATH") }
    guard arguments.operands.count == 1 else { throw .unexpectedOperand(arguments.operands[1]) }
    guard let script = arguments.value("--script") else {
      throw .conflict("--script FILE is missing, the commands to play.")
    }
    var options = TimelineOptions(path: path, script: script)
    if let output = arguments.value("--output") { options.output = output }
    options.activity = arguments.value("--activity")
    if let name = arguments.value("--device") { options.device = try Self.device(name) }
    if let name = arguments.value("--appearance") {
      options.appearance = RenderEnvironment.Appearance(rawValue: name) ?? .light
    }
    if let text = arguments.value("--now") {
      options.clock = try PreviewCommand.clock(text, realTime: realTime)
    }
    if let name = arguments.value("--time-zone") { options.timeZone = try Self.timeZone(name) }
    if let name = arguments.value("--locale") {
      options.locale = try LocaleName(option: name).identifier
    }
    if let name = arguments.value("--text-size") {
      options.textSize = TextSize(rawValue: name) ?? .large
    }
    options.readingDirection = arguments.value("--layout-direction")
      .flatMap(ReadingDirection.init(rawValue:))
    if let text = arguments.value("--scale") {
      options.scale = try PreviewCommand.number(
        text, of: "--scale", in: PreviewCommand.scales, unit: "pixels a point")
    }
    if let text = arguments.value("--timeout") {
      options.timeLimit = try PreviewCommand.number(
        text, of: "--timeout", in: PreviewCommand.timeLimits, unit: "seconds")
    }
    self.options = options
    printsJSON = arguments.has("--json")
  }

  /// Activities live on phones and tablets; what stands beside them has no life of its own.
  private static func device(_ name: String) throws(UsageError) -> Device {
    let device = try PreviewCommand.device(name)
    if device.kind == .phone || device.kind == .pad { return device }
    throw .badValue(
      "--device", name, reason: "A timeline is played on an iPhone or an iPad; choose one of them.")
  }

  private static func timeZone(_ name: String) throws(UsageError) -> String {
    if TimeZone(identifier: name) != nil { return name }
    throw .badValue(
      "--time-zone", name, reason: "It is a name such as Europe/Berlin or America/New_York, or UTC."
    )
  }
}

extension TimelineArguments {
  static let grammar = CommandGrammar(
    name: "timeline", operands: "PATH",
    options: [
      OptionGrammar(
        name: "--script", value: "FILE", help: "The commands to play, one a line; see below."),
      OptionGrammar(
        name: "--output", value: "DIR",
        help: "Where the pictures go; islet-timeline if not given.\n"
          + "Files that Islet did not write are never touched."),
      OptionGrammar(
        name: "--activity", value: "TYPE",
        help: "The attributes type to play, where there are several."),
      OptionGrammar(
        name: "--device", value: "NAME", help: "The phone; \(Device.standard.name) if not given."),
      OptionGrammar(
        name: "--appearance", value: "NAME", help: "light or dark; light if not given.",
        choices: RenderEnvironment.Appearance.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--now", value: "DATE",
        help: "When the script begins: 2026-06-01T09:41:00Z,\n@1780306860, or now."
          + " 9:41 on 1 June 2026 UTC if not\ngiven."),
      OptionGrammar(
        name: "--time-zone", value: "NAME",
        help: "The phone's time zone, Europe/Berlin; UTC if not given."),
      OptionGrammar(
        name: "--locale", value: "NAME", help: LocaleName.help),
      OptionGrammar(
        name: "--text-size", value: "NAME", help: PreviewCommand.textSizeHelp,
        choices: TextSize.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--layout-direction", value: "NAME", help: PreviewCommand.layoutDirectionHelp,
        choices: ReadingDirection.allCases.map(\.rawValue)),
      OptionGrammar(
        name: "--scale", value: "N", help: "Pixels per point, 0.5 to 8; 3 if not given."),
      OptionGrammar(name: "--json", help: "Print one JSON document about the run."),
      OptionGrammar(
        name: "--timeout", value: "S",
        help: "Seconds that one presentation may take; 10 if not given."),
    ])

  static let help = HelpPage(
    usage: "islet timeline PATH --script FILE [options]",
    about: """
      Plays the life of a Live Activity on a simulated phone, whose clock the script
      winds, and draws what the phone shows on the way. DIR/index.html holds the
      pictures in the order of time with the phone's log beside them.
      """,
    options: grammar.options + [CommandGrammar.help],
    examples: [
      ("islet timeline MyApp --script ride.timeline", "Play the script below."),
      (
        "islet timeline MyApp --script ride.timeline --time-zone Europe/Berlin --json",
        "Tell the log in Berlin's time, as JSON."
      ),
    ],
    notes: [
      """
      A script:
        # The app is in front when the script begins.
        start preview 1 stale 10m     # or: start BOTH.json, start ATTRIBUTES.json STATE.json
        background                    # the Dynamic Island appears
        advance 4m                    # also wind 2h30m
        update STATE.json alert       # also: preview 2, {"json": 1}; stale 10m; score 50
        push PAYLOAD.json             # a payload of APNs
        lock                          # also unlock, foreground, hold, collapse, remove
        snapshot At the station       # names the last picture
        end preview 3 after 10m       # also: immediate, default
        advance 10m
      """,
      """
      Exit codes: 0 everything is drawn, 1 the project, the script or a file has an
      error, 2 the arguments are wrong, 3 Islet itself failed.
      """,
    ])
}
