import Foundation

extension TimelineScript {
  /// Reads a script.
  ///
  /// - Throws: every line's fault at once.
  package init(parsing text: String) throws(ScriptFaults) {
    guard text.utf8.count <= Self.greatestSize else {
      throw ScriptFaults(
        line: 1,
        "The script is larger than \(Self.greatestSize / 1_000) KB. Make two scripts of it.")
    }
    var parser = ScriptParser()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { parser.read(line, number: index + 1) }
    steps = try parser.finished()
  }
}

/// All that is wrong with a script.
package struct ScriptFaults: Error, Equatable, Sendable {
  package var faults: [ScriptFault]

  package init(faults: [ScriptFault]) {
    self.faults = faults
  }

  init(line: Int, _ message: String) {
    faults = [ScriptFault(line: line, message: message)]
  }
}

/// Reads the lines of a script, one after the other.
struct ScriptParser {
  private static let commands =
    ["start", "update", "end", "push", "advance", "wind", "snapshot"]
    + TimelineCommand.Action.allCases.map(\.rawValue)

  private var steps: [TimelineScript.Step] = []
  private var faults: [ScriptFault] = []

  mutating func read(_ line: Substring, number: Int) {
    do throws(LineFault) {
      let words: ScriptWords
      do {
        words = try ScriptWords(line)
      } catch {
        throw LineFault(error.message)
      }
      guard !words.words.isEmpty else { return }
      var reader = LineReader(words.words)
      let command = try Self.command(&reader)
      try reader.end()
      steps.append(TimelineScript.Step(line: number, text: words.text, command: command))
    } catch {
      faults.append(ScriptFault(line: number, message: error.message))
    }
  }

  func finished() throws(ScriptFaults) -> [TimelineScript.Step] {
    guard faults.isEmpty else { throw ScriptFaults(faults: faults) }
    guard let first = steps.first else {
      throw ScriptFaults(
        line: 1, "The script holds no command. Begin with a line such as: start preview 1")
    }
    guard steps.count <= TimelineScript.greatestCount else {
      throw ScriptFaults(
        line: steps[TimelineScript.greatestCount].line,
        "The script holds more than \(TimelineScript.greatestCount) commands. "
          + "Make two scripts of it.")
    }
    let begin = steps.firstIndex { $0.command.mayStart } ?? steps.count
    if let early = steps[..<begin].first(where: { $0.command.needsActivity }) {
      throw ScriptFaults(
        line: early.line,
        "There is no activity yet. Start one before, with a line such as: start preview 1")
    }
    guard begin < steps.count else {
      throw ScriptFaults(
        line: first.line,
        "The script starts no activity. Begin with a line such as: start preview 1")
    }
    return steps
  }

  // MARK: Commands

  private static func command(_ line: inout LineReader) throws(LineFault) -> TimelineCommand {
    let name = line.name()
    switch name {
    case "start": return try start(&line)
    case "update": return try update(&line)
    case "end": return try end(&line)
    case "push":
      guard case .file(let path)? = try line.content() else {
        throw LineFault("push wants a file with the payload: push FILE.json")
      }
      return .push(path: path)
    case "advance", "wind": return .advance(try line.duration(after: name))
    case "snapshot": return .snapshot(line.rest())
    default:
      if let action = TimelineCommand.Action(rawValue: name) { return .act(action) }
      throw LineFault(
        "There is no command \(name). Write one of \(commands.joined(separator: ", ")).")
    }
  }

  private static func start(_ line: inout LineReader) throws(LineFault) -> TimelineCommand {
    guard let first = try line.content(before: ["stale"]) else {
      throw LineFault(
        "start wants what the activity begins with. Write start preview 1, "
          + "start FILE.json with the keys attributes and state, or start ATTRIBUTES.json STATE.json"
      )
    }
    var content = StartContent.both(first)
    if let second = try line.content(before: ["stale"]) {
      content = .apart(attributes: first, state: second)
    }
    let stale = line.take("stale") ? try line.duration(after: "stale") : nil
    return .start(content, stale: stale)
  }

  private static func update(_ line: inout LineReader) throws(LineFault) -> TimelineCommand {
    let modifiers = ["stale", "score", "alert"]
    guard let content = try line.content(before: modifiers) else {
      throw LineFault(
        "update wants a state. Write update preview 2, update STATE.json or update {\"key\": 1}")
    }
    var stale: TimeInterval?
    var score: Double?
    var alerts = false
    while true {
      if stale == nil, line.take("stale") {
        stale = try line.duration(after: "stale")
      } else if score == nil, line.take("score") {
        score = try line.number(after: "score")
      } else if !alerts, line.take("alert") {
        alerts = true
      } else {
        return .update(content, stale: stale, score: score, alerts: alerts)
      }
    }
  }

  private static func end(_ line: inout LineReader) throws(LineFault) -> TimelineCommand {
    let content = try line.content(before: ["immediate", "default", "after"])
    if line.take("immediate") { return .end(content, .immediate) }
    if line.take("after") { return .end(content, .after(try line.duration(after: "after"))) }
    _ = line.take("default")
    return .end(content, .default)
  }
}

extension TimelineCommand {
  /// Whether an activity may exist after it.
  fileprivate var mayStart: Bool {
    switch self {
    case .start, .push: true
    default: false
    }
  }

  fileprivate var needsActivity: Bool {
    switch self {
    case .update, .end, .act(.hold), .act(.remove), .act(.collapse): true
    default: false
    }
  }
}
