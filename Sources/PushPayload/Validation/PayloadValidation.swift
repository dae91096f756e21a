import Foundation

/// Finds everything in a payload that keeps APNs or the phone from taking it.
///
/// Rules are those of Apple's article on push notifications for Live Activities. Whether state and
/// attributes decode, only the app's own types can say.
public enum PayloadValidation {
  /// The problems of a body, in the order of the text as far as they have a place.
  ///
  /// - Parameters:
  ///   - now: The time of sending; nil leaves times unjudged.
  public static func problems(
    in body: Data, for destination: PushDestination, now: Date? = nil
  ) -> [PayloadProblem] {
    guard !body.isEmpty else { return [PayloadProblem("", .empty, judge: .service)] }
    var problems: [PayloadProblem] = []
    let allowed = destination.greatestBody
    if body.count > allowed {
      problems.append(
        PayloadProblem("", .tooLarge(bytes: body.count, allowed: allowed), judge: .service))
    }
    let root: JSONElement
    do {
      root = try JSONReader.read(Array(body), greatestDepth: PushPayload.greatestDepth)
    } catch {
      let kind = PayloadProblem.Kind.notJSON(reason: error.reason, offset: error.offset)
      return problems + [PayloadProblem("", kind, judge: .service)]
    }
    var examiner = PayloadExaminer(destination: destination, now: now)
    examiner.examine(root)
    return problems + examiner.problems
  }
}

/// Looks at one key after the other.
private struct PayloadExaminer {
  let destination: PushDestination
  let now: Date?
  private(set) var problems: [PayloadProblem] = []

  init(destination: PushDestination, now: Date?) {
    self.destination = destination
    self.now = now
  }

  private mutating func note(_ path: String, _ kind: PayloadProblem.Kind) {
    problems.append(PayloadProblem(path, kind))
  }

  mutating func examine(_ root: JSONElement) {
    guard let payload = object(root, path: "") else { return }
    guard let aps = payload["aps"] else { return note("aps", .missing(near: nil)) }
    guard let members = object(aps, path: "aps") else { return }
    examineTimestamp(members)
    guard let event = event(members) else { return }
    if case .channel = destination, event == .start { note("aps.event", .startByBroadcast) }
    examineObjects(members, event)
    examineAlert(members, event)
    examineTimes(members, event)
    examineWay(members, event)
  }

  /// The members of an object, `null` ones left out; nil, and noted, when it is none.
  private mutating func object(_ element: JSONElement, path: String) -> [String: JSONElement]? {
    guard case .object(let list) = element.value else {
      note(path, .wrongType(wanted: "an object", found: element.kind))
      return nil
    }
    var members: [String: JSONElement] = [:]
    for member in list {
      let place = path.isEmpty ? member.key : "\(path).\(member.key)"
      if members[member.key] != nil { note(place, .repeated) }
      if member.element.value != .null { members[member.key] = member.element }
    }
    return members
  }

  private func near(_ key: String, _ members: [String: JSONElement]) -> String? {
    func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    return members.keys.filter { plain($0) == plain(key) }.min()
  }

  private mutating func missing(_ key: String, _ members: [String: JSONElement]) {
    note("aps.\(key)", .missing(near: near(key, members)))
  }

  private mutating func examineTimestamp(_ members: [String: JSONElement]) {
    guard members["timestamp"] != nil else { return missing("timestamp", members) }
    guard let time = seconds("timestamp", members), let now else { return }
    if time - now.timeIntervalSince1970 > 8 * 3_600 { note("aps.timestamp", .tooFarAhead) }
  }

  /// Milliseconds of our time have 13 digits, seconds 10.
  private mutating func seconds(_ key: String, _ members: [String: JSONElement]) -> Double? {
    guard let element = members[key] else { return nil }
    guard case .number(let number) = element.value else {
      note("aps.\(key)", .wrongType(wanted: "seconds since 1970", found: element.kind))
      return nil
    }
    guard number < 100_000_000_000 else {
      note("aps.\(key)", .milliseconds)
      return nil
    }
    return number
  }

  private mutating func event(_ members: [String: JSONElement]) -> LiveActivityEvent? {
    guard let element = members["event"] else {
      missing("event", members)
      return nil
    }
    guard case .string(let name) = element.value else {
      note("aps.event", .wrongType(wanted: "a string", found: element.kind))
      return nil
    }
    guard let event = LiveActivityEvent(rawValue: name) else {
      note("aps.event", .wrongValue(wanted: "start, update or end", found: name))
      return nil
    }
    return event
  }

  private mutating func examineObjects(
    _ members: [String: JSONElement], _ event: LiveActivityEvent
  ) {
    if let state = members["content-state"] {
      _ = object(state, path: "aps.content-state")
    } else if event != .end {
      missing("content-state", members)
    }
    guard event == .start else {
      for key in ["attributes", "attributes-type"] where members[key] != nil {
        note("aps.\(key)", .notForEvent(wanted: "start"))
      }
      return
    }
    if let attributes = members["attributes"] {
      _ = object(attributes, path: "aps.attributes")
    } else {
      missing("attributes", members)
    }
    guard let type = members["attributes-type"] else { return missing("attributes-type", members) }
    guard case .string = type.value else {
      return note("aps.attributes-type", .wrongType(wanted: "a string", found: type.kind))
    }
  }

  private mutating func examineAlert(
    _ members: [String: JSONElement], _ event: LiveActivityEvent
  ) {
    guard let alert = members["alert"] else {
      if event == .start { missing("alert", members) }
      return
    }
    if case .string = alert.value { return }
    guard let parts = object(alert, path: "aps.alert") else { return }
    for key in ["title", "body"] {
      let path = "aps.alert.\(key)"
      guard let text = parts[key] else {
        note(path, .missing(near: near(key, parts)))
        continue
      }
      if case .string = text.value { continue }
      guard case .object = text.value, let words = object(text, path: path) else {
        note(path, .wrongType(wanted: "a string or an object", found: text.kind))
        continue
      }
      if words["loc-key"] == nil {
        note("\(path).loc-key", .missing(near: near("loc-key", words)))
      }
    }
    if let sound = parts["sound"] {
      guard case .string = sound.value else {
        return note("aps.alert.sound", .wrongType(wanted: "a string", found: sound.kind))
      }
    }
  }

  private mutating func examineTimes(
    _ members: [String: JSONElement], _ event: LiveActivityEvent
  ) {
    _ = seconds("stale-date", members)
    _ = seconds("dismissal-date", members)
    if event != .end, members["dismissal-date"] != nil {
      note("aps.dismissal-date", .notForEvent(wanted: "end"))
    }
    if let score = members["relevance-score"] {
      guard case .number = score.value else {
        return note("aps.relevance-score", .wrongType(wanted: "a number", found: score.kind))
      }
    }
  }

  private mutating func examineWay(
    _ members: [String: JSONElement], _ event: LiveActivityEvent
  ) {
    let keys = ["input-push-token", "input-push-channel"]
    let present = keys.filter { members[$0] != nil }
    if event != .start {
      for key in present { note("aps.\(key)", .notForEvent(wanted: "start")) }
      return
    }
    if present.count == 2 { note("aps.input-push-token", .tokenAndChannel) }
    if let token = members["input-push-token"], token.value != .number(1) {
      note("aps.input-push-token", .wrongValue(wanted: "1", found: token.kind))
    }
    guard let channel = members["input-push-channel"] else { return }
    guard case .string(let name) = channel.value, BroadcastChannel.isIdentifier(name) else {
      return note(
        "aps.input-push-channel", .wrongType(wanted: "a channel's base64", found: channel.kind))
    }
  }
}
