import Foundation

/// The files of a timeline: a folder for each frame, and the page.
enum TimelineFiles {
  static let page = "index.html"

  /// Writes all files and notes their paths in the report. A cancelled task stops between files.
  static func write(
    _ report: inout TimelineReport, to folder: OutputFolder
  ) throws(Problem) {
    guard !report.frames.isEmpty else { return }
    var folder = folder
    let paths = report.frames.map(paths)
    try folder.claim(paths.flatMap { $0 } + [page])
    for (index, paths) in paths.enumerated() {
      for (number, path) in paths.enumerated() {
        guard !Task.isCancelled else { return }
        guard let drawing = report.frames[index].pictures[number].picture.drawing else { continue }
        try folder.write(drawing.png.data, to: path)
        report.frames[index].pictures[number].picture.drawing?.files[.png] = path
      }
    }
    guard !Task.isCancelled else { return }
    try folder.write(Data(TimelinePage(report).html.utf8), to: page)
    report.page = folder.url.appendingPathComponent(page).path
    try folder.finish()
  }

  /// `02-0945-update/lock-screen.png`; the second card is `lock-screen-2.png`.
  private static func paths(of frame: TimelineReport.Frame) -> [String] {
    let names = StateName.unique(frame.pictures.map(\.picture.presentation.rawValue))
    return names.map { "\(frame.name)/\($0).png" }
  }
}
