import Foundation
import Project
import Wire

/// A run's part for one project.
struct ProjectRun: Sendable {
  var path: String
  var options: PreviewOptions
  var tools: PreviewTools
  var inputs: StateChoice
  /// How many widget processes may draw at once.
  var lanes: Int

  func project() async -> PreviewReport.Project {
    var project = PreviewReport.Project(path: path, name: Self.name(of: path))
    tools.progress("Building \(project.name)")
    do {
      let built = try await tools.build(path)
      project.name = built.name
      project.diagnostics = built.diagnostics
      project.warnings = built.warnings
      try await draw(built, into: &project)
    } catch let failure as ProjectFailure {
      project.diagnostics = failure.diagnostics
      project.problems.append(
        Problem(kind: failure.isInternal ? .internal : .build, message: failure.message))
    } catch let problem as Problem {
      project.problems.append(problem)
    } catch {
      project.problems.append(Problem(kind: .internal, message: "\(error)"))
    }
    return project
  }

  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }

  private func draw(
    _ built: BuiltProject, into project: inout PreviewReport.Project
  ) async throws(Problem) {
    let opening = WidgetOpening(
      path: path, now: options.clock.now, locale: options.locale, timeLimit: options.timeLimit)
    var session = try opening.start(built.widget)
    let description = try opening.describe(session, previews: inputs.usesPreviews)
    let states: [DrawnState]
    do {
      let samples = try samples(of: description, opening, built.widget, &session, into: &project)
      states = try inputs.states(of: description, samples: samples)
    } catch {
      session.stop()
      // Why there are no samples is a better thing to say than that there are no previews.
      guard project.problems.isEmpty else { return }
      throw error as? Problem ?? Self.problem(error)
    }
    project.states = await drawn(states, of: built, with: session)
    await drawPreviewsWhereSamplesFail(built, opening, into: &project)
  }

  private func drawn(
    _ states: [DrawnState], of built: BuiltProject, with session: any WidgetSession
  ) async -> [PreviewReport.State] {
    let jobs = states.flatMap { state in
      options.drawnPresentations.map {
        RenderJob(
          state: state, presentation: $0,
          environment: options.environment(isStale: state.isStale))
      }
    }
    let pool = RenderPool(jobs: jobs, options: options, tools: tools, project: built)
    let pictures = await pool.pictures(
      startedSession: session, lanes: min(lanes, jobs.count / 6 + 1))
    let count = options.drawnPresentations.count
    return states.enumerated().map { index, state in
      PreviewReport.State(
        state: state, pictures: Array(pictures[index * count..<(index + 1) * count]),
        notes: [Self.sizeNote(state)].compactMap { $0 })
    }
  }

  /// Where no sample of an activity is drawn whole, its previews are drawn besides: they are states
  /// that the author knows to work.
  private func drawPreviewsWhereSamplesFail(
    _ built: BuiltProject, _ opening: WidgetOpening, into project: inout PreviewReport.Project
  ) async {
    let failing = project.activities.filter { activity in
      activity.states.allSatisfy { state in
        state.state.source == .sample && state.pictures.contains { $0.problem != nil }
      }
    }.map(\.type)
    guard inputs.samples, !failing.isEmpty, let session = try? opening.start(built.widget) else {
      return
    }
    var previews = inputs
    previews.samples = false
    guard let description = try? opening.describe(session),
      let states = try? previews.states(of: description).filter({
        failing.contains($0.attributesType)
      }), !states.isEmpty
    else { return session.stop() }
    for type in failing where states.contains(where: { $0.attributesType == type }) {
      project.warnings.append(
        "No sample of \(type) could be drawn whole, so its previews are drawn besides.")
    }
    project.states += await drawn(states, of: built, with: session)
  }

  private static func problem(_ error: any Error) -> Problem {
    guard let error = error as? StateChoiceError else {
      return Problem(kind: .internal, message: "\(error)")
    }
    return Problem(kind: error.isUsage ? .usage : .build, message: error.description)
  }

  /// Asks the widget for the samples that are needed. A type of which there are none does not cost
  /// the others, and is a warning only where the previews of others are drawn unasked.
  private func samples(
    of description: WidgetDescription, _ opening: WidgetOpening, _ widget: any StartableWidget,
    _ session: inout any WidgetSession, into project: inout PreviewReport.Project
  ) throws -> [WidgetSamples] {
    let isWelcome = !inputs.samples && !description.previews.isEmpty && inputs.activity == nil
    var made: [WidgetSamples] = []
    for type in try inputs.sampledTypes(of: description) {
      do {
        let samples = try opening.samples(of: type, from: session)
        made.append(samples)
        project.samples.append(
          SampledActivity(
            attributesType: type, isAutomatic: !inputs.samples, isCutShort: samples.isCutShort))
      } catch {
        if isWelcome {
          project.warnings.append(error.message)
        } else {
          project.problems.append(error)
        }
        if error.kind != .sample {
          session.stop()
          session = try opening.start(widget)
        }
      }
    }
    return made
  }

  /// ActivityKit refuses what is larger; here it is drawn all the same.
  private static func sizeNote(_ state: DrawnState) -> Rendering.Note? {
    // The size of a sample is Islet's doing.
    guard state.source != .sample, let size = state.payloadSize, size > DrawnState.payloadLimit
    else { return nil }
    return Rendering.Note(
      kind: .payloadTooLarge,
      message: """
        Attributes and content state of \(state.name) take \(size) bytes. ActivityKit refuses more \
        than \(DrawnState.payloadLimit): the activity would not start, and an update would be dropped.
        """,
      advice: "Send less, or load the rest in the app.")
  }
}

extension Problem {
  /// What kind of problem a widget's failure is.
  static func kind(_ failure: WidgetFailure) -> Kind {
    switch failure {
    case .timedOut: .timeLimit
    case .crashed, .exited: .crash
    case .notStarted, .protocolError: .internal
    }
  }
}

extension WidgetFailure {
  /// The backtrace and the last lines the process printed; nil when there are none.
  var output: String? {
    switch self {
    case .notStarted: return nil
    case .exited(_, let report), .crashed(_, let report), .timedOut(_, let report),
      .protocolError(_, let report):
      let calls = report.frames.map { frame in
        "at \(frame.file):\(frame.line)\(frame.column.map { ":\($0)" } ?? "") in \(frame.function)"
      }
      let lines = report.lastLines + calls
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }
}
