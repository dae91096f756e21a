import Foundation

/// What a process that failed left on its error output, cut down to what helps.
package struct CrashReport: Equatable, Sendable {
  /// One call of the user's code, innermost first.
  package struct Frame: Equatable, Sendable {
    package var function: String
    package var file: String
    package var line: Int
    package var column: Int?

    package init(function: String, file: String, line: Int, column: Int?) {
      self.function = function
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// `Fatal error: Index out of range`, as Swift says it.
  package var message: String?
  /// The calls of the crashed thread that lie in files the caller knows.
  package var frames: [Frame]
  /// The last lines of the error output, without the backtrace.
  package var lastLines: [String]

  package init(message: String? = nil, frames: [Frame] = [], lastLines: [String] = []) {
    self.message = message
    self.frames = frames
    self.lastLines = lastLines
  }

  /// Reads the error output of a process. A frame is kept when `isKnown` says that its file is the
  /// user's; a path can be renamed on the way.
  package init(
    errorOutput: String, lastLineCount: Int = 12, userPath: (String) -> String? = { $0 }
  ) {
    var frames: [Frame] = []
    var others: [String] = []
    var message: String?
    var inBacktrace = false
    for line in errorOutput.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("*** Signal") || line.hasPrefix("*** Program crashed") {
        inBacktrace = true
        continue
      }
      if inBacktrace {
        if line.hasPrefix("Backtrace took") { inBacktrace = false }
        if let frame = Self.frame(in: line), let path = userPath(frame.file) {
          frames.append(
            Frame(function: frame.function, file: path, line: frame.line, column: frame.column))
        }
        continue
      }
      if let range = line.range(of: "Fatal error") ?? line.range(of: "Precondition failed") {
        message = String(line[range.lowerBound...])
      }
      others.append(String(line))
    }
    self.init(message: message, frames: frames, lastLines: others.suffix(lastLineCount))
  }

  /// `4 [ra] 0x0000 Foo.go(_:) + 32 in cg at /path/c.swift:2:44`.
  private static func frame(in line: Substring) -> Frame? {
    guard let address = line.range(of: "0x"), let at = line.range(of: " at /", options: .backwards)
    else { return nil }
    let afterAddress = line[address.lowerBound...].drop { $0 != " " }.dropFirst()
    guard afterAddress.startIndex <= at.lowerBound else { return nil }
    var function = afterAddress[..<at.lowerBound]
    if let module = function.range(of: " in ", options: .backwards) {
      function = function[..<module.lowerBound]
    }
    if let offset = function.range(of: " + ", options: .backwards),
      function[offset.upperBound...].allSatisfy(\.isNumber)
    {
      function = function[..<offset.lowerBound]
    }
    let place = line[line.index(before: at.upperBound)...].split(separator: ":")
    guard place.count >= 2, place[0].hasPrefix("/"), let number = Int(place[1]) else { return nil }
    return Frame(
      function: String(function), file: String(place[0]), line: number,
      column: place.count > 2 ? Int(place[2]) : nil)
  }

  /// The message and where it happened, as the rest of a sentence for people.
  func sentence(otherwise: String) -> String {
    var text = ""
    if let message { text += " \(message)." }
    if let frame = frames.first {
      text += " It happened in \(frame.function) at \(frame.file):\(frame.line)."
    }
    if text.isEmpty, let last = lastLines.last { text = " Its last words: “\(last)”." }
    return text.isEmpty ? " \(otherwise)" : text
  }
}
