import Foundation
import Phone

/// What `islet timeline --json` prints; `docs/json.md` describes the form.
package struct TimelineDocument: Encodable {
  struct Frame: Encodable {
    var name: String
    var title: String
    var line: Int
    var time: String
    var clock: String
    var situation: String
    var shown: [Shown]
    var log: [Entry]
  }

  struct Shown: Encodable {
    var place: String
    var id: String
    var phase: String
    var picture: PictureDocument?
    var problem: String?
  }

  struct Entry: Encodable {
    var time: String
    var clock: String
    var text: String
    var rule: String?
    var activity: String?
  }

  var version = ReportDocument.currentVersion
  var islet: String
  var exitCode: Int32
  var output: String
  var page: String?
  var script: String
  var device: String
  var appearance: String
  var scale: Double
  var now: String
  var timeZone: String
  var locale: String
  var textSize: String
  var layoutDirection: String
  var frames: [Frame]
  var warnings: [String]
  var diagnostics: [ReportDocument.Diagnostic]
  var errors: [ReportDocument.Failure]

  package init(_ report: TimelineReport, isletVersion: String) {
    let options = report.options
    islet = isletVersion
    exitCode = report.exitCode
    output = URL(fileURLWithPath: options.output).standardizedFileURL.path
    page = report.page
    script = options.script
    device = options.device.name
    appearance = options.appearance.rawValue
    scale = options.scale
    now = "\(ISO8601Stamp(options.clock.now))"
    timeZone = options.timeZone
    let reading = options.environment(isStale: false, now: options.clock.now)
    locale = reading.locale
    textSize = reading.textSize.rawValue
    layoutDirection = reading.readingDirection.rawValue
    frames = report.frames.map { Self.frame($0, of: report) }
    warnings = report.warnings
    diagnostics = report.diagnostics.map {
      ReportDocument.Diagnostic(
        project: report.name, severity: $0.severity.rawValue, file: $0.path, line: $0.line,
        column: $0.column, message: $0.message)
    }
    errors = report.allProblems.map {
      ReportDocument.Failure(kind: $0.kind.rawValue, message: $0.message, detail: $0.detail)
    }
  }

  private static func frame(_ frame: TimelineReport.Frame, of report: TimelineReport) -> Frame {
    Frame(
      name: frame.name, title: frame.frame.title, line: frame.frame.line,
      time: "\(ISO8601Stamp(frame.frame.time))", clock: report.clock(frame.frame.time),
      situation: frame.frame.situation,
      shown: frame.pictures.map { shown in
        Shown(
          place: shown.shown.place.rawValue, id: shown.shown.activity.id.rawValue,
          phase: shown.shown.activity.phase.rawValue,
          picture: PictureDocument(shown.picture, of: shown.state),
          problem: shown.picture.problem?.message)
      },
      log: frame.frame.log.map { entry in
        Entry(
          time: "\(ISO8601Stamp(entry.time))", clock: report.clock(entry.time),
          text: report.text(entry), rule: entry.rule?.label, activity: entry.activity?.rawValue)
      })
  }

  /// The document as it is printed, with a line break at its end.
  package func text() throws -> String {
    String(decoding: try documentEncoder().encode(self), as: UTF8.self) + "\n"
  }
}
