import Foundation
import Glibc
internal import ProcessLaunch

/// One spawned process: its id, the pipes of its output, and how it ended.
///
/// No file descriptor beyond the standard three and the wire reaches it.
struct ChildProcess: ~Copyable {
  /// What to start and how.
  struct Launch {
    var executable: String
    /// Without the name of the program itself.
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var directory: String?
    /// A descriptor of ours that the child finds under the number `ChildProcess.wireDescriptor`.
    var wire: CInt?
    /// Bytes of private memory the process may take; nil is no limit.
    var memoryLimit: UInt?
    /// Seconds of processor time; nil is no limit.
    var processorTime: UInt?
    /// A process in our own group ends with us when the terminal interrupts; one that leads a
    /// group can be ended with all it started.
    var leadsGroup = true
  }

  /// How a process ended.
  enum Ending: Equatable, Sendable {
    case exited(code: CInt)
    case signaled(CInt)
  }

  /// The number under which a child finds its end of the wire.
  static let wireDescriptor: CInt = 3

  let identifier: pid_t
  let standardOutput: CInt
  let standardError: CInt
  private let leadsGroup: Bool
  private var ending: Ending?

  init(_ launch: Launch) throws(SystemFailure) {
    let output = try Pipe()
    let errors: Pipe
    do {
      errors = try Pipe()
    } catch {
      output.closeBoth()
      throw error
    }

    var child: pid_t = 0
    let code = withCStrings([launch.executable] + launch.arguments) { arguments in
      withCStrings(launch.environment.map { "\($0.key)=\($0.value)" }.sorted()) { environment in
        launch.executable.withCString { executable in
          withOptionalCString(launch.directory) { directory in
            var options = ProcessLaunchOptions(
              executable: executable, arguments: arguments, environment: environment,
              directory: directory, output: output.writeEnd, errors: errors.writeEnd,
              wire: launch.wire ?? -1, memory: UInt64(launch.memoryLimit ?? 0),
              processor_time: UInt64(launch.processorTime ?? 0),
              leads_group: launch.leadsGroup ? 1 : 0)
            return process_launch(&options, &child)
          }
        }
      }
    }
    close(output.writeEnd)
    close(errors.writeEnd)
    guard code == 0 else {
      close(output.readEnd)
      close(errors.readEnd)
      throw SystemFailure(call: "starting \(launch.executable)", code: code)
    }
    identifier = child
    leadsGroup = launch.leadsGroup
    standardOutput = output.readEnd
    standardError = errors.readEnd
    setNonBlocking(standardOutput)
    setNonBlocking(standardError)
  }

  deinit {
    if ending == nil {
      killAll()
      var status: CInt = 0
      while waitpid(identifier, &status, 0) == -1 && errno == EINTR {}
    }
    close(standardOutput)
    close(standardError)
  }

  /// How the process ended, or nil while it runs. Does not wait.
  mutating func poll() -> Ending? { reap(options: WNOHANG) }

  /// Waits for the end.
  mutating func wait() -> Ending {
    reap(options: 0) ?? .signaled(SIGKILL)
  }

  /// Ends the process at once, and every process of the group that it leads.
  mutating func terminate() -> Ending {
    if let ending { return ending }
    killAll()
    return wait()
  }

  private func killAll() { kill(leadsGroup ? -identifier : identifier, SIGKILL) }

  private mutating func reap(options: CInt) -> Ending? {
    if let ending { return ending }
    var status: CInt = 0
    var result: pid_t
    repeat { result = waitpid(identifier, &status, options) } while result == -1 && errno == EINTR
    guard result == identifier else { return nil }
    let signal = status & 0x7f
    let found: Ending =
      signal == 0 ? .exited(code: (status >> 8) & 0xff) : .signaled(signal)
    ending = found
    // What the process left behind in its group must not outlive it.
    if leadsGroup { killAll() }
    return found
  }
}

/// A call of the system that failed.
package struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package var call: String
  package var code: CInt

  package var description: String {
    "The system refused \(call): \(String(cString: strerror(code)))."
  }
}

/// Both ends of a pipe, closed in children.
private struct Pipe {
  var readEnd: CInt
  var writeEnd: CInt

  init() throws(SystemFailure) {
    var ends: (read: CInt, write: CInt) = (-1, -1)
    let code = process_launch_pipe(&ends.read, &ends.write)
    guard code == 0 else { throw SystemFailure(call: "a pipe", code: code) }
    readEnd = ends.read
    writeEnd = ends.write
  }

  func closeBoth() {
    close(readEnd)
    close(writeEnd)
  }
}

func setNonBlocking(_ descriptor: CInt) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}

private func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  string?.withCString(body) ?? body(nil)
}
