import Foundation
import Project

/// What `islet timeline` prints about a run for people.
package struct TimelineSummary {
  package var report: TimelineReport

  package init(_ report: TimelineReport) {
    self.report = report
  }

  /// For standard output: the log by frames, and where the page lies.
  package var text: String {
    var lines: [String] = []
    for frame in report.frames {
      lines.append(
        "\(report.clock(frame.frame.time))  \(frame.frame.title)  (\(frame.frame.situation))")
      lines += frame.frame.log.map { "    \(report.clock($0.time)) \(report.text($0))" }
    }
    lines += report.warnings.map { "Warning: \($0)" }
    if let page = report.page {
      lines.append(
        "Drew \(count(report.pictureCount, "picture")) in \(count(report.frames.count, "frame")).")
      lines.append("Timeline: \(page)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For the error output: what is wrong, compilers' messages first.
  package var problems: String {
    var lines = report.problems.isEmpty ? [] : report.diagnostics.map(\.description)
    for problem in report.allProblems {
      lines.append("islet: \(problem.message)")
      lines += problem.detail?.split(separator: "\n").map { "    \($0)" } ?? []
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func count(_ number: Int, _ word: String) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
