import Foundation
import Project
import Simulator

/// A phone on its page, with the project's folder watched, until its task is cancelled.
package struct PageRun: Sendable {
  package var parts: PhoneParts
  package var path: String
  /// 0 takes a free one.
  package var port: UInt16
  package var build: ProjectReload.Build

  package init(parts: PhoneParts, path: String, port: UInt16, build: @escaping ProjectReload.Build)
  {
    self.parts = parts
    self.path = path
    self.port = port
    self.build = build
  }

  /// Serves the page.
  ///
  /// - Parameter opened: Is told the address for the person's browser.
  /// - Throws: `PageServerFailure` or `ProjectError`, sentences.
  package func serve(opened: (URL) -> Void) async throws {
    let watcher = try SourceWatcher(path: path)
    defer { watcher.stop() }
    let phone = SimulatedPhone(parts)
    let server = try PageServer(control: phone, port: port)
    await phone.switchOn()
    opened(server.url)
    await ProjectReload(path: path, build: build, phone: phone).follow(watcher.changes)
    server.stop()
    await phone.switchOff()
  }
}
