import Synchronization

/// Names that were asked for while something was drawn, and are not there.
package final class NameRecorder: Sendable {
  private let recorded = Mutex<[String]>([])

  package init() {}

  /// In the order in which they were first asked for.
  package var names: [String] { recorded.withLock { $0 } }

  func record(_ name: String) {
    recorded.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}
