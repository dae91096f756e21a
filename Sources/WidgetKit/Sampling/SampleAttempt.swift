import AppleFoundation
import Wire

/// One try to make a value of a type, and to read it back from the JSON that was recorded.
struct SampleAttempt<Value: Decodable> {
  enum Outcome {
    case made(Data)
    case refused(SampleScript.Refusal)
  }

  let outcome: Outcome
  let choices: [SampleScript.Choice]

  init(
    _ type: Value.Type, now: Date,
    pick: @escaping (_ key: String, _ tour: Int, _ isCase: Bool) -> Int
  ) {
    let script = SampleScript(pick: pick)
    let node = SampleNode()
    let place = SamplePlace(path: [], node: node, types: [], script: script, now: now)
    do {
      _ = try place.decode(type)
      let json = try node.json()
      outcome = Self.fault(json).map(Outcome.refused) ?? .made(json)
    } catch {
      outcome = .refused(
        script.refusal ?? SampleScript.Refusal(type: type, path: "", error: error))
    }
    choices = script.choices
  }

  /// Whether the rules of a push read the JSON back.
  private static func fault(_ json: Data) -> SampleScript.Refusal? {
    do throws(RenderFailure) {
      _ = try UserJSON(subject: .state, data: json).decode(Value.self)
      return nil
    } catch {
      guard case .undecodable(let fault) = error else { return nil }
      return SampleScript.Refusal(
        type: Value.self, path: fault.keyPath, error: SampleMisread(fault: fault))
    }
  }
}

/// JSON that a recorder made and the JSON decoder does not read.
struct SampleMisread: Error, CustomStringConvertible {
  var fault: DecodingFault

  var description: String { "it wants \(fault.expected) and found \(fault.found)" }
}
