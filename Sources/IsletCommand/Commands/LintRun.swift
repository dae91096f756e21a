import Foundation
import Lint
import Project
import Studio

/// One run of `islet lint`.
struct LintRun {
  var command: LintCommand
  var tools: PreviewTools

  /// What came of it.
  struct Outcome {
    var files: [PushFile] = []
    var findings: [LintFinding] = []
    /// What kept the project of `--for` from being used; sentences.
    var problems: [String] = []
    /// The contact sheet of the pictures, when there are any.
    var contactSheet: String?
  }

  /// - Throws: ``JSONFileError`` when a file cannot be read.
  func outcome() async throws(LintInputError) -> Outcome {
    var outcome = Outcome()
    for path in command.files {
      outcome.files.append(
        PushFile(
          name: path == "-" ? "<stdin>" : path, contents: try LintInput.contents(of: path),
          headers: command.headers))
    }
    let linter = Linter(command.linter)
    outcome.findings = linter.findings(in: outcome.files)
    if let project = command.project {
      await decode(with: project, &outcome)
      outcome.findings = linter.inOrder(outcome.findings, of: outcome.files)
    }
    return outcome
  }

  // MARK: The app's types

  private func decode(with project: String, _ outcome: inout Outcome) async {
    let pushes = outcome.files.map(PushContents.init).filter { $0.state != nil }
    guard !pushes.isEmpty else { return }
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let states: [URL]
    var options = PreviewOptions(paths: [project], output: command.output)
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      states = try pushes.enumerated().map { index, push in
        let name = (push.file.name as NSString).lastPathComponent
        let file = scratch.appendingPathComponent("\(index)").appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try push.state?.write(to: file)
        return file
      }
      if let attributes = pushes.compactMap(\.attributes).first {
        let file = scratch.appendingPathComponent("attributes.json")
        try attributes.write(to: file)
        options.attributes = file.path
      }
    } catch {
      outcome.problems.append(
        "The states could not be put aside for decoding: \(error.localizedDescription)")
      return
    }
    options.states = states.map(\.path)
    options.borrowsAttributes = true
    options.activity = command.activity ?? pushes.compactMap(\.attributesType).first
    options.clock = .given(command.linter.now)
    let report = await PreviewRun(options: options, tools: tools).report()
    outcome.contactSheet = report.pictureCount > 0 ? report.contactSheet : nil
    read(report, pushes, &outcome)
  }

  private func read(
    _ report: PreviewReport, _ pushes: [PushContents], _ outcome: inout Outcome
  ) {
    let states = report.projects.flatMap(\.states)
    for (push, state) in zip(pushes, states) {
      var faults: [Problem] = []
      for problem in state.pictures.compactMap(\.problem) where !faults.contains(problem) {
        faults.append(problem)
      }
      for problem in faults {
        if problem.fault != nil {
          outcome.findings.append(undecodable(problem, push))
        } else {
          outcome.problems.append(problem.message)
        }
      }
      let notes = state.pictures.compactMap(\.drawing).flatMap(\.notes)
      for note in notes where note.kind == .implausibleDate {
        let finding = LintFinding(
          LintCatalogue.farDate, file: push.file.name,
          place: push.place(of: "", in: "content-state"), path: "aps.content-state", note.message,
          mend: "Send seconds since 2001 for a property of type Date.")
        if !outcome.findings.contains(finding) { outcome.findings.append(finding) }
      }
    }
    for problem in report.problems + report.projects.flatMap(\.problems) {
      if problem.kind == .usage, command.activity == nil,
        let push = pushes.first(where: { $0.attributesType != nil }), let type = push.attributesType
      {
        outcome.findings.append(
          LintFinding(
            LintCatalogue.unknownType, file: push.file.name, path: "aps.attributes-type",
            "No widget draws \(type). \(problem.message)",
            mend: "Send the name of a type that one does."))
      } else {
        outcome.problems.append(problem.message)
      }
    }
  }

  private func undecodable(_ problem: Problem, _ push: PushContents) -> LintFinding {
    let part = problem.fault?.subject == .attributes ? "attributes" : "content-state"
    let path = problem.fault?.keyPath ?? ""
    let hasPart = part == "content-state" || push.attributes != nil
    let expected = problem.fault?.expected ?? ""
    let found = problem.fault?.found ?? ""
    let place = path.isEmpty ? "At its root it" : "At \(path) it"
    return LintFinding(
      LintCatalogue.undecodable, file: push.file.name,
      place: hasPart ? push.place(of: path, in: part) : nil,
      path: "aps.\(part)" + (path.isEmpty ? "" : ".\(path)"),
      "\(part) does not decode as \(problem.fault?.type ?? "the type"). \(place) wants \(expected) "
        + "and has \(found).",
      mend: "Send exactly the keys and types of the Swift type; a default value does not make a "
        + "key optional.")
  }
}
