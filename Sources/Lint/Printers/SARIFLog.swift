import Foundation

/// The findings in the Static Analysis Results Interchange Format 2.1.0.
struct SARIFLog: Encodable {
  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "islet lint"
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable { var level: String }
  struct Message: Encodable { var text: String }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Location: Encodable { var physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  init(_ printer: LintPrinter) {
    let used = LintCatalogue.all.filter { rule in
      printer.findings.contains { $0.rule == rule }
    }
    let rules = used.map { rule in
      Rule(
        id: rule.number, shortDescription: Message(text: rule.title),
        fullDescription: Message(text: rule.reason),
        defaultConfiguration: Configuration(level: Self.level(rule.severity)))
    }
    let results = printer.findings.map { finding in
      let region = finding.place.map { Region(startLine: $0.line, startColumn: $0.column) }
      return Result(
        ruleId: finding.rule.number, level: Self.level(finding.rule.severity),
        message: Message(text: "\(finding.message) \(finding.mend)"),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: ArtifactLocation(uri: Self.uri(finding.file)), region: region))
        ])
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: printer.version, rules: rules)), results: results)
    ]
  }

  private static func level(_ severity: LintRule.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  /// A relative reference as RFC 3986 wants it.
  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
