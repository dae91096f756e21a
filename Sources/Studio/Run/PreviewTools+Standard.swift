import Drawing
import Foundation
import Project
import Wire

extension PreviewTools {
  /// The tools of the command: this machine's compiler, cache, fonts and processes.
  package static func standard(
    progress: @escaping @Sendable (String) -> Void
  ) -> PreviewTools {
    PreviewTools(
      build: { path async throws(ProjectFailure) in try build(path) },
      projects: { path, activity in
        ProjectFolders.projects(
          at: path, activity: activity, kits: try? KitsLocation.find(),
          cache: try? CacheFolder.standard())
      },
      makeEncoder: { PictureEncoder(applicationFonts: $0) }, progress: progress)
  }

  private static func build(_ path: String) throws(ProjectFailure) -> BuiltProject {
    do {
      let cache = try CacheFolder.standard()
      // Without kits the folder's own faults are told first.
      let project = try WidgetSources.find(
        at: URL(fileURLWithPath: path), kits: try? KitsLocation.find(), cache: cache)
      let kits = try KitsLocation.find()
      let widget = try WidgetBuilder.build(project, kits: kits, cache: cache)
      return BuiltProject(
        name: project.root.lastPathComponent, widget: ProcessWidget(widget),
        applicationFonts: project.resources.fonts,
        diagnostics: widget.isFresh ? widget.warnings : [], warnings: project.notes + widget.notes)
    } catch let failure as BuildFailure {
      throw ProjectFailure(message: words(failure, path: path), diagnostics: failure.diagnostics)
    } catch {
      throw ProjectFailure(message: "\(error)", isInternal: isInternal(error))
    }
  }

  /// The diagnostics themselves are printed before this.
  private static func words(_ failure: BuildFailure, path: String) -> String {
    let count = failure.errors.count
    guard count > 0 else { return "The widget of \(path) could not be built. \(failure.rawOutput)" }
    let errors = count == 1 ? "its error" : "its \(count) errors"
    return
      (["The widget of \(path) does not compile. Mend \(errors) and draw again."]
      + failure.hints).joined(separator: " ")
  }

  /// Faults of the installation, which nobody can mend in the project.
  private static func isInternal(_ error: any Error) -> Bool {
    switch error as? ProjectError {
    case .noKits, .noCompiler, .unwritableCache, .compilerFailed, nil: true
    default: false
    }
  }
}

extension SymbolDirectory {
  /// The folder of the symbol font as this process finds it; a widget runs elsewhere.
  static var ofThisProcess: String? {
    find(
      environment: ProcessInfo.processInfo.environment,
      executable: KitsLocation.runningExecutable?.path,
      workingDirectory: FileManager.default.currentDirectoryPath)
  }
}

/// A compiled widget that is started as a process.
private struct ProcessWidget: StartableWidget {
  private let widget: BuiltWidget

  init(_ widget: BuiltWidget) {
    self.widget = widget
  }

  func start() throws(WidgetFailure) -> any WidgetSession {
    var settings = WidgetProcess.Settings()
    settings.environment[SymbolDirectory.variable] = SymbolDirectory.ofThisProcess
    return ProcessSession(process: try widget.start(settings))
  }
}

/// A conversation with a widget process, in JSON.
private final class ProcessSession: WidgetSession {
  private let process: WidgetProcess
  private let heard = NoiseMeter()

  init(process: WidgetProcess) {
    self.process = process
  }

  func answer(
    to request: WidgetRequest, within seconds: Double
  ) throws(WidgetFailure) -> WidgetAnswer {
    let payload: Data
    do {
      payload = try JSONEncoder().encode(request)
    } catch {
      throw .protocolError("the request cannot be written: \(error)", report: CrashReport())
    }
    try process.send(payload, timeout: seconds)
    let data = try process.receive(timeout: seconds)
    let reply: WidgetReply
    do {
      reply = try JSONDecoder().decode(WidgetReply.self, from: data)
    } catch {
      process.terminate()
      throw .protocolError("\(error)", report: CrashReport())
    }
    return WidgetAnswer(
      reply: reply, noise: heard.new(process.standardOutput, process.standardError))
  }

  func stop() { process.terminate() }
}
