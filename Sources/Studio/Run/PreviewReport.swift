import ActivityModel
import Drawing
import Foundation
import Project
import Wire

/// What a run drew and what it has to say, as values: summary, contact sheet and JSON read it.
package struct PreviewReport: Equatable, Sendable {
  package var options: PreviewOptions
  package var projects: [Project]
  /// Problems that belong to no project: input files, the output folder.
  package var problems: [Problem] = []
  /// The contact sheet, when it was written.
  package var contactSheet: String?

  package struct Project: Equatable, Sendable {
    package var path: String
    package var name: String
    package var states: [State] = []
    package var diagnostics: [CompilerDiagnostic] = []
    package var problems: [Problem] = []
    package var warnings: [String] = []
    /// Activities of which samples were made.
    package var samples: [SampledActivity] = []

    package var pictures: [Picture] { states.flatMap(\.pictures) }

    /// Activities in the order of their states, each with its states.
    package var activities: [(type: String, states: [State])] {
      var order: [String] = []
      for state in states where !order.contains(state.state.attributesType) {
        order.append(state.state.attributesType)
      }
      return order.map { type in
        (type, states.filter { $0.state.attributesType == type })
      }
    }
  }

  /// What keeps a made-up state from being drawn is no error while other states of the activity are
  /// drawn whole: the app may never make such a state.
  package static func isExcused(_ state: State, in project: Project) -> Bool {
    state.state.source == .sample
      && project.states.contains { other in
        other.state.attributesType == state.state.attributesType && !other.pictures.isEmpty
          && other.pictures.allSatisfy { $0.problem == nil }
      }
  }

  package struct State: Equatable, Sendable {
    package var state: DrawnState
    package var pictures: [Picture]
    /// What was found that is the same in every presentation.
    package var notes: [Rendering.Note] = []
  }

  package struct Picture: Equatable, Sendable {
    package var presentation: Presentation
    /// Nil when there is a problem instead.
    package var drawing: Drawing?
    package var problem: Problem?
    /// What the user's code printed while it drew.
    package var noise: String
  }

  package struct Drawing: Equatable, Sendable {
    /// Points.
    package var size: CGSize
    package var tree: ElementTree
    package var notes: [Rendering.Note]
    package var widgetURL: String?
    /// The name of the screen beside the device on which the presentation is seen, `Apple Watch 45
    /// mm`; nil when it is the device's own.
    package var companion: String?
    package var list: DisplayList
    /// The picture for the contact sheet.
    package var png: PNGPicture
    /// Files of the other formats that were asked for.
    package var canvases: [CanvasFormat: Data] = [:]
    /// Paths of the files written, below the output folder.
    package var files: [PictureFormat: String] = [:]
  }

  package init(options: PreviewOptions, projects: [Project] = []) {
    self.options = options
    self.projects = projects
  }

  package var pictureCount: Int {
    projects.flatMap(\.pictures).count { $0.drawing != nil }
  }

  /// Every problem once: a state that does not decode fails alike in each presentation.
  package var allProblems: [Problem] {
    var result = problems
    for problem in projects.flatMap({ project in
      project.problems
        + project.states.filter { !Self.isExcused($0, in: project) }
        .flatMap(\.pictures).compactMap(\.problem)
    })
    where !result.contains(problem) {
      result.append(problem)
    }
    return result
  }

  /// What was noticed about the project and about what its code prints, each once, in the order of
  /// the pictures.
  package var warnings: [String] {
    var seen: Set<String> = []
    return projects.flatMap { warnings(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// Whose states were made up, and how to give others.
  package var remarks: [String] {
    projects.flatMap { project in
      project.samples.map { $0.remark(project: project.path, output: options.output) }
    }
  }

  private func warnings(of project: Project) -> [String] {
    project.warnings
      + project.states.flatMap { state in
        state.pictures.flatMap { picture -> [String] in
          let noise = picture.noise.split(separator: "\n").first.map {
            "\(state.state.attributesType), \(state.state.name), "
              + "\(picture.presentation.rawValue): the code printed while it was drawn: \($0)"
          }
          let excused =
            Self.isExcused(state, in: project) ? picture.problem.map(Self.warning) : nil
          return [noise, excused].compactMap { $0 }
        }
      }
  }

  private static func warning(_ problem: Problem) -> String {
    problem.message
      + " Islet made this state up; if your app can make it too, the widget has to draw it."
  }

  /// The code of a strict run that drew everything and found faults.
  package static let findingsExitCode: Int32 = 4

  /// 0 drawn, 1 the project has an error, 2 wrong use, 3 Islet's own failure; the gravest counts.
  /// A strict run that is otherwise good ends with 4 when a finding is more than a note, those in
  /// made-up states left out.
  package var exitCode: Int32 {
    if let code = allProblems.map(\.kind.exitCode).max() { return code }
    let isBad =
      options.isStrict && findings.contains { $0.note.severity > .note && !$0.isOfSamples }
    return isBad ? Self.findingsExitCode : 0
  }

  /// Whether some text or bar in the pictures depends on the clock.
  package var showsRunningContent: Bool {
    projects.flatMap(\.pictures).contains { $0.drawing?.tree.isRunning ?? false }
  }
}

/// A picture as bytes.
package struct PNGPicture: Equatable, Sendable {
  package var data: Data
  /// Pixels.
  package var width: Int
  package var height: Int

  package init(data: Data, width: Int, height: Int) {
    self.data = data
    self.width = width
    self.height = height
  }

  /// A picture of `size` points at `scale` pixels per point.
  package init(data: Data, size: CGSize, scale: Double) {
    self.init(
      data: data, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
  }
}
