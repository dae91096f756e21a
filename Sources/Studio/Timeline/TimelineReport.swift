import ActivityModel
import Foundation
import Phone
import Project

/// What came of a script: its frames with their pictures, and everything that there is to say.
package struct TimelineReport: Equatable, Sendable {
  package var options: TimelineOptions
  package var name: String
  package var frames: [Frame] = []
  package var problems: [Problem] = []
  package var warnings: [String] = []
  package var diagnostics: [CompilerDiagnostic] = []
  /// The page, when it was written.
  package var page: String?

  package struct Frame: Equatable, Sendable {
    package var frame: TimelineFrame
    /// Safe as a folder's name: `02-0945-update-preview-2`.
    package var name: String
    package var pictures: [Shown]
  }

  package struct Shown: Equatable, Sendable {
    package var shown: TimelineFrame.Shown
    package var state: DrawnState
    package var picture: PreviewReport.Picture
  }

  package init(options: TimelineOptions, name: String) {
    self.options = options
    self.name = name
  }

  package var allProblems: [Problem] {
    var result = problems
    for problem in frames.flatMap({ $0.pictures.compactMap(\.picture.problem) })
    where !result.contains(problem) {
      result.append(problem)
    }
    return result
  }

  package var pictureCount: Int {
    frames.flatMap(\.pictures).count { $0.picture.drawing != nil }
  }

  /// 0 drawn, 1 an error in project, script or input, 2 wrong use, 3 Islet's own failure.
  package var exitCode: Int32 { allProblems.map(\.kind.exitCode).max() ?? 0 }

  /// The time of day in the phone's time zone.
  package func clock(_ date: Date) -> String {
    ClockTime(date, secondsFromGMT: options.zone.secondsFromGMT(for: date)).description
  }

  /// A line of the log in the phone's time zone.
  package func text(_ entry: LogEntry) -> String {
    entry.text(secondsFromGMT: options.zone.secondsFromGMT(for: entry.time))
  }
}

extension TimelineFrame {
  /// Where the phone is, in words: `Locked`, `App in front`, `Home Screen`.
  package var situation: String {
    if screen.isLocked { return screen.isLit ? "Locked" : "Locked, screen dark" }
    return screen.app == nil ? "Home Screen" : "App in front"
  }
}
