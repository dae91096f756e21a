import Foundation
import Glibc

/// The wire to a child and the outputs beside it, served by one loop over `poll`.
struct Connection: ~Copyable {
  private var child: ChildProcess
  private let wire: CInt
  private var incoming = WireFrame.Reader()
  private var wireIsOpen = true
  private var outputIsOpen = true
  private var errorsAreOpen = true
  private let userPath: @Sendable (String) -> String?
  private(set) var output: CapturedOutput
  private(set) var errors: CapturedOutput
  private let clock = ContinuousClock()
  /// Once failed, every further call fails alike.
  private var failure: WidgetFailure?

  init(
    launch: ChildProcess.Launch, outputBound: Int, userPath: @escaping @Sendable (String) -> String?
  ) throws(SystemFailure) {
    var ends: (CInt, CInt) = (-1, -1)
    let result = withUnsafeMutableBytes(of: &ends) {
      socketpair(
        AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0,
        $0.bindMemory(to: CInt.self).baseAddress!)
    }
    guard result == 0 else { throw SystemFailure(call: "a socket pair", code: errno) }
    var launch = launch
    launch.wire = ends.1
    do {
      child = try ChildProcess(launch)
    } catch {
      close(ends.0)
      close(ends.1)
      throw error
    }
    close(ends.1)
    wire = ends.0
    setNonBlocking(wire)
    output = CapturedOutput(bound: outputBound)
    errors = CapturedOutput(bound: outputBound)
    self.userPath = userPath
  }

  deinit { close(wire) }

  mutating func terminate() -> ChildProcess.Ending { child.terminate() }

  mutating func send(_ payload: Data, timeout: Double) throws(WidgetFailure) {
    if let failure { throw failure }
    guard payload.count <= WireFrame.limit else {
      throw fail(.protocolError("a request of \(payload.count) bytes is too long", report: report))
    }
    let frame = [UInt8](WireFrame.encode(payload))
    let deadline = clock.now + .seconds(timeout)
    var sent = 0
    while sent < frame.count {
      let went = frame[sent...].withUnsafeBytes {
        Glibc.send(wire, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if went > 0 {
        sent += went
      } else if errno == EAGAIN {
        guard clock.now < deadline else { throw timeOut(after: timeout) }
        serve(until: deadline, wantsToWrite: true)
      } else if errno != EINTR {
        throw ended()
      }
    }
  }

  mutating func receive(timeout: Double) throws(WidgetFailure) -> Data {
    if let failure { throw failure }
    let deadline = clock.now + .seconds(timeout)
    while true {
      if let payload = incoming.next() { return payload }
      if let announced = incoming.announced, announced > WireFrame.limit {
        throw fail(
          .protocolError("it announces \(announced) bytes, more than a frame has", report: report))
      }
      guard wireIsOpen else { throw ended() }
      guard clock.now < deadline else { throw timeOut(after: timeout) }
      serve(until: deadline, wantsToWrite: false)
    }
  }

  /// Waits until something happens and takes what came.
  private mutating func serve(until deadline: ContinuousClock.Instant, wantsToWrite: Bool) {
    var watched: [pollfd] = []
    if wireIsOpen {
      let events = wantsToWrite ? POLLIN | POLLOUT : POLLIN
      watched.append(pollfd(fd: wire, events: Int16(events), revents: 0))
    }
    if outputIsOpen {
      watched.append(pollfd(fd: child.standardOutput, events: Int16(POLLIN), revents: 0))
    }
    if errorsAreOpen {
      watched.append(pollfd(fd: child.standardError, events: Int16(POLLIN), revents: 0))
    }
    let left = max(0, (deadline - clock.now) / .milliseconds(1))
    _ = Glibc.poll(&watched, nfds_t(watched.count), CInt(min(left.rounded(.up), 1_000_000)))
    drainOutputs()
    if wireIsOpen { readWire() }
  }

  private mutating func drainOutputs() {
    if outputIsOpen { outputIsOpen = output.drain(child.standardOutput) }
    if errorsAreOpen { errorsAreOpen = errors.drain(child.standardError) }
  }

  private mutating func readWire() {
    var buffer = [UInt8](repeating: 0, count: 256 * 1024)
    while incoming.pending <= WireFrame.limit {
      let got = recv(wire, &buffer, buffer.count, 0)
      if got > 0 {
        incoming.append(buffer[..<got])
      } else if got == 0 {
        wireIsOpen = false
        return
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        wireIsOpen = false
        return
      }
    }
  }

  private var report: CrashReport { CrashReport(errorOutput: errors.text, userPath: userPath) }

  /// The wire is closed: what became of the process?
  private mutating func ended() -> WidgetFailure {
    let ending = waitForEnd(seconds: WidgetProcess.backtraceGrace)
    switch ending {
    case .exited(let code) where !incoming.isEmpty && code == 0:
      return fail(.protocolError("it ended within a frame", report: report))
    case .exited(let code): return fail(.exited(code: Int(code), report: report))
    case .signaled(let signal): return fail(.crashed(signal: Int(signal), report: report))
    case nil:
      _ = child.terminate()
      return fail(.protocolError("it closed the wire and went on running", report: report))
    }
  }

  private mutating func timeOut(after seconds: Double) -> WidgetFailure {
    drainOutputs()
    // A crashed process that is writing its backtrace did not hang.
    if errors.text.contains("*** Signal"), waitForEnd(seconds: WidgetProcess.backtraceGrace) != nil
    {
      return ended()
    }
    _ = child.terminate()
    drainOutputs()
    return fail(.timedOut(seconds: seconds, report: report))
  }

  /// Lets the process end by itself and keeps its outputs flowing meanwhile.
  private mutating func waitForEnd(seconds: Double) -> ChildProcess.Ending? {
    let deadline = clock.now + .seconds(seconds)
    while true {
      drainOutputs()
      if let ending = child.poll() {
        drainOutputs()
        return ending
      }
      guard clock.now < deadline else { return nil }
      serve(until: min(deadline, clock.now + .milliseconds(2)), wantsToWrite: false)
    }
  }

  private mutating func fail(_ reason: WidgetFailure) -> WidgetFailure {
    failure = reason
    _ = child.terminate()
    return reason
  }
}
