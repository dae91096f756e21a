import Foundation
import PhonePage
import Simulator
import Studio

extension IsletCommand {
  /// `islet run` without a script: the phone on a page, until Ctrl-C.
  static func page(_ command: RunCommand, terminal: Terminal) async -> Int32 {
    let interruption = Interruption()
    let task = Task { await serve(command, terminal: terminal) }
    let watched = interruption.watch { task.cancel() }
    defer { for source in watched { source.cancel() } }
    return await task.value
  }

  private static func serve(_ command: RunCommand, terminal: Terminal) async -> Int32 {
    let tools = PreviewTools.standard { terminal.progress($0) }
    let path = command.options.path
    do {
      let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
      terminal.progress("Building \(name)")
      var notes: [String] = []
      var parts = try await ScriptRun(options: command.options, tools: tools)
        .parts(named: name, notes: &notes)
      // A phone on the desk lets the time pass.
      parts.rate = 1
      for note in notes { terminal.error("islet: \(note)\n") }
      let run = PageRun(
        parts: parts, path: path, port: UInt16(command.port ?? 0), build: tools.build)
      try await run.serve { url in
        terminal.output(
          "The phone is at \(url.absoluteString)\nSave a file to see its change; Ctrl-C ends.\n")
        if command.opensBrowser { open(url) }
      }
      return 0
    } catch let failure as ProjectFailure {
      let lines = failure.diagnostics.map { "\($0)" } + [failure.message]
      terminal.error("islet: \(lines.joined(separator: "\n"))\n")
      return failure.isInternal ? 3 : 1
    } catch let problem as Problem {
      terminal.error("islet: \(problem.message)\n")
      return problem.kind.exitCode
    } catch {
      terminal.error("islet: \(error)\n")
      return 1
    }
  }

  /// Opens the page in the desktop's browser, where there is a desktop.
  private static func open(_ url: URL) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    process.arguments = [url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Without it the person opens the printed address.
    try? process.run()
  }
}
