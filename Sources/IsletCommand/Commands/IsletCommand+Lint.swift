import Foundation
import Lint
import Studio

extension IsletCommand {
  /// `islet lint`.
  static func lint(_ words: [String], terminal: Terminal) async throws(UsageError) -> Int32 {
    let arguments = try ParsedArguments(words, grammar: LintCommand.grammar)
    if arguments.has(CommandGrammar.help.name) {
      terminal.output(LintCommand.help.text)
      return 0
    }
    let command = try LintCommand(arguments, realTime: Date())
    guard !command.listsRules else {
      terminal.output(rules)
      return 0
    }
    let run = LintRun(command: command, tools: .standard { terminal.progress($0) })
    let result = await interruptible(terminal) { () -> Result<LintRun.Outcome, LintInputError> in
      do throws(LintInputError) {
        return .success(try await run.outcome())
      } catch {
        return .failure(error)
      }
    }
    guard case .finished(let ended) = result else { return result.code }
    let outcome: LintRun.Outcome
    switch ended {
    case .failure(let error):
      terminal.error("islet: \(error)\n")
      return 1
    case .success(let value): outcome = value
    }
    for problem in outcome.problems { terminal.error("islet: \(problem)\n") }
    let printer = LintPrinter(
      findings: outcome.findings, files: outcome.files, version: IsletVersion.current)
    let isBad =
      printer.count(.error) > 0 || command.isStrict && printer.count(.warning) > 0
      || !outcome.problems.isEmpty
    let code = print(code: isBad ? 1 : 0, terminal: terminal) {
      try printer.text(as: command.format)
    }
    if command.format == .text, let sheet = outcome.contactSheet {
      terminal.output("What the pushes show: \(sheet)\n")
    }
    return code
  }

  /// The catalogue, a rule a paragraph.
  private static var rules: String {
    LintCatalogue.all.map { rule in
      "\(rule.number)  \(rule.severity.rawValue): \(rule.title)\n      \(rule.reason)\n"
    }.joined()
  }
}
