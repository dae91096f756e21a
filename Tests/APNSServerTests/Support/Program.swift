import Foundation

/// A program of others that a test runs.
struct Program {
  struct Result: Sendable {
    var code: Int32
    var output: String
    var error: String
  }

  /// Runs a program of the path to its end.
  static func run(_ words: [String], input: String = "") async throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let (input, data) = (Pipe(), Data(input.utf8))
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    return try await withCheckedThrowingContinuation { continuation in
      // Waiting blocks a thread: one of its own, as tasks and queues share theirs.
      Thread.detachNewThread {
        do {
          try process.run()
          try? input.fileHandleForWriting.write(contentsOf: data)
          try? input.fileHandleForWriting.close()
          let complaints = Reader(error)
          let text = output.fileHandleForReading.readDataToEndOfFile()
          let words = complaints.all()
          process.waitUntilExit()
          continuation.resume(
            returning: Result(
              code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
              error: String(decoding: words, as: UTF8.self)))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// Reads a pipe on a thread of its own, so that neither of two fills up.
  private final class Reader: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
      let handle = pipe.fileHandleForReading
      Thread.detachNewThread { [self] in
        data = handle.readDataToEndOfFile()
        done.signal()
      }
    }

    func all() -> Data {
      done.wait()
      return data
    }
  }
}
