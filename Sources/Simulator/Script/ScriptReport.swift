import Foundation

/// What came of a script.
package struct ScriptReport: Codable, Equatable, Sendable {
  package struct Step: Codable, Equatable, Sendable {
    package enum Outcome: String, Codable, Sendable { case passed, failed, skipped }

    package var line: Int
    package var text: String
    package var outcome: Outcome
    /// Why it failed, and what was there instead.
    package var message: String?
    /// The file of a picture, in the folder of the output.
    package var picture: String?
  }

  /// The name of the script's file.
  package var script: String
  package var steps: [Step]
  package var log: [PhoneSnapshot.LogLine]
  package var problems: [PhoneSnapshot.ProblemNote]

  package var failure: Step? { steps.first { $0.outcome == .failed } }

  /// The report as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The report in the form of JUnit, a case a line.
  package var junit: String {
    let cases = steps.map { step in
      let name = "line \(step.line): \(step.text)"
      let open = "    <testcase classname=\"\(Self.escape(script))\" name=\"\(Self.escape(name))\""
      switch step.outcome {
      case .passed: return open + "/>"
      case .skipped: return open + "><skipped/></testcase>"
      case .failed:
        return open
          + "><failure message=\"\(Self.escape(step.message ?? ""))\"></failure></testcase>"
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="\(Self.escape(script))" tests="\(steps.count)" \
      failures="\(count(.failed))" skipped="\(count(.skipped))">
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private func count(_ outcome: Step.Outcome) -> Int { steps.count { $0.outcome == outcome } }

  /// Characters that XML takes for its own, or does not allow.
  private static func escape(_ text: String) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "&": Array("&amp;")
        case "<": Array("&lt;")
        case ">": Array("&gt;")
        case "\"": Array("&quot;")
        case "\n": Array("&#10;")
        case let scalar where scalar.value < 32: ["�"]
        default: [Character(scalar)]
        }
      })
  }
}
