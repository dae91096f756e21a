import Foundation

/// What Islet needs on a machine and what of it is there.
package struct Diagnosis: Codable, Equatable, Sendable {
  /// One thing that was looked for.
  package struct Finding: Codable, Equatable, Sendable {
    package enum Status: String, Codable, Sendable {
      case present
      /// Missing, and nothing is drawn without it.
      case missing
      /// Missing, and pictures are poorer without it.
      case advised
    }

    /// What was looked for: `Swift toolchain`, `Font Inter`, …
    package var subject: String
    package var status: Status
    /// Where it is, or what it is for.
    package var detail: String
    /// How to get it; nil when it is there.
    package var remedy: String?
    /// The Debian package that holds it.
    package var debianPackage: String?

    package init(
      subject: String, status: Status, detail: String, remedy: String? = nil,
      debianPackage: String? = nil
    ) {
      self.subject = subject
      self.status = status
      self.detail = detail
      self.remedy = remedy
      self.debianPackage = debianPackage
    }
  }

  package var findings: [Finding]

  package init(findings: [Finding]) {
    self.findings = findings
  }

  /// Nothing that is needed is missing.
  package var isComplete: Bool { !findings.contains { $0.status == .missing } }

  /// One line a finding, then what to do.
  package var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    var lines = findings.map { finding in
      let mark =
        switch finding.status {
        case .present: "ok      "
        case .missing: "missing "
        case .advised: "advised "
        }
      let padding = String(repeating: " ", count: width - finding.subject.count)
      return "\(mark)\(finding.subject)\(padding)  \(finding.detail)"
    }
    let packages = findings.filter { $0.status != .present }.compactMap(\.debianPackage)
    let remedies = findings.compactMap(\.remedy)
    if !packages.isEmpty || !remedies.isEmpty { lines.append("") }
    if !packages.isEmpty {
      lines.append("Install with: apt-get install \(packages.joined(separator: " "))")
    }
    lines += remedies
    if isComplete {
      lines.append("Islet has all that it needs.")
    } else {
      lines.append("Islet cannot draw before that is there.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The findings as one JSON document.
  package func json() throws -> String {
    struct Document: Encodable {
      var version = 1
      var isComplete: Bool
      var findings: [Finding]
    }
    let document = Document(isComplete: isComplete, findings: findings)
    return String(decoding: try documentEncoder().encode(document), as: UTF8.self) + "\n"
  }
}
