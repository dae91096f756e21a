import Foundation
import Project
import Studio
import Testing

@testable import PhonePage
@testable import Simulator

struct ProjectReloadTests {
  @Test("Each error of the compiler is shown with file, line and column; warnings are not")
  func errors() {
    let failure = ProjectFailure(
      message: "It does not compile.",
      diagnostics: [
        CompilerDiagnostic(severity: .warning, path: "A.swift", line: 1, message: "unused"),
        CompilerDiagnostic(
          severity: .error, path: "Widget/A.swift", line: 3, column: 5, message: "no 'Txt'",
          excerpt: ["Txt()", "^"]),
        CompilerDiagnostic(severity: .error, message: "linker command failed"),
      ])
    #expect(
      ProjectReload.problems(of: failure) == [
        PhoneSnapshot.ProblemNote(
          source: "build", message: "no 'Txt'", place: "Widget/A.swift:3:5", details: "Txt()\n^"),
        PhoneSnapshot.ProblemNote(
          source: "build", message: "linker command failed", place: nil, details: nil),
      ])
  }

  @Test("A failure without the compiler's words is shown as its sentence")
  func sentence() {
    #expect(
      ProjectReload.problems(of: ProjectFailure(message: "There is no Swift file.")) == [
        PhoneSnapshot.ProblemNote(
          source: "build", message: "There is no Swift file.", place: nil, details: nil)
      ])
  }
}
