import Foundation
import Testing

@testable import Project

/// The compiler's messages with the user's paths.
struct DiagnosticTests {
  static let output = """
    /home/me/ride/Widget/A.swift:3:5: error: cannot find 'Card' in scope
        Card()
        ^~~~
    /home/me/ride/Widget/A.swift:9:1: warning: variable 'x' was never used
    let x = 1
        ^
    /cache/building/islet-AbCdEf/masked/Widget/B.swift:1:2: note: here
    @main
     ^
    /cache/building/islet-AbCdEf/generated/IsletMain.swift:1:8: error: no such module 'WidgetKit'
    import WidgetKit
           ^
    <unknown>:0: error: fatal error encountered
    ld.lld: error: undefined symbol: foo
    clang: error: linker command failed with exit code 1 (use -v to see invocation)
    """

  let paths = PathDisplay(
    root: URL(fileURLWithPath: "/home/me/ride"), buildings: URL(fileURLWithPath: "/cache/building"),
    currentDirectory: "/home/me")

  @Test("Messages are read with place, severity and excerpt")
  func parses() {
    let diagnostics = DiagnosticParser.parse(Self.output) { paths.display($0) }
    #expect(
      diagnostics == [
        CompilerDiagnostic(
          severity: .error, path: "ride/Widget/A.swift", line: 3, column: 5,
          message: "cannot find 'Card' in scope", excerpt: ["    Card()", "    ^~~~"]),
        CompilerDiagnostic(
          severity: .warning, path: "ride/Widget/A.swift", line: 9, column: 1,
          message: "variable 'x' was never used", excerpt: ["let x = 1", "    ^"]),
        CompilerDiagnostic(
          severity: .note, path: "ride/Widget/B.swift", line: 1, column: 2, message: "here",
          excerpt: ["@main", " ^"]),
        CompilerDiagnostic(
          severity: .error, path: "IsletMain.swift (written by Islet)", line: 1, column: 8,
          message: "no such module 'WidgetKit'", excerpt: ["import WidgetKit", "       ^"]),
        CompilerDiagnostic(severity: .error, message: "fatal error encountered"),
        CompilerDiagnostic(severity: .error, message: "undefined symbol: foo"),
        CompilerDiagnostic(
          severity: .error,
          message: "linker command failed with exit code 1 (use -v to see invocation)"),
      ])
  }

  @Test("A failure shows errors with their excerpts and leaves warnings out")
  func describes() {
    let failure = BuildFailure(
      diagnostics: [
        CompilerDiagnostic(
          severity: .error, path: "A.swift", line: 1, column: 2, message: "bad",
          excerpt: ["x", "^"]),
        CompilerDiagnostic(severity: .note, path: "A.swift", line: 2, column: 1, message: "see"),
        CompilerDiagnostic(severity: .warning, path: "A.swift", line: 3, message: "meh"),
        CompilerDiagnostic(severity: .note, message: "of the warning"),
      ], hints: ["A hint."])
    #expect(
      failure.description == """
        A.swift:1:2: error: bad
        x
        ^
        A.swift:2:1: note: see
        A hint.
        The widget does not compile: there is one error.
        """)
  }

  @Test("A module that is not there gets one hint, however often it is imported")
  func hintsAtModule() {
    let error = CompilerDiagnostic(
      severity: .error, path: "A.swift", line: 1, column: 8, message: "no such module 'Firebase'")
    let project = WidgetProject(
      root: URL(fileURLWithPath: "/home/me/ride"), sources: [], activities: [])
    let hints = BuildHints.hints(for: [error, error], project: project)
    #expect(hints.count == 1)
    #expect(hints[0].hasPrefix("Islet has no module Firebase."))
    #expect(hints[0].hasSuffix("a folder named Firebase with its source lies in /home/me/ride."))
  }

  @Test(
    "Only the user's files are the user's in a backtrace",
    arguments: [
      ("/home/me/ride/W/A.swift", "ride/W/A.swift"),
      ("/cache/building/islet-x/masked/W/A.swift", "ride/W/A.swift"),
      ("/cache/building/islet-x/generated/IsletMain.swift", nil),
      ("/usr/lib/swift/A.swift", nil), ("/home/me/rides/A.swift", nil),
    ] as [(String, String?)])
  func userPaths(_ path: String, shown: String?) { #expect(paths.userPath(path) == shown) }
}
