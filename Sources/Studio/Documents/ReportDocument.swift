import Foundation
import Project

/// What `islet preview --json` prints; `docs/json.md` describes the form.
package struct ReportDocument: Encodable {
  /// Raised when something is taken away or changes its meaning; additions do not raise it.
  static let currentVersion = 1

  struct Failure: Encodable {
    var kind: String
    var message: String
    var detail: String?
    var project: String?
    var activity: String?
    var state: String?
    var presentation: String?
  }

  struct Sample: Encodable {
    var project: String
    var activity: String
    var isAutomatic: Bool
    var isCutShort: Bool
    var attributes: String?
    var states: [String]
    var edited: [String]
  }

  struct Diagnostic: Encodable {
    var project: String
    var severity: String
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
  }

  var version = currentVersion
  var islet: String
  var exitCode: Int32
  var output: String
  var contactSheet: String?
  var device: String
  var appearance: String
  var scale: Double
  var now: String
  var locale: String
  var textSize: String
  var layoutDirection: String
  var pictures: [PictureDocument]
  var findings: [FindingDocument]
  var samples: [Sample]
  var warnings: [String]
  var diagnostics: [Diagnostic]
  var errors: [Failure]

  package init(_ report: PreviewReport, isletVersion: String) {
    let options = report.options
    islet = isletVersion
    exitCode = report.exitCode
    output = URL(fileURLWithPath: options.output).standardizedFileURL.path
    contactSheet = report.contactSheet
    device = options.device.name
    appearance = options.appearance.rawValue
    scale = options.scale
    now = "\(ISO8601Stamp(options.clock.now))"
    let reading = options.environment(isStale: false)
    locale = reading.locale
    textSize = reading.textSize.rawValue
    layoutDirection = reading.readingDirection.rawValue
    pictures = report.projects.flatMap { project in
      project.states.flatMap { state in
        state.pictures.compactMap { PictureDocument($0, of: state.state, project: project.name) }
      }
    }
    findings = report.findings.map { FindingDocument($0, in: report) }
    samples = report.projects.flatMap { project in
      project.samples.map {
        Sample(
          project: project.name, activity: $0.attributesType, isAutomatic: $0.isAutomatic,
          isCutShort: $0.isCutShort, attributes: $0.attributesPath, states: $0.statePaths,
          edited: $0.editedPaths)
      }
    }
    warnings = report.warnings
    diagnostics = report.projects.flatMap { project in
      project.diagnostics.map {
        Diagnostic(
          project: project.name, severity: $0.severity.rawValue, file: $0.path, line: $0.line,
          column: $0.column, message: $0.message)
      }
    }
    errors =
      report.problems.map {
        Failure(kind: $0.kind.rawValue, message: $0.message, detail: $0.detail)
      }
      + report.projects.flatMap(Self.failures)
  }

  private static func failures(of project: PreviewReport.Project) -> [Failure] {
    let own = project.problems.map {
      Failure(
        kind: $0.kind.rawValue, message: $0.message, detail: $0.detail, project: project.name)
    }
    let drawn = project.states.flatMap { state in
      state.pictures.compactMap { picture in
        PreviewReport.isExcused(state, in: project)
          ? nil
          : picture.problem.map {
            Failure(
              kind: $0.kind.rawValue, message: $0.message, detail: $0.detail, project: project.name,
              activity: state.state.attributesType, state: state.state.name,
              presentation: picture.presentation.rawValue)
          }
      }
    }
    return own + drawn
  }

  /// The document as it is printed, with a line break at its end.
  package func text() throws -> String {
    String(decoding: try documentEncoder().encode(self), as: UTF8.self) + "\n"
  }
}
