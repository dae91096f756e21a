import ActivityModel
import Foundation
import Studio

extension PhoneScript {
  /// Reads a script.
  ///
  /// - Throws: every line's fault at once.
  package init(parsing text: String) throws(PhoneScriptFaults) {
    var steps: [Step] = []
    var faults: [PhoneScriptFault] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(PhoneScriptReader.Fault) {
        if let step = try Self.step(line, number: index + 1) { steps.append(step) }
      } catch {
        faults.append(
          PhoneScriptFault(line: index + 1, column: error.column, message: error.message))
      }
    }
    if faults.isEmpty, steps.isEmpty {
      faults = [
        PhoneScriptFault(
          line: 1, column: 1,
          message: "The script holds no command. Begin with a line such as: launch")
      ]
    }
    if steps.count > Self.greatestCount {
      faults.append(
        PhoneScriptFault(
          line: steps[Self.greatestCount].line, column: 1,
          message: "The script holds more than \(Self.greatestCount) commands. "
            + "Make two scripts of it."))
    }
    guard faults.isEmpty else { throw PhoneScriptFaults(faults: faults) }
    self.steps = steps
  }

  private static func step(
    _ line: Substring, number: Int
  ) throws(PhoneScriptReader.Fault) -> Step? {
    let words: ScriptWords
    do throws(ScriptWords.Fault) {
      words = try ScriptWords(line)
    } catch {
      throw PhoneScriptReader.Fault(column: line.count + 1, message: error.message)
    }
    guard !words.words.isEmpty else { return nil }
    var reader = PhoneScriptReader(words)
    let command = try PhoneScriptCommand(&reader)
    try reader.finish()
    return Step(line: number, text: words.text, command: command)
  }
}

extension PhoneScriptCommand {
  private static let others = [
    "launch", "background", "terminate", "crash", "relaunch", "tap", "hold", "swipe", "type",
    "scroll", "advance", "push", "start", "update", "end", "open", "set", "charge", "allow", "deny",
    "snapshot", "expect",
  ]
  static let names = others + Button.allCases.map(\.rawValue)

  init(_ line: inout PhoneScriptReader) throws(PhoneScriptReader.Fault) {
    let column = line.column
    let name = line.next() ?? ""
    if let button = Button(rawValue: name) {
      self = .press(button)
      return
    }
    switch name {
    case "launch": self = .launch(line.next())
    case "background": self = .background(line.next())
    case "terminate": self = .terminate(line.next())
    case "crash": self = .crash(line.next())
    case "relaunch": self = .relaunch(line.next())
    case "tap": self = .tap(try line.text("tap \"Start\""))
    case "swipe": self = .swipe(try line.text("swipe \"4 left\""))
    case "type": self = .type(try line.text("type \"Pizza\""))
    case "hold":
      self =
        line.take("island")
        ? .holdIsland : .hold(try line.text("hold island, or hold \"Words\""))
    case "scroll":
      self = .scroll(
        try line.choice(Direction.allCases.map { ($0.rawValue, $0) }, of: "a direction"))
    case "advance": self = try Self.advance(&line)
    case "push": self = try Self.push(&line)
    case "start": self = .start(try line.text("start NAME, a preview, sample or JSON file"))
    case "update": self = .update(try line.text("update NAME, a preview, sample or JSON file"))
    case "end": self = try Self.end(&line)
    case "open": self = try Self.open(&line)
    case "set": self = .set(try PhoneScriptSetting(&line))
    case "charge":
      self = .charge(line.isAtEnd ? true : try line.choice(onOff, of: "on or off"))
    case "allow": self = .answer(allow: true)
    case "deny": self = .answer(allow: false)
    case "snapshot": self = .snapshot(try line.text("snapshot NAME"))
    case "expect": self = .expect(try PhoneExpectation(&line))
    default:
      let near = NearestName(in: Self.names).to(name).map { " Did you mean \($0)?" } ?? ""
      throw line.fault(
        "There is no command \(name).\(near) "
          + "Write one of \(Self.names.joined(separator: ", ")).", at: column)
    }
  }

  private static func advance(
    _ line: inout PhoneScriptReader
  ) throws(PhoneScriptReader.Fault) -> PhoneScriptCommand {
    guard line.take("to") else { return .advance(try line.duration("advance 10m")) }
    let column = line.column
    let parts = (line.next() ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, 0..<24 ~= numbers[0], 0..<60 ~= numbers[1] else {
      throw line.fault("Here belongs a time of day. Write advance to 18:05", at: column)
    }
    return .advanceTo(hour: numbers[0], minute: numbers[1])
  }

  private static func push(
    _ line: inout PhoneScriptReader
  ) throws(PhoneScriptReader.Fault) -> PhoneScriptCommand {
    let path = try line.text("push FILE.json")
    guard line.take("to") else { return .push(path: path, .newest) }
    let isToken = try line.choice([("token", true), ("channel", false)], of: "an address")
    let column = line.column
    let address = try line.text(isToken ? "to token HEX" : "to channel ID")
    guard !isToken || PushToken(hex: address) != nil else {
      throw line.fault("A token is an even number of hexadecimal digits.", at: column)
    }
    return .push(path: path, isToken ? .token(address) : .channel(address))
  }

  private static func end(
    _ line: inout PhoneScriptReader
  ) throws(PhoneScriptReader.Fault) -> PhoneScriptCommand {
    if line.isAtEnd || line.take("default") { return .end(.default) }
    if line.take("immediate") { return .end(.after(0)) }
    if line.take("after") { return .end(.after(try line.duration("end after 10m"))) }
    throw line.fault("end takes nothing, default, immediate, or after and a time span.")
  }

  private static func open(
    _ line: inout PhoneScriptReader
  ) throws(PhoneScriptReader.Fault) -> PhoneScriptCommand {
    let column = line.column
    guard let url = URL(string: try line.text("open myapp://ride/4")), url.scheme != nil else {
      throw line.fault("A URL has a scheme. Write open myapp://ride/4", at: column)
    }
    return .open(url)
  }
}

let onOff = [("on", true), ("off", false)]
