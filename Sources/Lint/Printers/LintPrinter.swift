import Foundation

/// The ways in which findings are written.
package enum LintFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  case json
  /// Static Analysis Results Interchange Format 2.1.0, which code hosts read.
  case sarif
  /// Workflow commands of GitHub Actions, which mark the lines of a change.
  case github
}

/// Writes findings down.
package struct LintPrinter {
  package var findings: [LintFinding]
  package var files: [PushFile]
  /// The version of Islet, for the documents.
  package var version: String

  package init(findings: [LintFinding], files: [PushFile], version: String) {
    self.findings = findings
    self.files = files
    self.version = version
  }

  package func text(as format: LintFormat) throws -> String {
    switch format {
    case .text: words
    case .json: try Self.encode(LintDocument(self))
    case .sarif: try Self.encode(SARIFLog(self))
    case .github: github
    }
  }

  /// How many there are of a severity.
  package func count(_ severity: LintRule.Severity) -> Int {
    findings.count { $0.rule.severity == severity }
  }

  static func encode(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  // MARK: Words

  private var words: String {
    findings.map(entry).joined() + summary
  }

  private func entry(_ finding: LintFinding) -> String {
    var place = finding.file
    if let at = finding.place { place += ":\(at.line):\(at.column)" }
    let rule = finding.rule
    return """
      \(place): \(rule.severity.rawValue) \(rule.number): \(finding.message)
      \(excerpt(finding))    \(rule.reason)
          \(finding.mend)

      """
  }

  /// The line of the file, with a mark below the place; nothing for a line that is too long to read.
  private func excerpt(_ finding: LintFinding) -> String {
    guard let place = finding.place, let file = files.first(where: { $0.name == finding.file })
    else { return "" }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return "" }
    let line = String(decoding: lines[place.line - 1], as: UTF8.self)
      .replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\r", with: "")
    guard line.count <= 100 else { return "" }
    return "    | \(line)\n    | \(String(repeating: " ", count: place.column - 1))^\n"
  }

  private var summary: String {
    guard !findings.isEmpty else {
      return files.count == 1
        ? "1 push, nothing found.\n" : "\(files.count) pushes, nothing found.\n"
    }
    let parts = LintRule.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count(severity)
      guard count > 0 else { return nil }
      switch severity {
      case .error: return "\(count) error\(count == 1 ? "" : "s")"
      case .warning: return "\(count) warning\(count == 1 ? "" : "s")"
      case .advice: return "\(count) piece\(count == 1 ? "" : "s") of advice"
      }
    }
    return "\(files.count) push\(files.count == 1 ? "" : "es"): "
      + parts.joined(separator: ", ") + ".\n"
  }

  // MARK: GitHub

  private var github: String {
    findings.map { finding in
      let command =
        switch finding.rule.severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "notice"
        }
      var properties = ["file=\(Self.property(finding.file))"]
      if let place = finding.place { properties += ["line=\(place.line)", "col=\(place.column)"] }
      properties.append(
        "title=\(Self.property("\(finding.rule.number) \(finding.rule.title)"))")
      let message = "\(finding.message) \(finding.rule.reason) \(finding.mend)"
      return "::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
