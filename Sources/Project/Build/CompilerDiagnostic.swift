/// One message of the compiler or the linker.
package struct CompilerDiagnostic: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note, remark }

  package var severity: Severity
  /// The user's path as it is shown; nil where the message has no place.
  package var path: String?
  /// From 1.
  package var line: Int?
  /// From 1, in bytes, as the compiler counts.
  package var column: Int?
  package var message: String
  /// The source line and below it the marks, as the compiler prints them.
  package var excerpt: [String]

  package init(
    severity: Severity, path: String? = nil, line: Int? = nil, column: Int? = nil,
    message: String, excerpt: [String] = []
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  /// `Widget/A.swift:3:5: error: …` with the excerpt below.
  package var description: String {
    var place = ""
    if let path {
      place = path
      if let line { place += ":\(line)" }
      if let column { place += ":\(column)" }
      place += ": "
    }
    return (["\(place)\(severity.rawValue): \(message)"] + excerpt).joined(separator: "\n")
  }
}
