/// Reads the output of `swiftc -diagnostic-style llvm` and of the linker behind it.
enum DiagnosticParser {
  /// The messages in order. `display` turns a path of the compiler into the one to show.
  static func parse(_ output: String, display: (String) -> String) -> [CompilerDiagnostic] {
    var diagnostics: [CompilerDiagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if var diagnostic = head(line) {
        diagnostic.path = diagnostic.path.map(display)
        // A type's problem is told once a file that meets it; once is enough.
        if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
      } else if !diagnostics.isEmpty, isExcerpt(line, of: diagnostics[diagnostics.count - 1]) {
        diagnostics[diagnostics.count - 1].excerpt.append(String(line))
      }
    }
    return diagnostics
  }

  /// The source line and the marks below it, two lines at most.
  private static func isExcerpt(_ line: Substring, of diagnostic: CompilerDiagnostic) -> Bool {
    guard diagnostic.line != nil else { return false }
    switch diagnostic.excerpt.count {
    case 0: return true
    case 1: return line.contains { $0 == "^" || $0 == "~" }
    default: return false
    }
  }

  /// `path:line:column: severity: message`, `<unknown>:0: …`, `severity: message` or a linker's
  /// `ld.lld: error: …`.
  private static func head(_ line: Substring) -> CompilerDiagnostic? {
    for severity in [CompilerDiagnostic.Severity.error, .warning, .note, .remark] {
      let mark = "\(severity.rawValue): "
      guard let found = line.range(of: mark) else { continue }
      let message = String(line[found.upperBound...])
      let before = line[..<found.lowerBound]
      if before.isEmpty { return CompilerDiagnostic(severity: severity, message: message) }
      guard before.hasSuffix(": ") else { continue }
      let place = before.dropLast(2)
      if isTool(place) || place.hasPrefix("<unknown>") {
        return CompilerDiagnostic(severity: severity, message: message)
      }
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      return CompilerDiagnostic(
        severity: severity, path: parts.dropLast(2).joined(separator: ":"), line: row,
        column: column, message: message)
    }
    return nil
  }

  private static func isTool(_ name: Substring) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    return ["ld.lld", "lld", "ld", "ld.gold", "clang", "swiftc", "swift-driver", "swift-frontend"]
      .contains { last == $0 || last.hasPrefix($0 + "-") }
  }
}
