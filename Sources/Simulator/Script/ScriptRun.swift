import ActivityModel
import Foundation
import Studio

/// One run of `islet run --script`: reads the script, builds, plays, writes pictures.
package struct ScriptRun: Sendable {
  package struct Options: Equatable, Sendable {
    package var path: String
    /// The file with the script; nil when there is none.
    package var script: String?
    package var output = "islet-run"
    package var settings = PhoneSettings()
    /// The time on the phone's clock when it is switched on.
    package var start = PreviewClock.standard.now
    /// Pixels a point.
    package var scale = 3.0

    package init(path: String, script: String?) {
      self.path = path
      self.script = script
    }
  }

  /// What came of it.
  package struct Result: Sendable {
    package var report: ScriptReport?
    package var problems: [Problem] = []
    package var notes: [String] = []

    /// 0 as expected, 1 not, or an error in project or script, 3 Islet's own failure.
    package var exitCode: Int32 {
      max(problems.map(\.kind.exitCode).max() ?? 0, report?.failure == nil ? 0 : 1)
    }

    /// The report for a person.
    package var text: String {
      guard let report else { return "" }
      let count = "\(report.steps.count) \(report.steps.count == 1 ? "line" : "lines")"
      let pictures = report.steps.compactMap { step in step.picture.map { "  \($0)\n" } }.joined()
      guard let failure = report.failure else {
        return "\(report.script): \(count), all as expected.\n\(pictures)"
      }
      return "\(report.script):\(failure.line): \(failure.text)\n  \(failure.message ?? "")\n"
        + pictures
    }
  }

  package var options: Options
  package var tools: PreviewTools

  package init(options: Options, tools: PreviewTools) {
    self.options = options
    self.tools = tools
  }

  package func result() async -> Result {
    var result = Result()
    do {
      // The whole script is checked before anything is built.
      let script = try readScript()
      let output = try OutputFolder.open(options.output)
      let name = URL(fileURLWithPath: options.path).standardizedFileURL.lastPathComponent
      tools.progress("Building \(name)")
      let parts = try await parts(named: name, notes: &result.notes)
      let phone = SimulatedPhone(parts)
      let player = try player(phone, script, output)
      result.report = await player.play(script)
      await phone.switchOff()
    } catch let failure as ProjectFailure {
      let lines = failure.diagnostics.map { "\($0)" }
      result.problems.append(
        Problem(
          kind: failure.isInternal ? .internal : .build,
          message: (lines + [failure.message]).joined(separator: "\n")))
    } catch let faults as PhoneScriptFaults {
      result.problems += faults.faults.map {
        Problem(
          kind: .input, message: "\(options.script ?? ""):\($0.line):\($0.column): \($0.message)")
      }
    } catch let problem as Problem {
      result.problems.append(problem)
    } catch {
      result.problems.append(Problem(kind: .internal, message: "\(error)"))
    }
    return result
  }

  /// The phone's parts, the widget built.
  package func parts(named name: String, notes: inout [String]) async throws -> PhoneParts {
    let built = try await tools.build(options.path)
    notes += built.warnings
    let found = try PhoneTemplates.find(
      in: built.widget, path: options.path, now: options.start, locale: options.settings.locale)
    notes += found.notes
    return PhoneParts(
      app: AppDescription(
        id: AppID("app.\(name)"), name: built.name, supportsFrequentUpdates: true,
        attributesTypes: found.attributesTypes),
      widget: built.widget, templates: found.templates, settings: options.settings,
      fonts: built.applicationFonts, start: options.start)
  }

  private func readScript() throws -> PhoneScript {
    let path = options.script ?? ""
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(
        kind: .input,
        message: "There is no script at \(path). Write one, with a line such as: launch")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Problem(kind: .input, message: "\(path) is not UTF-8 text. Save it as UTF-8.")
    }
    return try PhoneScript(parsing: text)
  }

  private func player(
    _ phone: SimulatedPhone, _ script: PhoneScript, _ output: OutputFolder
  ) throws -> ScriptPlayer {
    let file = URL(fileURLWithPath: options.script ?? "")
    // Every picture that may be written is announced, the one of a failure too.
    var names = [Self.file(ScriptPlayer.failureName)]
    for case .snapshot(let name) in script.steps.map(\.command) { names.append(Self.file(name)) }
    var claimed = output
    try claimed.claim(names)
    let folder = Guarded(claimed)
    return ScriptPlayer(
      control: phone, name: file.lastPathComponent, folder: file.deletingLastPathComponent(),
      scale: options.scale,
      write: { name, png throws(PhoneControlFailure) in
        do {
          return try folder.use { folder in
            try folder.write(png, to: Self.file(name))
            return folder.url.appendingPathComponent(Self.file(name)).path
          }
        } catch {
          throw PhoneControlFailure((error as? Problem)?.message ?? "\(error)")
        }
      }, progress: tools.progress)
  }

  private static func file(_ name: String) -> String {
    "\(StateName.safe(name) ?? "snapshot").png"
  }
}
