import PushPayload

/// P1: whether the bytes are JSON at all.
enum SyntaxRules {
  static func findings(in push: PushText) -> [LintFinding] {
    typealias Rules = LintCatalogue
    let file = push.file
    guard !push.isEmpty else {
      return [
        push.finding(
          Rules.empty, at: nil, "There is no payload.", mend: "Send a JSON object with the key aps."
        )
      ]
    }
    var found: [LintFinding] = []
    if file.body.starts(with: [0xEF, 0xBB, 0xBF]) {
      found.append(
        push.finding(
          Rules.notText, at: file.place(file.bodyStart),
          "The payload begins with a byte order mark.",
          mend: "Save it as UTF-8 without one."))
    } else if !push.isText {
      found.append(
        push.finding(
          Rules.notText, at: nil, "The payload is not UTF-8.", mend: "Encode it as UTF-8."))
    }
    if let fault = push.fault {
      found.append(
        push.finding(
          Rules.notJSON, at: file.place(file.bodyStart + fault.offset),
          "This is not JSON: \(fault.reason).",
          mend: "Mend the text here, or write it with a JSON "
            + "library."))
    } else if push.root == nil {
      found.append(
        push.finding(
          Rules.missingAps, at: file.place(file.bodyStart),
          "The payload is \(push.rootKind ?? "no object"), not an object.",
          mend: "Send an object with the key aps."))
    }
    for slip in push.slips {
      switch slip {
      case .trailingComma(let offset):
        found.append(
          push.finding(
            Rules.trailingComma, at: file.place(file.bodyStart + offset),
            "A comma stands before the end of the object or array.", mend: "Remove it."))
      case .comment(let offset):
        found.append(
          push.finding(
            Rules.comment, at: file.place(file.bodyStart + offset), "A comment begins here.",
            mend: "Remove it; JSON has none."))
      }
    }
    if let root = push.root { found += repeatedKeys(in: root, push) }
    return found
  }

  private static func repeatedKeys(in object: PushObject, _ push: PushText) -> [LintFinding] {
    var found: [LintFinding] = []
    var seen: Set<String> = []
    for member in object.members {
      if !seen.insert(member.key).inserted {
        found.append(
          push.finding(
            LintCatalogue.repeatedKey,
            at: push.file.place(push.file.bodyStart + member.keyRange.lowerBound),
            path: object.path(of: member.key),
            "The key \(object.path(of: member.key)) is there twice.", mend: "Keep one of the two."))
      }
      found += repeatedKeys(in: member.element, path: object.path(of: member.key), push)
    }
    return found
  }

  private static func repeatedKeys(
    in element: JSONElement, path: String, _ push: PushText
  ) -> [LintFinding] {
    if case .array(let items) = element.value {
      return items.enumerated().flatMap {
        repeatedKeys(in: $0.element, path: "\(path)[\($0.offset)]", push)
      }
    }
    guard let object = PushObject(element, path: path, file: push.file) else { return [] }
    return repeatedKeys(in: object, push)
  }
}
