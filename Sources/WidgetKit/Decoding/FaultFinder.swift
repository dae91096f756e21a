import AppleFoundation
import Wire

/// Says in words why JSON did not make a value: where, what the type wants, what the JSON has.
struct FaultFinder {
  let subject: DecodingFault.Subject
  let root: Any.Type
  let typeName: String
  let data: Data

  func fault(for error: any Error) -> DecodingFault {
    guard let error = error as? DecodingError else {
      return fault(
        at: [], expected: "JSON that \(typeName) accepts",
        found: "JSON for which its init(from:) throws “\(error)”")
    }
    switch error {
    case .typeMismatch(let type, let context):
      return fault(
        at: context.codingPath, expected: wanted(at: context.codingPath, else: type),
        found: found(at: context.codingPath))
    case .valueNotFound(let type, let context):
      return fault(
        at: context.codingPath, expected: wanted(at: context.codingPath, else: type),
        found: found(at: context.codingPath))
    case .keyNotFound(let key, let context):
      return fault(
        at: context.codingPath + [key],
        expected: wanted(at: context.codingPath + [key], else: nil),
        found: missingKey(at: context.codingPath))
    case .dataCorrupted(let context): return corrupted(context)
    @unknown default:
      return fault(at: [], expected: "JSON that \(typeName) accepts", found: "\(error)")
    }
  }

  private func fault(
    at path: [any CodingKey], expected: String, found: String
  ) -> DecodingFault {
    DecodingFault(
      subject: subject, type: typeName, keyPath: Self.text(of: path), expected: expected,
      found: found)
  }

  /// `entries[1].time`
  static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }

  // MARK: Causes

  private func corrupted(_ context: DecodingError.Context) -> DecodingFault {
    guard let value = JSONValue(data) else {
      return fault(at: [], expected: "JSON", found: BrokenJSON(data).text)
    }
    // Foundation does not say where a number stands that does not fit its type.
    if context.codingPath.isEmpty, let misfit = NumberMisfit(in: value, for: root) {
      return DecodingFault(
        subject: subject, type: typeName, keyPath: misfit.path, expected: misfit.expected,
        found: misfit.found)
    }
    let declared = TypeWalk(root).type(at: context.codingPath)
    return fault(
      at: context.codingPath,
      expected: declared.map { WantedValue($0).text }
        ?? "a value that the type accepts (\(context.debugDescription))",
      found: value.value(at: context.codingPath)?.description ?? "nothing")
  }

  private func wanted(at path: [any CodingKey], else type: Any.Type?) -> String {
    if let declared = TypeWalk(root).type(at: path) { return WantedValue(declared).text }
    return type.map { WantedValue($0).text } ?? "a value"
  }

  private func found(at path: [any CodingKey]) -> String {
    JSONValue(data)?.value(at: path)?.description ?? "nothing"
  }

  private func missingKey(at path: [any CodingKey]) -> String {
    guard case .object(let members)? = JSONValue(data)?.value(at: path) else {
      return "no such key"
    }
    let keys = members.keys.sorted()
    return keys.isEmpty
      ? "no such key; the object is empty"
      : "no such key; the object has \(JSONValue.list(keys))"
  }
}
