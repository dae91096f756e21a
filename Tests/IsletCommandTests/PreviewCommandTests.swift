import ActivityModel
import Foundation
import Studio
import Testing

@testable import IsletCommand

@Suite struct PreviewCommandTests {
  static let realTime = Date(timeIntervalSince1970: 1000)

  func command(_ line: String) throws -> PreviewCommand {
    let words = line.split(separator: " ").map(String.init)
    return try PreviewCommand(
      ParsedArguments(words, grammar: PreviewCommand.grammar), realTime: Self.realTime)
  }

  @Test("Without options the standard phone is drawn in daylight")
  func standard() throws {
    let command = try command("App")
    #expect(command.options == PreviewOptions(paths: ["App"]))
    #expect(!command.printsJSON)
  }

  @Test("An empty PATH is a missing one, as of a variable of the shell that is not set")
  func emptyPath() {
    #expect(throws: UsageError.missingOperand("PATH")) {
      try PreviewCommand(
        ParsedArguments(["App", ""], grammar: PreviewCommand.grammar), realTime: Self.realTime)
    }
  }

  @Test("Every option arrives")
  func everyOption() throws {
    let command = try command(
      """
      One --output out --attributes a.json --state s.json --state t.json --activity A \
      --presentation compact --presentation minimal --device 16pro --appearance dark --stale \
      --now @5 --locale de-AT --text-size xxLarge --layout-direction rtl --scale 2 \
      --format svg --format text --json --timeout 1.5 --strict
      """)
    #expect(
      command.options
        == PreviewOptions(
          paths: ["One"], output: "out", attributes: "a.json",
          states: ["s.json", "t.json"], activity: "A", presentations: [.compact, .minimal],
          device: try #require(Device.named("iPhone 16 Pro")), appearance: .dark, isStale: true,
          clock: .given(Date(timeIntervalSince1970: 5)), locale: "de_AT", textSize: .xxLarge,
          readingDirection: .rtl, scale: 2, formats: [.svg, .text],
          timeLimit: 1.5, isStrict: true))
    #expect(command.printsJSON)
  }

  @Test("all means every presentation, of which the device draws what it has")
  func allPresentations() throws {
    let options = try command("App --presentation all --device SE").options
    #expect(options.presentations == Presentation.allCases)
    #expect(options.drawnPresentations.prefix(3) == [.lockScreen, .banner, .standBy])
  }

  @Test(
    "A presentation that is named and that the device lacks is refused, also beside all",
    arguments: [
      ("iPhone14", "expanded", "iPhone 14 has no Dynamic Island."),
      ("iPhone16", "banner", "iPhone 16 shows alerts in its Dynamic Island"),
      ("iPhone16", "always-on", "iPhone 16 has no always-on display"),
      ("ipad", "standby", "iPad (A16) has no StandBy"),
      ("ipad", "smart-stack", "iPad (A16) shows no smart-stack."),
      ("watch", "lock-screen", "Apple Watch 45 mm shows no lock-screen, only smart-stack."),
    ])
  func lacking(device: String, presentation: String, words: String) {
    let line = "App --device \(device) --presentation all --presentation \(presentation)"
    let error = #expect(throws: UsageError.self) { try command(line) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("Help names every presentation")
  func presentationsInHelp() {
    let text = PreviewCommand.help.text
    for presentation in Presentation.allCases {
      #expect(text.contains(presentation.rawValue), "\(presentation.rawValue)")
    }
  }

  @Test("now is the real time")
  func now() throws {
    #expect(try command("App --now now").options.clock == .system(Self.realTime))
  }

  @Test(
    "Scales from 0.5 to 8 are taken, others refused",
    arguments: [
      ("0.5", true), ("8", true), ("1e0", true), ("0.49", false), ("8.1", false), ("0", false),
      ("-1", false), ("nan", false), ("inf", false), ("three", false), ("1e999", false),
    ])
  func scales(text: String, isTaken: Bool) {
    #expect(((try? command("App --scale \(text)")) != nil) == isTaken)
  }

  @Test(
    "Time limits are positive and at most an hour",
    arguments: [("0.1", true), ("3600", true), ("0", false), ("-1", false), ("3601", false)])
  func timeLimits(text: String, isTaken: Bool) {
    #expect(((try? command("App --timeout \(text)")) != nil) == isTaken)
  }

  @Test(
    "What makes no sense is refused with a sentence",
    arguments: [
      ("", "PATH is missing."),
      ("App --attributes a.json", "--attributes needs at least one --state FILE to draw."),
      ("App Other --state s.json", "--state and --attributes go with a single PATH."),
      ("App --now tomorrow", "--now cannot be tomorrow. It is a date such as"),
      ("App --scale 9", "--scale cannot be 9. It is a number of pixels a point from 0.5 to 8."),
      ("App --device pixel", "--device cannot be pixel. No device that Islet knows has that name."),
      ("App --device iphne16", "Near it are iPhone 16, "),
      ("App --device iPhone14 --presentation compact", "iPhone 14 has no Dynamic Island"),
      ("App --presentation compct", "Did you mean compact?"),
      ("App --format gif", "--format cannot be gif. It is one of png, svg, pdf, text, json."),
    ])
  func refusals(line: String, words: String) {
    let error = #expect(throws: UsageError.self) { try command(line) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test("Help fits a terminal of 80 columns and names every option")
  func help() {
    let text = PreviewCommand.help.text
    for option in PreviewCommand.grammar.options { #expect(text.contains("  \(option.name)")) }
    let lines = text.split(separator: "\n")
    let long = lines.filter { $0.count > 80 && !$0.contains("islet preview MyApp") }
    #expect(long == [])
  }
}

@Suite struct TopLevelTests {
  @Test(
    "The first word chooses the command",
    arguments: [
      (["--help"], .help), (["-h"], .help), (["help"], .help), (["--version"], .version),
      (["preview", "a"], .preview(["a"])), (["doctor"], .doctor([])),
      (["devices", "--json"], .devices(["--json"])), (["help", "devices"], .devices(["--help"])),
      (["help", "preview"], .preview(["--help"])),
    ] as [([String], TopLevel)])
  func commands(words: [String], command: TopLevel) throws {
    #expect(try TopLevel(words) == command)
  }

  @Test("Unknown commands suggest the nearest")
  func unknown() {
    #expect(throws: UsageError.unknownCommand("previw", nearest: "preview")) {
      try TopLevel(["previw"])
    }
    #expect(throws: UsageError.unknownOption("--versoin", nearest: "--version")) {
      try TopLevel(["--versoin"])
    }
    #expect(throws: UsageError.missingOperand("A command")) { try TopLevel([]) }
  }
}
