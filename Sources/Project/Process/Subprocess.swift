import Foundation
import Glibc

/// Runs a tool to its end and gives back what it wrote.
enum Subprocess {
  struct Result: Sendable {
    /// Nil when it took too long and was ended.
    var ending: ChildProcess.Ending?
    var output: CapturedOutput
    var errors: CapturedOutput
  }

  static func run(
    _ launch: ChildProcess.Launch, outputBound: Int, timeout: Duration
  ) throws(SystemFailure) -> Result {
    var child = try ChildProcess(launch)
    var output = CapturedOutput(bound: outputBound)
    var errors = CapturedOutput(bound: outputBound)
    var outputIsOpen = true
    var errorsAreOpen = true
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while outputIsOpen || errorsAreOpen {
      guard clock.now < deadline else {
        _ = child.terminate()
        return Result(ending: nil, output: output, errors: errors)
      }
      var watched: [pollfd] = []
      if outputIsOpen {
        watched.append(pollfd(fd: child.standardOutput, events: Int16(POLLIN), revents: 0))
      }
      if errorsAreOpen {
        watched.append(pollfd(fd: child.standardError, events: Int16(POLLIN), revents: 0))
      }
      // A tool may leave a child behind that holds the pipes, so look after it now and then.
      let ready = poll(&watched, nfds_t(watched.count), 200)
      if outputIsOpen { outputIsOpen = output.drain(child.standardOutput) }
      if errorsAreOpen { errorsAreOpen = errors.drain(child.standardError) }
      if ready == 0, child.poll() != nil { break }
    }
    return Result(ending: child.wait(), output: output, errors: errors)
  }
}
