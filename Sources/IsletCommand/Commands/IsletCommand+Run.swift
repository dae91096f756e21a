import Foundation
import Simulator
import Studio

extension IsletCommand {
  /// `islet run`.
  static func runPhone(_ words: [String], terminal: Terminal) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: RunCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(RunCommand.help.text)
      return 0
    }
    let command = try RunCommand(arguments, realTime: Date())
    guard command.options.script != nil else { return await page(command, terminal: terminal) }
    let run = ScriptRun(options: command.options, tools: .standard { terminal.progress($0) })
    let outcome = await interruptible(terminal) { await run.result() }
    guard case .finished(let result) = outcome else { return outcome.code }
    terminal.clearProgress()
    for problem in result.problems { terminal.error("islet: \(problem.message)\n") }
    for note in result.notes { terminal.error("islet: \(note)\n") }
    guard let report = result.report else { return result.exitCode }
    if let junit = command.junit {
      do {
        try Data(report.junit.utf8).write(to: URL(fileURLWithPath: junit), options: .atomic)
      } catch {
        terminal.error("islet: \(junit) cannot be written: \(error.localizedDescription)\n")
        return 1
      }
    }
    guard !command.printsJSON else {
      return print(code: result.exitCode, terminal: terminal) { try report.json() }
    }
    terminal.output(result.text)
    return result.exitCode
  }
}
