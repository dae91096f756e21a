import ActivityModel
import Testing

@testable import IsletCommand

@Suite struct ParsedArgumentsTests {
  static let grammar = CommandGrammar(
    name: "draw", operands: "PATH…",
    options: [
      OptionGrammar(name: "--output", value: "DIR", help: ""),
      OptionGrammar(name: "--state", value: "FILE", isRepeatable: true, help: ""),
      OptionGrammar(name: "--stale", help: ""),
      OptionGrammar(name: "--appearance", value: "NAME", help: "", choices: ["light", "dark"]),
    ])

  func parse(_ line: String) throws -> ParsedArguments {
    try ParsedArguments(line.split(separator: " ").map(String.init), grammar: Self.grammar)
  }

  @Test("Values follow their option or an equals sign")
  func values() throws {
    for line in ["--output out a", "a --output=out", "--output=out a"] {
      let arguments = try parse(line)
      #expect(arguments.value("--output") == "out")
      #expect(arguments.operands == ["a"])
    }
    #expect(try parse("--output=a=b").value("--output") == "a=b")
  }

  @Test("Repeatable options keep their order")
  func repeated() throws {
    #expect(try parse("--state b a --state=a").all("--state") == ["b", "a"])
  }

  @Test("Two dashes end the options, one dash is an operand")
  func endOfOptions() throws {
    let arguments = try parse("--stale -- --output -- -")
    #expect(arguments.has("--stale"))
    #expect(arguments.operands == ["--output", "--", "-"])
    #expect(try parse("-").operands == ["-"])
  }

  @Test("A value may begin with one dash, not with two unless attached")
  func dashes() throws {
    #expect(try parse("--output -x").value("--output") == "-x")
    #expect(try parse("--output=--x").value("--output") == "--x")
  }

  @Test(
    "Help is given whatever else is wrong behind it", arguments: ["--help --nonsense", "-h -x"])
  func help(line: String) throws {
    #expect(try parse(line).has("--help"))
  }

  @Test(
    "What does not fit is named, with the nearest name",
    arguments: [
      ("--outptu x", .unknownOption("--outptu", nearest: "--output")),
      ("--stat x", .unknownOption("--stat", nearest: "--state")),
      ("--zzzzzzz", .unknownOption("--zzzzzzz", nearest: nil)),
      ("-x", .unknownOption("-x", nearest: nil)),
      ("--output", .missingValue("--output", placeholder: "DIR")),
      ("--output --stale", .missingValue("--output", placeholder: "DIR")),
      ("--output=", .missingValue("--output", placeholder: "DIR")),
      ("--stale=yes", .unwantedValue("--stale", "yes")),
      ("--output a --output b", .repeatedOption("--output")),
      ("--stale --stale", .repeatedOption("--stale")),
      (
        "--appearance drak",
        .unknownChoice(
          "--appearance", "drak", choices: ["light", "dark"], nearest: "dark")
      ),
    ] as [(String, UsageError)])
  func errors(line: String, error: UsageError) {
    #expect(throws: error) { try parse(line) }
  }

  @Test("A command without operands takes none")
  func noOperands() {
    #expect(throws: UsageError.unexpectedOperand("x")) {
      try ParsedArguments(["x"], grammar: DoctorCommand.grammar)
    }
  }
}

@Suite struct NearestNameTests {
  @Test(
    "Letters to insert, remove, replace or exchange are counted",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
      ("--sacle", "--scale", 1), ("same", "same", 0),
    ])
  func distances(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(first, second) == distance)
  }

  @Test(
    "A name is suggested when it is near or the only one that begins so",
    arguments: [
      ("--presentaton", "--presentation"), ("--pres", "--presentation"), ("--x", nil),
      ("--formt", "--format"),
    ] as [(String, String?)])
  func suggestions(typed: String, name: String?) {
    let names = ["--presentation", "--format", "--stale", "--state"]
    #expect(NearestName(in: names).to(typed) == name)
  }
}
