/// A widget that does not compile or link.
package struct BuildFailure: Error, Equatable, Sendable {
  /// Every message, in the order of the compiler.
  package var diagnostics: [CompilerDiagnostic]
  /// Sentences of Islet about messages that need a word.
  package var hints: [String]
  /// The output of the compiler as it was.
  package var rawOutput: String

  package init(diagnostics: [CompilerDiagnostic], hints: [String] = [], rawOutput: String = "") {
    self.diagnostics = diagnostics
    self.hints = hints
    self.rawOutput = rawOutput
  }

  package var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
}

extension BuildFailure: CustomStringConvertible {
  /// The errors with their notes, then the hints. Warnings are left out.
  package var description: String {
    var lines: [String] = []
    var shows = false
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: shows = true
      case .warning, .remark: shows = false
      case .note: break
      }
      if shows { lines.append(diagnostic.description) }
    }
    if lines.isEmpty { lines.append(rawOutput) }
    lines += hints
    let count = errors.count
    let summary =
      count == 1
      ? "The widget does not compile: there is one error."
      : "The widget does not compile: there are \(count) errors."
    return (lines + [count == 0 ? "The widget could not be built." : summary])
      .joined(separator: "\n")
  }
}

/// Words of Islet beside the compiler's.
enum BuildHints {
  static func hints(for diagnostics: [CompilerDiagnostic], project: WidgetProject) -> [String] {
    var hints: [String] = []
    var modules: Set<String> = []
    for diagnostic in diagnostics where diagnostic.severity == .error {
      if let module = quoted(in: diagnostic.message, after: "no such module "),
        modules.insert(module).inserted
      {
        hints.append(
          "Islet has no module \(module). It has ActivityKit, WidgetKit, SwiftUI, Charts, UIKit,"
            + " AppIntents, Foundation and os; a package's module can be used when a folder named \(module)"
            + " with its source lies in \(project.root.path).")
      }
    }
    let messages = diagnostics.filter { $0.severity == .error }.map(\.message)
    for (mark, hint) in objectiveC where messages.contains(where: { $0.contains(mark) }) {
      hints.append(hint)
    }
    // What was left out may be what the compiler misses.
    return hints + (messages.isEmpty ? [] : project.notes)
  }

  /// Parts of messages that tell of Objective-C, which Linux has not.
  private static let objectiveC: KeyValuePairs<String, String> = [
    "'#selector' can only be used":
      "#selector names a method for Objective-C to call, which Linux has not. A widget's views call no"
      + " selectors: use a closure, or move the code into a file that the widget does not need.",
    "'optional' can only be applied":
      "Optional requirements of a protocol are Objective-C's, which Linux has not. Give the requirement"
      + " a default in an extension, or move the protocol into a file that the widget does not need.",
    "'#keyPath' can only be used":
      "#keyPath asks Objective-C for a property's name, which Linux has not. Write the name as a text,"
      + " or use a key path: \\.name.",
  ]

  private static func quoted(in message: String, after prefix: String) -> String? {
    guard let start = message.range(of: prefix + "'") else { return nil }
    return String(message[start.upperBound...].prefix { $0 != "'" })
  }
}
