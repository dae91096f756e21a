import Foundation
import Testing

@testable import Lint

struct PrinterTests {
  private var printer: LintPrinter {
    let text = "{\"aps\": {\n  \"event\": \"update\",\n}}"
    let file = PushFile(name: "a,b.json", contents: Data(text.utf8))
    let finding = LintFinding(
      LintCatalogue.trailingComma, file: file.name, place: TextPlace(line: 2, column: 20),
      path: "aps", "A comma: 100 %.", mend: "Remove it.")
    return LintPrinter(findings: [finding], files: [file], version: "1.2")
  }

  @Test("Words have the place, the line with a mark, why, and the mend")
  func words() throws {
    #expect(
      try printer.text(as: .text) == """
        a,b.json:2:20: error P102: A comma: 100 %.
            |   "event": "update",
            |                    ^
            JSON has no trailing commas, so the phone drops the push; Apple's service answers 200.
            Remove it.
        1 push: 1 error.

        """)
    let nothing = LintPrinter(findings: [], files: printer.files, version: "1.2")
    #expect(try nothing.text(as: .text) == "1 push, nothing found.\n")
  }

  @Test("Workflow commands escape what GitHub reads as its own")
  func github() throws {
    let text = try printer.text(as: .github)
    #expect(
      text.hasPrefix(
        "::error file=a%2Cb.json,line=2,col=20,"
          + "title=P102 comma before the end of an object or array::A comma: 100 %25. "))
    #expect(text.hasSuffix("\n"))
  }

  @Test("SARIF has version 2.1.0, each used rule once, and results with regions")
  func sarif() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(printer.text(as: .sarif).utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["P102"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["level"] as? String == "error")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["region"] as? [String: Int]) == ["startLine": 2, "startColumn": 20])
  }

  @Test("JSON has the rule, the place and the sentences")
  func json() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(printer.text(as: .json).utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "islet-lint")
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "P102")
    #expect(finding["line"] as? Int == 2)
    #expect(finding["path"] as? String == "aps")
    #expect(finding["mend"] as? String == "Remove it.")
  }
}
