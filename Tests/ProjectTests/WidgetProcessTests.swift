import Foundation
import Glibc
import Testing

@testable import Project

/// Whatever a widget process does, Islet learns of it and goes on.
struct WidgetProcessTests {
  private func start(
    _ behavior: String, memory: UInt = 2 << 30, bound: Int = 32 * 1024
  ) throws -> WidgetProcess {
    try WidgetProcess(
      executable: try TestProgram.misbehaving.get(),
      settings: WidgetProcess.Settings(
        memoryLimit: memory, outputBound: bound, environment: ["BEHAVIOR": behavior]))
  }

  private func failure(of behavior: String, timeout: Double = 20) throws -> WidgetFailure? {
    let process = try start(behavior)
    try process.send(Data([1]))
    return #expect(throws: WidgetFailure.self) { try process.receive(timeout: timeout) }
  }

  @Test("Frames come back as they went, small, empty and larger than any buffer")
  func echoes() throws {
    let process = try start("echo")
    for payload in [Data("hello".utf8), Data(), Data(repeating: 7, count: 5 << 20)] {
      try process.send(payload)
      #expect(try process.receive(timeout: 20) == payload)
    }
  }

  @Test("A trap is a crash with Swift's message and the place in the user's source")
  func trap() throws {
    guard case .crashed(let signal, let report)? = try failure(of: "trap") else {
      Issue.record("not a crash")
      return
    }
    #expect(signal == Int(SIGILL) || signal == Int(SIGTRAP))
    #expect(report.message == "Fatal error: Index out of range")
    #expect(report.frames.first?.function == "innermost(_:)")
    #expect(report.frames.first?.file.hasSuffix("/misbehaving.swift") == true)
  }

  @Test("The message of fatalError is kept")
  func fatal() throws {
    guard case .crashed(_, let report)? = try failure(of: "fatalError") else {
      Issue.record("not a crash")
      return
    }
    #expect(report.message == "Fatal error: the kettle is empty")
  }

  @Test("A bad access is a crash with its signal")
  func segfault() throws {
    guard case .crashed(let signal, _)? = try failure(of: "segfault") else {
      Issue.record("not a crash")
      return
    }
    #expect(signal == Int(SIGSEGV))
  }

  @Test("An early exit is told with its code")
  func exits() throws {
    guard case .exited(let code, _)? = try failure(of: "exit") else {
      Issue.record("not an exit")
      return
    }
    #expect(code == 3)
  }

  @Test("An endless loop is ended at the time limit, and the next call fails alike")
  func loops() throws {
    let process = try start("loop")
    try process.send(Data([1]))
    let expected = WidgetFailure.timedOut(seconds: 0.1, report: CrashReport())
    #expect(throws: expected) { try process.receive(timeout: 0.1) }
    #expect(throws: expected) { try process.receive(timeout: 0.1) }
    #expect(throws: expected) { try process.send(Data([1])) }
  }

  @Test("Half a frame and an impossible length are errors of the protocol")
  func brokenFrames() throws {
    for behavior in ["half", "huge"] {
      guard case .protocolError? = try failure(of: behavior) else {
        Issue.record("\(behavior): not an error of the protocol")
        continue
      }
    }
  }

  @Test("Noise on the output is kept within bounds and does not harm the answer")
  func noise() throws {
    let process = try start("noise", bound: 1000)
    try process.send(Data([42]))
    #expect(try process.receive(timeout: 20) == Data([42]))
    let output = process.standardOutput
    #expect(output.count > 2000)
    #expect(output.text.utf8.count < 2200)
    #expect(output.text.contains("bytes left out"))
  }

  @Test("Memory beyond the limit ends the widget, not the machine")
  func memory() throws {
    let process = try start("memory", memory: 256 << 20)
    try process.send(Data([1]))
    let failure = #expect(throws: WidgetFailure.self) { try process.receive(timeout: 20) }
    guard case .crashed? = failure else {
      Issue.record("not a crash: \(String(describing: failure))")
      return
    }
  }

  @Test("The widget gets the wire and the three standard descriptors, and no other of ours")
  func descriptors() throws {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    let process = try start("descriptors")
    try process.send(Data([1]))
    #expect(String(decoding: try process.receive(timeout: 20), as: UTF8.self) == "0 1 2 3")
  }

  @Test("The environment is the chosen one")
  func environment() throws {
    let process = try start("environment")
    try process.send(Data([1]))
    #expect(
      String(decoding: try process.receive(timeout: 20), as: UTF8.self)
        == "BEHAVIOR HOME ISLET_WIRE_FD LANG LC_ALL PATH SWIFT_BACKTRACE TMPDIR TZ")
  }

  @Test("The working folder is a scratch folder that goes with the process")
  func scratchFolder() throws {
    var process: WidgetProcess? = try start("directory")
    try process?.send(Data([1]))
    let answer = try #require(try process?.receive(timeout: 20))
    let path = String(decoding: answer, as: UTF8.self)
    #expect(FileManager.default.fileExists(atPath: path))
    process = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Processes in several threads do not disturb each other")
  func concurrency() async throws {
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in UInt8(0)..<8 {
        group.addTask {
          let process = try start("echo")
          let payload = Data(repeating: number, count: 100_000)
          try process.send(payload)
          return try process.receive(timeout: 20) == payload
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 8))
  }

  @Test("A program that is not there is told with the system's reason")
  func notStarted() {
    let url = URL(fileURLWithPath: "/nowhere/widget")
    let failure = SystemFailure(call: "starting /nowhere/widget", code: ENOENT)
    #expect(throws: WidgetFailure.notStarted(failure)) { try WidgetProcess(executable: url) }
  }

  @Test("A failure says what happened, where, and what to look for")
  func sentences() {
    let frame = CrashReport.Frame(
      function: "Card.body.getter", file: "W/Card.swift", line: 7, column: 3)
    let crash = WidgetFailure.crashed(
      signal: 4, report: CrashReport(message: "Fatal error: Index out of range", frames: [frame]))
    #expect(
      crash.description == "The widget crashed (SIGILL, a trap of Swift)."
        + " Fatal error: Index out of range."
        + " It happened in Card.body.getter at W/Card.swift:7.")
    #expect(
      WidgetFailure.timedOut(seconds: 5, report: CrashReport()).description
        == "The widget did not answer within 5 s and was ended."
        + " Look for an endless loop or for waiting in a view's body.")
  }

  @Test("Kept output is the beginning and the end, and the rest is counted")
  func capture() {
    var output = CapturedOutput(bound: 4)
    output.append(Array("abcdef".utf8))
    output.append(Array("ghijkl".utf8))
    #expect(output.count == 12)
    #expect(output.omitted == 4)
    #expect(output.text == "abcd\n… 4 bytes left out …\nijkl")
  }
}
