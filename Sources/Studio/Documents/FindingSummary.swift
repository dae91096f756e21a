import ActivityModel
import Foundation
import Wire

/// The findings of a run for people, one a line, under a heading for each presentation.
struct FindingSummary {
  var report: PreviewReport

  init(_ report: PreviewReport) {
    self.report = report
  }

  /// Nothing when nothing was found.
  var lines: [String] {
    let findings = report.findings
    guard !findings.isEmpty else { return [] }
    var lines = ["Found \(Self.count(findings.map(\.note.severity))):"]
    var place: Finding.Place?
    for finding in findings {
      if finding.place != place {
        lines.append("  \(heading(finding.place))")
        place = finding.place
      }
      lines.append("    \(finding.note.severity.rawValue): \(words(finding))")
    }
    return lines
  }

  /// `2 warnings, 1 note`, the gravest first.
  static func count(_ severities: [Rendering.Note.Severity]) -> String {
    Rendering.Note.Severity.allCases.reversed().compactMap { severity in
      let count = severities.count { $0 == severity }
      guard count > 0 else { return nil }
      return count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }.joined(separator: ", ")
  }

  private func heading(_ place: Finding.Place) -> String {
    let project =
      report.projects.count > 1 ? "\(report.projects[place.project].name): " : ""
    return project + place.activity + (place.presentation.map { ", \($0.rawValue)" } ?? "")
  }

  private func words(_ finding: Finding) -> String {
    [
      Self.message(finding.note), Self.place(finding.note), states(finding), finding.note.advice,
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The message, with the words it is about where they are not told: those of texts with too little
  /// contrast.
  static func message(_ note: Rendering.Note) -> String {
    let untold = note.texts.filter { !$0.isEmpty }
    guard note.kind == .lowContrast, !untold.isEmpty else { return note.message }
    let named = untold.prefix(3).map(SeenElement.quote).joined(separator: ", ")
    let more = untold.count > 3 ? " and \(untold.count - 3) more" : ""
    return "\(named)\(more): \(note.message)"
  }

  /// Where it is in the picture: `[57, 12, 80 × 20]`.
  private static func place(_ note: Rendering.Note) -> String {
    guard let frame = note.frames.first else { return "" }
    func number(_ length: CGFloat) -> String { "\(Int(length.rounded()))" }
    let more = note.frames.count > 1 ? " and \(note.frames.count - 1) more" : ""
    return "[\(number(frame.minX)), \(number(frame.minY)), "
      + "\(number(frame.width)) × \(number(frame.height))\(more)]"
  }

  /// The states that show it; none where all do.
  private func states(_ finding: Finding) -> String {
    let all = report.projects[finding.place.project].states.count {
      $0.state.attributesType == finding.place.activity
    }
    if finding.states.count == all, all > 1 { return "(all \(all) states)" }
    if finding.states.count <= 3 { return "(\(finding.states.joined(separator: ", ")))" }
    return
      "(\(finding.states[0]), \(finding.states[1]) and \(finding.states.count - 2) more of \(all))"
  }
}
