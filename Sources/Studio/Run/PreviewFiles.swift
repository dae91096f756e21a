import Drawing
import Foundation

/// The files of a run.
enum PreviewFiles {
  static let contactSheet = "index.html"

  /// One file to come.
  private struct Plan {
    var path: String
    var format: PictureFormat
    var project: Int
    var state: Int
    var picture: Int
  }

  /// Writes all files and notes their paths in the report. A cancelled task stops between files.
  static func write(
    _ report: inout PreviewReport, to folder: OutputFolder
  ) throws(Problem) {
    // With nothing drawn, an earlier run's pictures stay.
    guard report.pictureCount > 0 else { return }
    var folder = folder
    let folders = activityFolders(of: report)
    let plans = plans(for: report, folders: folders)
    let samples = SampleFiles(report, folders: folders)
    try folder.claim(plans.map(\.path) + samples.paths + [Self.contactSheet])
    for plan in plans {
      guard !Task.isCancelled else { return }
      guard let data = try data(of: plan, in: report) else { continue }
      try folder.write(data, to: plan.path)
      report.projects[plan.project].states[plan.state].pictures[plan.picture]
        .drawing?.files[plan.format] = plan.path
    }
    guard !Task.isCancelled else { return }
    try samples.write(&report, to: &folder)
    try folder.write(Data(ContactSheet(report).html.utf8), to: Self.contactSheet)
    report.contactSheet = folder.url.appendingPathComponent(Self.contactSheet).path
    try folder.finish()
  }

  private static func plans(
    for report: PreviewReport, folders: [[String: String]]
  ) -> [Plan] {
    var plans: [Plan] = []
    for (p, project) in report.projects.enumerated() {
      for (s, state) in project.states.enumerated() {
        let activity = folders[p][state.state.attributesType] ?? state.state.attributesType
        for (i, picture) in state.pictures.enumerated() where picture.drawing != nil {
          let base = "\(activity)/\(state.state.name)/\(picture.presentation.rawValue)"
          for format in PictureFormat.allCases where report.options.formats.contains(format) {
            plans.append(
              Plan(
                path: "\(base).\(format.fileExtension)", format: format, project: p, state: s,
                picture: i))
          }
        }
      }
    }
    return plans
  }

  /// A folder for each attributes type; where two projects have types of one name, the later ones
  /// get a number.
  private static func activityFolders(of report: PreviewReport) -> [[String: String]] {
    let types = report.projects.map { $0.activities.map(\.type) }
    var names = StateName.unique(types.flatMap { $0 })[...]
    return types.map { types in
      defer { names = names.dropFirst(types.count) }
      return Dictionary(zip(types, names)) { first, _ in first }
    }
  }

  private static func data(
    of plan: Plan, in report: PreviewReport
  ) throws(Problem) -> Data? {
    let state = report.projects[plan.project].states[plan.state]
    let picture = state.pictures[plan.picture]
    guard let drawing = picture.drawing else { return nil }
    do {
      return switch plan.format {
      case .png: drawing.png.data
      case .svg: drawing.canvases[.svg]
      case .pdf: drawing.canvases[.pdf]
      case .text: Data(drawing.tree.text.utf8)
      case .json: try PictureDocument(picture, of: state.state)?.encoded()
      }
    } catch {
      throw Problem(kind: .internal, message: "\(plan.path) could not be made: \(error)")
    }
  }
}
