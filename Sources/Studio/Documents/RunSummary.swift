import ActivityModel
import Foundation
import Project

/// What `islet preview` prints about a run for people.
package struct RunSummary {
  package var report: PreviewReport

  package init(_ report: PreviewReport) {
    self.report = report
  }

  /// For standard output: trees if asked for, what was drawn, warnings, where the sheet lies.
  package var text: String {
    var lines: [String] = []
    if report.options.formats.contains(.text) { lines += trees }
    if report.contactSheet != nil {
      lines.append(countLine)
      lines += report.projects.flatMap(stateLines)
    }
    lines += report.remarks
    lines += report.warnings.map { "Warning: \($0)" }
    lines += FindingSummary(report).lines
    if report.showsRunningContent {
      lines.append("Timers and relative dates show \(report.options.clock.words).")
    }
    if let sheet = report.contactSheet { lines.append("Contact sheet: \(sheet)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For the error output: what could not be drawn, compilers' messages first.
  package var problems: String {
    var lines = report.projects.flatMap(diagnostics)
    for problem in report.allProblems {
      lines.append("islet: \(problem.message)")
      if let detail = problem.detail {
        lines += detail.split(separator: "\n").map { "    \($0)" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// With errors there are better things to read than warnings.
  private func diagnostics(_ project: PreviewReport.Project) -> [String] {
    let hasErrors = project.diagnostics.contains { $0.severity == .error }
    var isShown = !hasErrors
    return project.diagnostics.compactMap { diagnostic in
      if hasErrors, diagnostic.severity != .note { isShown = diagnostic.severity == .error }
      return isShown ? diagnostic.description : nil
    }
  }

  private var countLine: String {
    let options = report.options
    let states = report.projects.reduce(0) { $0 + $1.states.count }
    return "Drew \(plural(report.pictureCount, "picture")) of \(plural(states, "state")), "
      + "\(options.device.name), \(options.appearance.rawValue)."
  }

  private func stateLines(_ project: PreviewReport.Project) -> [String] {
    let prefix = report.projects.count > 1 ? "\(project.name): " : ""
    return project.activities.map { type, states in
      "  \(prefix)\(type): \(states.map(\.state.name).joined(separator: ", "))"
    }
  }

  private var trees: [String] {
    report.projects.flatMap { project in
      project.states.flatMap { state in
        state.pictures.flatMap { picture -> [String] in
          guard let drawing = picture.drawing else { return [] }
          let title = [
            state.state.attributesType, state.state.name, picture.presentation.rawValue,
          ]
          return ["\(title.joined(separator: "/"))", drawing.tree.text]
        }
      }
    }
  }

  private func plural(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
