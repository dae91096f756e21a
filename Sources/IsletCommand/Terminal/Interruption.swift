import Dispatch
import Foundation
import Glibc
import Synchronization

/// Turns Ctrl-C and a polite kill into the end of a task, so that no file is left half written and
/// no process is left running.
final class Interruption: Sendable {
  private let first = Mutex<CInt?>(nil)

  /// The signal that came, or nil.
  var signal: CInt? { first.withLock { $0 } }

  /// Calls `cancel` when the first signal comes; a second one ends the process at once.
  /// Signals are watched as long as the result is kept.
  func watch(cancel: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      Glibc.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        let isSecond = first.withLock { first in
          defer { first = first ?? number }
          return first != nil
        }
        if isSecond { _exit(128 + number) }
        cancel()
        Self.endChildren()
      }
      source.activate()
      return source
    }
  }

  /// Compilers and widgets lead process groups of their own, which Ctrl-C does not reach.
  private static func endChildren() {
    let tasks = "/proc/self/task"
    for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
      let file = URL(fileURLWithPath: "\(tasks)/\(task)/children")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for child in text.split(separator: " ").compactMap({ pid_t($0) }) {
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
      }
    }
  }
}
