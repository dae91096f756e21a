import ActivityModel
import Foundation
import Project
import PushPayload
import Wire

/// Reads what the commands of a script name: files, inline JSON and previews of the source.
struct TimelineInputs {
  var description: WidgetDescription
  /// The folder of the script; its paths begin there.
  var folder: URL
  /// The attributes type asked for, without its module.
  var activity: String?
  /// Asks the widget whether attributes and state decode; nil when they do.
  var fault: (_ type: String, _ attributes: Data, _ state: Data) throws(Problem) -> DecodingFault?

  /// The steps, ready to be played.
  ///
  /// - Throws: `ScriptFault` for what a line names, `Problem` when the widget fails.
  func steps(of script: TimelineScript) throws -> [PlayableStep] {
    let states = try previewStates()
    var type: String?
    var attributes = Data("{}".utf8)
    return try script.steps.map { step in
      let command: PlayableStep.Command
      switch step.command {
      case .start(let content, let stale):
        let begun = try begin(content, states, step.line)
        try check(begun, step.line)
        (type, attributes) = (begun.type, begun.attributes)
        command = .start(
          attributesType: begun.type, attributes: begun.attributes, state: begun.state,
          stale: stale)
      case .update(let content, let stale, let score, let alerts):
        let state = try state(content, states, step.line)
        if let type {
          try check(Begun(type: type, attributes: attributes, state: state), step.line)
        }
        command = .update(state: state, stale: stale, score: score, alerts: alerts)
      case .end(let content, let policy):
        let state = try content.map { try self.state($0, states, step.line) }
        if let type, let state {
          try check(Begun(type: type, attributes: attributes, state: state), step.line)
        }
        command = .end(state: state, policy)
      case .push(let path):
        let data = try read(path, step.line)
        let payload = PushPayload.delivery(of: data, to: .channel("")).payload
        command = .push(payload, decodingFault: try clause(payload, type, attributes))
      case .advance(let seconds): command = .advance(seconds)
      case .act(let action): command = .act(action)
      case .snapshot(let name): command = .snapshot(name)
      }
      return PlayableStep(line: step.line, text: step.text, command: command)
    }
  }

  private struct Begun {
    var type: String
    var attributes: Data
    var state: Data
  }

  // MARK: Contents

  private func previewStates() throws -> [DrawnState] {
    guard !description.previews.isEmpty else { return [] }
    do {
      return try StateChoice(activity: activity).states(of: description)
    } catch {
      throw Problem(kind: error.isUsage ? .usage : .build, message: error.description)
    }
  }

  private func preview(
    _ number: Int, _ states: [DrawnState], _ line: Int
  ) throws -> Begun {
    guard !states.isEmpty else {
      throw ScriptFault(
        line: line,
        message: "The source has no previews. Add a #Preview, or give a JSON file.")
    }
    guard number <= states.count else {
      throw ScriptFault(
        line: line,
        message: "There is no preview \(number); the source shows \(states.count): "
          + states.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ") + ".")
    }
    let state = states[number - 1]
    guard let attributes = state.attributes, let json = state.state else {
      throw ScriptFault(
        line: line,
        message: "Preview \(number) has no JSON form. Make its attributes and state encodable.")
    }
    return Begun(type: state.attributesType, attributes: attributes, state: json)
  }

  private func begin(
    _ content: StartContent, _ states: [DrawnState], _ line: Int
  ) throws -> Begun {
    switch content {
    case .both(.preview(let number)): return try preview(number, states, line)
    case .both(let content):
      let data = try data(content, line)
      guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
        let attributes = object["attributes"] as? [String: Any],
        let state = object["state"] as? [String: Any]
      else {
        throw ScriptFault(
          line: line,
          message: "start wants an object with the objects attributes and state. "
            + "Write {\"attributes\": {…}, \"state\": {…}}, or give two files.")
      }
      return Begun(type: try type(line), attributes: encode(attributes), state: encode(state))
    case .apart(let attributes, let state):
      if case .preview(let number) = attributes {
        let begun = try preview(number, states, line)
        return Begun(
          type: begun.type, attributes: begun.attributes,
          state: try self.state(state, states, line))
      }
      return Begun(
        type: try type(line), attributes: try data(attributes, line),
        state: try self.state(state, states, line))
    }
  }

  private func encode(_ object: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data("{}".utf8)
  }

  private func type(_ line: Int) throws -> String {
    let known = description.activities.map(\.attributesType)
    let types = activity.map { [$0] } ?? known
    guard let type = types.first else {
      throw Problem(kind: .build, message: StateChoiceError.noActivity.description)
    }
    guard types.count == 1 else {
      throw Problem(kind: .usage, message: StateChoiceError.severalActivities(types).description)
    }
    guard known.contains(type) else {
      throw Problem(
        kind: .usage, message: StateChoiceError.unknownActivity(type, known: known).description)
    }
    return type
  }

  private func state(
    _ content: ScriptContent, _ states: [DrawnState], _ line: Int
  ) throws -> Data {
    if case .preview(let number) = content { return try preview(number, states, line).state }
    return try data(content, line)
  }

  private func data(_ content: ScriptContent, _ line: Int) throws -> Data {
    switch content {
    case .preview: return Data("{}".utf8)
    case .file(let path): return try read(path, line)
    case .json(let text):
      do {
        try JSONSyntax.check(Array(text.utf8))
      } catch {
        throw ScriptFault(
          line: line,
          message: "The JSON is broken at its character \(error.column): \(error.problem).")
      }
      return Data(text.utf8)
    }
  }

  private func read(_ path: String, _ line: Int) throws -> Data {
    let file = URL(fileURLWithPath: path, relativeTo: folder).path
    do {
      return try JSONFile(readingFrom: file).data
    } catch {
      throw ScriptFault(line: line, message: error.scriptMessage)
    }
  }

  // MARK: Decoding

  /// An app cannot make a state of its own that does not decode, so that is a fault of the script.
  private func check(_ begun: Begun, _ line: Int) throws {
    guard let fault = try fault(begun.type, begun.attributes, begun.state) else { return }
    throw ScriptFault(line: line, message: fault.scriptSentence)
  }

  /// A push may hold anything; what does not decode changes nothing on a phone.
  private func clause(
    _ payload: PushDelivery.Payload, _ type: String?, _ attributes: Data
  ) throws -> String? {
    guard case .read(let push) = payload, let state = push.state,
      let type = push.attributesType ?? type,
      description.activities.contains(where: { $0.attributesType == type })
    else { return nil }
    return try fault(type, push.attributes ?? attributes, state)?.clause
  }
}

extension DecodingFault {
  /// `at minutes it wants an Int and found the string "ten"`.
  var clause: String {
    "\(keyPath.isEmpty ? "at its root" : "at \(keyPath)") it wants \(expected) and found \(found)"
  }

  fileprivate var scriptSentence: String {
    "\(subject == .attributes ? "The attributes do" : "The state does") not decode as \(type): "
      + "\(clause). Give exactly the keys and types of the Swift type."
  }
}

extension JSONFileError {
  /// The error without the options of another command.
  fileprivate var scriptMessage: String {
    switch problem {
    case .missing: "There is no file at \(path). Paths begin in the folder of the script."
    case .folder: "\(path) is a folder. Name a JSON file."
    default: description
    }
  }
}
