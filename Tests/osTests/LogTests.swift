import AppleFoundation
import Testing

@testable import os

@Suite("Log messages")
struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test("a line has the category, the level and the message")
  func lines() {
    let log = OSLog(subsystem: "com.example.app", category: "Ride")
    #expect(log.line("info", "Started") == "[Ride] info: Started\n")
    #expect(
      OSLog(subsystem: "com.example.app", category: "").line("error", "x")
        == "[com.example.app] error: x\n")
    #expect(OSLog.default.line("debug", "x") == "debug: x\n")
  }

  @Test("private values are shown, for the log is the developer's own")
  func privacy() {
    #expect(
      text("a \("b", privacy: .private) \(3, privacy: .sensitive) \("c", privacy: .public)")
        == "a b 3 c")
    #expect(text("\("b", privacy: .private(mask: .hash))") == "b")
  }

  @Test("numbers have the form that is asked for")
  func numbers() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(-5, format: .decimal(minDigits: 3))") == "-005")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true))") == "+5")
    #expect(text("\(8, format: .octal)") == "10")
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(1.25, format: .fixed(precision: 1))") == "1.2")
    #expect(text("\(Float(0.5), format: .exponential(precision: 1))") == "5.0e-01")
  }

  @Test("values are aligned to columns")
  func alignment() {
    #expect(text("[\("ab", align: .left(columns: 4))]") == "[ab  ]")
    #expect(text("[\(7, align: .right(columns: 4))]") == "[   7]")
    #expect(text("[\("abcdef", align: .right(columns: 4))]") == "[abcdef]")
  }

  @Test("truth values are words")
  func booleans() {
    #expect(text("\(true) \(false, format: .answer)") == "true no")
  }

  @Test("a format of os_log loses the notes in its conversions")
  func formats() {
    #expect(LogFormat("%{public}@ took %.1f s, 5%%").plain == "%@ took %.1f s, 5%%")
    #expect(LogFormat("%{public}d of %d").filled(with: [1, 2]) == "1 of 2")
  }

  @Test("a format that reads more arguments than there are is shown as it is")
  func missingArguments() {
    #expect(LogFormat("%d of %d").filled(with: [1]) == "%d of %d")
    #expect(LogFormat("100%%").filled(with: []) == "100%")
  }

  @Test("a lock gives its state to one at a time")
  func lock() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 { counter.withLock { $0 += 1 } }
        }
      }
    }
    let count = counter.withLock { $0 }
    #expect(count == 8000)
    let nested = counter.withLock { _ in counter.withLockIfAvailable { $0 } }
    #expect(nested == nil)
  }

  @Test("a disabled log writes nothing")
  func disabled() {
    #expect(!OSLog.disabled.isEnabled(type: .error))
    #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .debug))
  }
}
