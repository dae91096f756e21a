import ActivityModel
import Foundation
import Studio
import Testing

@testable import IsletCommand

@Suite struct TimelineArgumentsTests {
  private func arguments(_ line: String) throws -> TimelineArguments {
    let words = line.split(separator: " ").map(String.init)
    return try TimelineArguments(
      ParsedArguments(words, grammar: TimelineArguments.grammar),
      realTime: Date(timeIntervalSince1970: 1000))
  }

  @Test("Path and script are enough")
  func standard() throws {
    let arguments = try arguments("App --script a.timeline")
    #expect(arguments.options == TimelineOptions(path: "App", script: "a.timeline"))
    #expect(!arguments.printsJSON)
  }

  @Test("Every option arrives")
  func everyOption() throws {
    let arguments = try arguments(
      """
      App --script a --output out --activity A --device 16pro --appearance dark --now now \
      --time-zone Europe/Berlin --locale de_DE --scale 2 --timeout 1.5 --json
      """)
    var options = TimelineOptions(path: "App", script: "a")
    options.output = "out"
    options.activity = "A"
    options.device = try #require(Device.named("iPhone 16 Pro"))
    options.appearance = .dark
    options.clock = .system(Date(timeIntervalSince1970: 1000))
    options.timeZone = "Europe/Berlin"
    options.locale = "de_DE"
    options.scale = 2
    options.timeLimit = 1.5
    #expect(arguments.options == options)
    #expect(arguments.printsJSON)
  }

  @Test(
    "Wrong arguments are told",
    arguments: [
      ("--script a", UsageError.missingOperand("PATH")),
      ("A", .conflict("--script FILE is missing, the commands to play.")),
      ("A B --script a", .unexpectedOperand("B")),
      (
        "A --script a --time-zone Moon/Base",
        .badValue(
          "--time-zone", "Moon/Base",
          reason: "It is a name such as Europe/Berlin or America/New_York, or UTC.")
      ),
      (
        "A --script a --device mac",
        .badValue(
          "--device", "mac",
          reason: "A timeline is played on an iPhone or an iPad; choose one of them.")
      ),
      ("A --script a --scrip", .unknownOption("--scrip", nearest: "--script")),
    ])
  func wrong(line: String, error: UsageError) {
    #expect(throws: error) { try arguments(line) }
  }

  @Test("A script is played against a built widget, and its faults are told with their line")
  func built() throws {
    let trip = try TripProject()
    let script = try trip.write(
      "start preview 1\nbackground\nadvance 5m\nend preview 2 immediate\n", to: "ride.timeline")
    let options = ["--script", script, "--output", trip.output.path]
    let result = try BuiltCommand.run(["timeline", trip.project.path] + options)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("09:46 active to dismissed: the app ended it (R3)"))
    let names = trip.outputFiles.keys.filter { $0.hasSuffix(".png") }.sorted()
    #expect(
      names == [
        "1-0941-start-preview-1/lock-screen.png", "2-0941-background/compact.png",
        "2-0941-background/lock-screen.png", "3-0946-advance-5m/compact.png",
        "3-0946-advance-5m/lock-screen.png",
      ])
    try trip.write("start preview 9\n", to: "ride.timeline")
    let wrong = try BuiltCommand.run(["timeline", trip.project.path] + options)
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("\(script):1: There is no preview 9; the source shows 2"))
  }
}
