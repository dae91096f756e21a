import Foundation
import Glibc
import Studio

/// The command line: reads arguments, prints, and gives a code to end with.
package enum IsletCommand {
  /// Runs the command with these words, the program's own name left out.
  package static func run(_ arguments: [String]) async -> Int32 {
    // A closed pipe is noticed where it is written to.
    signal(SIGPIPE, SIG_IGN)
    return await run(arguments, terminal: Terminal())
  }

  /// The exit code of the command.
  static func run(_ arguments: [String], terminal: Terminal) async -> Int32 {
    var help = "islet --help"
    do {
      switch try TopLevel(arguments) {
      case .help:
        terminal.output(TopLevel.page.text)
        return 0
      case .version:
        terminal.output("islet \(IsletVersion.current)\n")
        return 0
      case .preview(let arguments):
        help = "islet preview --help"
        return try await preview(arguments, terminal: terminal)
      case .timeline(let arguments):
        help = "islet timeline --help"
        return try await timeline(arguments, terminal: terminal)
      case .lint(let arguments):
        help = "islet lint --help"
        return try await lint(arguments, terminal: terminal)
      case .devices(let arguments):
        help = "islet devices --help"
        return try devices(arguments, terminal: terminal)
      case .doctor(let arguments):
        help = "islet doctor --help"
        return try await doctor(arguments, terminal: terminal)
      }
    } catch {
      terminal.error("islet: \(error.message) See \(help).\n")
      return 2
    }
  }

  private static func preview(
    _ words: [String], terminal: Terminal
  ) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: PreviewCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(PreviewCommand.help.text)
      return 0
    }
    let command = try PreviewCommand(arguments, realTime: Date())
    let tools = PreviewTools.standard { terminal.progress($0) }
    let outcome = await interruptible(terminal) {
      await PreviewRun(options: command.options, tools: tools).report()
    }
    guard case .finished(let report) = outcome else { return outcome.code }
    return print(report, asJSON: command.printsJSON, terminal: terminal)
  }

  private static func print(
    _ report: PreviewReport, asJSON: Bool, terminal: Terminal
  ) -> Int32 {
    let summary = RunSummary(report)
    guard asJSON else {
      terminal.error(summary.problems)
      terminal.output(summary.text)
      return report.exitCode
    }
    return print(code: report.exitCode, terminal: terminal) {
      try ReportDocument(report, isletVersion: IsletVersion.current).text()
    }
  }

  private static func timeline(
    _ words: [String], terminal: Terminal
  ) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: TimelineArguments.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(TimelineArguments.help.text)
      return 0
    }
    let command = try TimelineArguments(arguments, realTime: Date())
    let tools = PreviewTools.standard { terminal.progress($0) }
    let outcome = await interruptible(terminal) {
      await TimelineRun(options: command.options, tools: tools).report()
    }
    guard case .finished(let report) = outcome else { return outcome.code }
    guard command.printsJSON else {
      let summary = TimelineSummary(report)
      terminal.error(summary.problems)
      terminal.output(summary.text)
      return report.exitCode
    }
    return print(code: report.exitCode, terminal: terminal) {
      try TimelineDocument(report, isletVersion: IsletVersion.current).text()
    }
  }

  static func print(
    code: Int32, terminal: Terminal, document: () throws -> String
  ) -> Int32 {
    do {
      terminal.output(try document())
      return code
    } catch {
      terminal.error("islet: The JSON document could not be made: \(error)\n")
      return 3
    }
  }

  enum Outcome<Report: Sendable>: Sendable {
    case finished(Report)
    case stopped(signal: Int32)

    /// The exit code of a run that was stopped.
    var code: Int32 {
      if case .stopped(let signal) = self { 128 + signal } else { 0 }
    }
  }

  /// Runs something that Ctrl-C ends in order.
  static func interruptible<Report: Sendable>(
    _ terminal: Terminal, _ body: @escaping @Sendable () async -> Report
  ) async -> Outcome<Report> {
    let task = Task { await body() }
    let interruption = Interruption()
    let watched = interruption.watch { task.cancel() }
    defer { for source in watched { source.cancel() } }
    let report = await task.value
    guard let signal = interruption.signal else { return .finished(report) }
    terminal.error("islet: Stopped before everything was drawn.\n")
    return .stopped(signal: signal)
  }

  private static func devices(
    _ words: [String], terminal: Terminal
  ) throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: DevicesCommand.grammar)
    guard !arguments.has(CommandGrammar.help.name) else {
      terminal.output(DevicesCommand.help.text)
      return 0
    }
    guard !arguments.has("--json") else {
      return print(code: 0, terminal: terminal) { try DeviceList().json() }
    }
    terminal.output(DeviceList().text)
    return 0
  }

  private static func doctor(
    _ words: [String], terminal: Terminal
  ) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: DoctorCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(DoctorCommand.help.text)
      return 0
    }
    let diagnosis = Diagnosis.ofThisMachine()
    if arguments.has("--json") {
      guard let text = try? diagnosis.json() else {
        terminal.error("islet: The JSON document could not be made.\n")
        return 3
      }
      terminal.output(text)
    } else {
      terminal.output(diagnosis.text)
    }
    return diagnosis.isComplete ? 0 : 1
  }
}
