import Project
import Synchronization

/// Tells what a process printed since it was last asked.
final class NoiseMeter: Sendable {
  private struct Heard {
    var text = ""
    var count = 0

    /// What came after that; all that is kept when too much came to tell.
    mutating func new(_ output: CapturedOutput) -> String {
      guard output.count > count else { return "" }
      let all = output.text
      defer {
        text = all
        count = output.count
      }
      return all.hasPrefix(text) ? String(all.dropFirst(text.count)) : all
    }
  }

  private let heard = Mutex((output: Heard(), errors: Heard()))

  func new(_ output: CapturedOutput, _ errors: CapturedOutput) -> String {
    heard.withLock { $0.output.new(output) + $0.errors.new(errors) }
  }
}
