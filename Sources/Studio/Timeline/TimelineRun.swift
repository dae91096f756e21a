import ActivityModel
import Foundation
import Phone
import Project
import Wire

/// One run of `islet timeline`: reads the script, builds the widget, plays, draws, writes.
package struct TimelineRun: Sendable {
  package var options: TimelineOptions
  package var tools: PreviewTools

  package init(options: TimelineOptions, tools: PreviewTools) {
    self.options = options
    self.tools = tools
  }

  /// Plays the script as far as it can be played; what cannot is a `Problem` in the report.
  ///
  /// Nothing is written before all pictures are there. A cancelled run writes nothing more.
  package func report() async -> TimelineReport {
    var report = TimelineReport(options: options, name: ProjectRun.name(of: options.path))
    do {
      let script = try script()
      let folder = try OutputFolder.open(options.output)
      tools.progress("Building \(report.name)")
      let built = try await tools.build(options.path)
      report.name = built.name
      report.diagnostics = built.diagnostics
      report.warnings = built.warnings
      try await play(script, built, into: &report)
      guard !Task.isCancelled else { return report }
      try TimelineFiles.write(&report, to: folder)
    } catch let failure as ProjectFailure {
      report.diagnostics = failure.diagnostics
      report.problems.append(
        Problem(kind: failure.isInternal ? .internal : .build, message: failure.message))
    } catch let faults as ScriptFaults {
      report.problems += faults.faults.map(problem)
    } catch let fault as ScriptFault {
      report.problems.append(problem(fault))
    } catch let problem as Problem {
      report.problems.append(problem)
    } catch {
      report.problems.append(Problem(kind: .internal, message: "\(error)"))
    }
    return report
  }

  private func problem(_ fault: ScriptFault) -> Problem {
    Problem(kind: .input, message: "\(options.script):\(fault.line): \(fault.message)")
  }

  private func script() throws -> TimelineScript {
    let path = options.script
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    else {
      throw Problem(
        kind: .input,
        message: "There is no script at \(path). Write one, with a line such as: start preview 1")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      let data = try handle.read(upToCount: TimelineScript.greatestSize + 1) ?? Data()
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Problem(kind: .input, message: "\(path) is not UTF-8 text. Save it as UTF-8.")
      }
      return try TimelineScript(parsing: text)
    } catch let error as CocoaError {
      throw Problem(
        kind: .input, message: "\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  private func play(
    _ script: TimelineScript, _ built: BuiltProject, into report: inout TimelineReport
  ) async throws {
    let opening = WidgetOpening(
      path: options.path, now: options.clock.now, locale: options.locale,
      timeLimit: options.timeLimit)
    let session = try opening.start(built.widget)
    let description = try opening.describe(session)
    let steps: [PlayableStep]
    do {
      steps = try inputs(description, session).steps(of: script)
    } catch {
      session.stop()
      throw error
    }
    let frames = try frames(of: steps, description)
    let jobs = frames.flatMap(renderJobs)
    let pool = RenderPool(jobs: jobs, options: options.drawing, tools: tools, project: built)
    var pictures = await pool.pictures(
      startedSession: session, lanes: min(2, jobs.count / 6 + 1))[...]
    let names = names(of: frames)
    report.frames = zip(frames, names).map { frame, name in
      let shown = zip(frame.shown, renderJobs(frame)).map { shown, job in
        TimelineReport.Shown(
          shown: shown, state: job.state,
          picture: pictures.popFirst()
            ?? PreviewReport.Picture(presentation: job.presentation, noise: ""))
      }
      return TimelineReport.Frame(frame: frame, name: name, pictures: shown)
    }
  }

  private func inputs(
    _ description: WidgetDescription, _ session: any WidgetSession
  ) -> TimelineInputs {
    TimelineInputs(
      description: description,
      folder: URL(fileURLWithPath: options.script).deletingLastPathComponent(),
      activity: options.activity?.split(separator: ".").last.map(String.init)
    ) { type, attributes, state throws(Problem) in
      let request = RenderRequest(
        content: .json(attributesType: type, attributes: attributes, state: state),
        presentation: .lockScreen,
        environment: options.environment(isStale: false, now: options.clock.now))
      do throws(WidgetFailure) {
        let answer = try session.answer(to: .render(request), within: options.timeLimit)
        if case .undecodable(let fault) = answer.reply { return fault }
        return nil
      } catch {
        throw Problem(
          kind: Problem.kind(error),
          message: "\(error) It happened while the states of the script were read.",
          detail: error.output)
      }
    }
  }

  private func frames(
    of steps: [PlayableStep], _ description: WidgetDescription
  ) throws(Problem) -> [TimelineFrame] {
    let app = AppDescription(
      id: "app", name: "App", supportsFrequentUpdates: true,
      attributesTypes: description.activities.map(\.attributesType))
    var player = TimelinePlayer(
      app: app, start: options.clock.now, hasIsland: options.device.island != nil,
      timeZone: options.zone)
    for step in steps { player.play(step) }
    if let line = player.fullAt {
      throw problem(
        ScriptFault(
          line: line,
          message: "The script makes more than \(TimelinePlayer.greatestCount) frames. "
            + "Make two scripts of it."))
    }
    return player.frames
  }

  private func renderJobs(_ frame: TimelineFrame) -> [RenderJob] {
    frame.shown.map { shown in
      let activity = shown.activity
      let isStale = activity.phase == .stale
      return RenderJob(
        state: DrawnState(
          attributesType: activity.attributesType, name: frame.title,
          content: .json(
            attributesType: activity.attributesType, attributes: activity.attributes,
            state: activity.content.state),
          isStale: isStale, attributes: activity.attributes, state: activity.content.state,
          source: .json),
        presentation: presentation(of: shown, in: frame),
        environment: options.environment(isStale: isStale, now: frame.time))
    }
  }

  /// A locked phone whose screen is dark shows its cards where the display is always on.
  private func presentation(
    of shown: TimelineFrame.Shown, in frame: TimelineFrame
  ) -> Presentation {
    let isDark = frame.screen.isLocked && !frame.screen.isLit
    guard isDark, shown.place == .lockScreen, options.device.hasAlwaysOnDisplay else {
      return shown.presentation
    }
    return .alwaysOn
  }

  /// `02-0945-update-preview-2`: in the order of time wherever names are sorted.
  private func names(of frames: [TimelineFrame]) -> [String] {
    let width = String(frames.count).count
    return frames.enumerated().map { index, frame in
      let number = String(index + 1)
      let padding = String(repeating: "0", count: max(0, width - number.count))
      let offset = options.zone.secondsFromGMT(for: frame.time)
      let clock = ClockTime(frame.time, secondsFromGMT: offset).description
      let title = StateName.safe(frame.title).map { "-" + String($0.prefix(40)) } ?? ""
      return padding + number + "-" + clock.filter { $0 != ":" } + title
    }
  }
}
