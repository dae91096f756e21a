import Foundation
import Wire

/// What was noticed in one picture, in the JSON that Islet writes.
struct NoteDocument: Encodable {
  var kind: String
  var severity: String
  var message: String
  var advice: String?
  var texts: [String]?
  var frames: [FrameDocument]?
  var rule: String?

  init(_ note: Rendering.Note) {
    kind = note.kind.rawValue
    severity = note.severity.rawValue
    message = note.message
    advice = note.advice.isEmpty ? nil : note.advice
    texts = note.texts.isEmpty ? nil : note.texts
    frames = note.frames.isEmpty ? nil : note.frames.map { FrameDocument($0) }
    rule = note.kind.rule
  }
}

/// What was noticed in a presentation of one or more states.
struct FindingDocument: Encodable {
  var project: String
  var activity: String
  var presentation: String?
  var states: [String]
  var kind: String
  var severity: String
  var message: String
  var advice: String?
  var texts: [String]?
  var frames: [FrameDocument]?
  var rule: String?

  init(_ finding: Finding, in report: PreviewReport) {
    project = report.projects[finding.place.project].name
    activity = finding.place.activity
    presentation = finding.place.presentation?.rawValue
    states = finding.states
    let note = NoteDocument(finding.note)
    kind = note.kind
    severity = note.severity
    message = note.message
    advice = note.advice
    texts = note.texts
    frames = note.frames
    rule = note.rule
  }
}
