import Foundation
import Testing

@testable import Project

/// What a build does about previews that do not compile and about intents nobody defined.
struct BuildRemediesTests {
  private let input: BuildInput

  init() {
    var input = BuildInput()
    input.files = [
      BuildInput.File(
        path: "Ride.swift",
        bytes: Array(
          """
          struct Ride: View { var body: some View { Text(intent: TripIntent.self) } }
          #Preview {
            Ride(missing)
          }
          struct P: PreviewProvider {
            static var previews: some View { Ride() }
          }
          """.utf8), origin: .user)
    ]
    self.input = input
  }

  private func error(_ line: Int, _ message: String = "cannot find 'missing' in scope")
    -> CompilerDiagnostic
  {
    CompilerDiagnostic(
      severity: .error, path: "Ride.swift", line: line, column: 1, message: message)
  }

  private func learned(_ errors: [CompilerDiagnostic]) -> BuildRemedies? {
    BuildRemedies(mayLackAssets: false).learning(
      from: BuildFailure(diagnostics: errors), of: input, display: \.path)
  }

  @Test(
    "A preview is blanked where an error lies in it, and the other lines stay",
    arguments: [
      (3, [2, 3, 4]), (2, [2, 3, 4]), (4, [2, 3, 4]), (6, [5, 6, 7]),
    ])
  func blanks(line: Int, blanked: [Int]) throws {
    let remedies = try #require(learned([error(line)]))
    let file = remedies.applied(to: input).files[0]
    #expect(file.origin == .changed)
    #expect(file.bytes.count == input.files[0].bytes.count)
    let old = String(decoding: input.files[0].bytes, as: UTF8.self).components(separatedBy: "\n")
    let new = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
    for (index, line) in new.enumerated() {
      let isBlank = line.allSatisfy { $0 == " " }
      #expect(isBlank == blanked.contains(index + 1))
      #expect(isBlank || line == old[index])
    }
    #expect(
      remedies.warnings.map(\.message) == [
        "This preview does not compile, so it is left out: cannot find 'missing' in scope."
      ])
    #expect(remedies.warnings.map(\.line) == [line])
  }

  @Test("Errors outside of previews teach nothing, nor does the same error twice")
  func nothingNew() throws {
    #expect(learned([error(1)]) == nil)
    let remedies = try #require(learned([error(3)]))
    #expect(
      remedies.learning(
        from: BuildFailure(diagnostics: [error(3)]), of: input, display: \.path) == nil)
  }

  @Test("The reason that is shown is not one that follows from another")
  func reason() throws {
    let remedies = try #require(
      learned([error(2, "generic parameter 'A' could not be inferred"), error(3)]))
    #expect(remedies.warnings.map(\.line) == [3])
  }

  @Test(
    "A class that is used as an intent's and found nowhere is declared",
    arguments: [
      ("cannot find 'TripIntent' in scope", true),
      ("cannot find type 'TripIntent' in scope", true),
      ("cannot find type 'Trip' in scope", false),
    ])
  func intents(message: String, isDeclared: Bool) {
    let added = learned([error(1, message)])?.applied(to: input).files.dropFirst() ?? []
    #expect(added.map(\.path) == (isDeclared ? ["MissingIntents.swift"] : []))
    if let file = added.first {
      #expect(
        String(decoding: file.bytes, as: UTF8.self)
          == "import Intents\n\nclass TripIntent: INIntent, @unchecked Sendable {}\n")
    }
  }
}
