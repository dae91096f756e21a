import Foundation

/// The findings as JSON; `docs/json.md` describes it.
struct LintDocument: Encodable {
  var schema = "islet-lint"
  var version = 1
  var islet: String
  var files: [String]
  var findings: [Entry]

  struct Entry: Encodable {
    var rule: String
    var severity: LintRule.Severity
    var title: String
    var file: String
    var line: Int?
    var column: Int?
    var path: String?
    var message: String
    var reason: String
    var mend: String
  }

  init(_ printer: LintPrinter) {
    islet = printer.version
    files = printer.files.map(\.name)
    findings = printer.findings.map { finding in
      Entry(
        rule: finding.rule.number, severity: finding.rule.severity, title: finding.rule.title,
        file: finding.file, line: finding.place?.line, column: finding.place?.column,
        path: finding.path, message: finding.message, reason: finding.rule.reason,
        mend: finding.mend)
    }
  }
}
