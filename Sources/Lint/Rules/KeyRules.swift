import ActivityModel
import PushPayload

/// P2: whether the keys are Apple's, in their place, and those of the event.
struct KeyRules {
  var isBroadcast: Bool

  /// A key of `aps` for Live Activities. Apple: Generating a remote notification.
  struct Key {
    enum Kind: String {
      case number = "a number"
      case string = "a string"
      case object = "an object"
      case alert = "an object with title and body"
    }
    var name: String
    var kind: Kind
    var events: Set<String>
    /// The events that must have it.
    var required: Set<String> = []
  }

  static let keys: [Key] = [
    Key(name: "timestamp", kind: .number, events: all, required: all),
    Key(name: "event", kind: .string, events: all, required: all),
    Key(name: "content-state", kind: .object, events: all, required: ["start", "update"]),
    Key(name: "attributes-type", kind: .string, events: ["start"], required: ["start"]),
    Key(name: "attributes", kind: .object, events: ["start"], required: ["start"]),
    Key(name: "alert", kind: .alert, events: all),
    Key(name: "stale-date", kind: .number, events: ["start", "update"]),
    Key(name: "dismissal-date", kind: .number, events: ["end"]),
    Key(name: "relevance-score", kind: .number, events: ["start", "update"]),
    Key(name: "input-push-token", kind: .number, events: ["start"]),
    Key(name: "input-push-channel", kind: .string, events: ["start"]),
  ]
  private static let all: Set<String> = ["start", "update", "end"]

  /// Keys of plain notifications, which `aps` may hold beside those.
  static let plainKeys: Set<String> = [
    "sound", "badge", "category", "thread-id", "content-available", "mutable-content",
    "interruption-level", "filter-criteria", "target-content-id",
  ]

  func findings(in push: PushText, root: PushObject) -> [LintFinding] {
    guard let aps = push.aps else { return [missingAps(push, root)] }
    return misplaced(push, root, aps) + unknown(push, aps) + types(push, aps) + event(push, aps)
  }

  private func missingAps(_ push: PushText, _ root: PushObject) -> LintFinding {
    if let wrong = root["aps"] {
      return push.finding(
        LintCatalogue.wrongType, at: root.placeOfValue("aps"), path: "aps",
        "aps is \(wrong.kind), not an object.", mend: "Put the keys into an object.")
    }
    let bare = root.members.filter { member in Self.keys.contains { $0.name == member.key } }
    guard bare.isEmpty else {
      return push.finding(
        LintCatalogue.missingAps, at: root.placeOfKey(bare[0].key), path: bare[0].key,
        "The keys of the push stand outside of aps.",
        mend: "Put them into an object under the key aps.")
    }
    let near = root.members.first { Self.resembles($0.key, "aps") }?.key
    return push.finding(
      LintCatalogue.missingAps, at: near.flatMap(root.placeOfKey), path: near,
      "The payload has no aps" + (near.map { ", but \($0)." } ?? "."),
      mend: "Put everything into an object under the key aps.")
  }

  private func misplaced(
    _ push: PushText, _ root: PushObject, _ aps: PushObject
  ) -> [LintFinding] {
    root.members.compactMap { member in
      guard let key = Self.keys.first(where: { $0.name == member.key }), aps[key.name] == nil
      else { return nil }
      return push.finding(
        LintCatalogue.misplacedKey, at: root.placeOfKey(member.key), path: member.key,
        "\(member.key) stands beside aps.", mend: "Move it into aps.")
    }
  }

  private func unknown(_ push: PushText, _ aps: PushObject) -> [LintFinding] {
    aps.members.compactMap { member in
      let key = member.key
      guard !Self.keys.contains(where: { $0.name == key }), !Self.plainKeys.contains(key)
      else { return nil }
      let absent = Self.keys.map(\.name).filter { aps.member($0) == nil }
      if let meant = absent.first(where: { Self.resembles(key, $0) })
        ?? NearestName(in: absent).to(key)
      {
        return push.finding(
          LintCatalogue.misspeltKey, at: aps.placeOfKey(key), path: aps.path(of: key),
          "aps has no key \(key).", mend: "Write \(meant).")
      }
      return push.finding(
        LintCatalogue.unknownKey, at: aps.placeOfKey(key), path: aps.path(of: key),
        "aps has no key \(key).",
        mend: "Move it into content-state if the widget shows it, or beside aps.")
    }
  }

  /// Whether two keys have the same letters, whatever stands between them: `contentState`.
  static func resembles(_ key: String, _ name: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    return key != name && letters(key) == letters(name)
  }

  private func types(_ push: PushText, _ aps: PushObject) -> [LintFinding] {
    Self.keys.compactMap { key in
      guard let element = aps[key.name] else { return nil }
      let fits =
        switch (key.kind, element.value) {
        case (.number, .number), (.string, .string), (.object, .object), (.alert, .object),
          (.alert, .string):
          true
        default: false
        }
      guard !fits else { return nil }
      return push.finding(
        LintCatalogue.wrongType, at: aps.placeOfValue(key.name), path: aps.path(of: key.name),
        "\(key.name) is \(element.kind).", mend: "Send \(key.kind.rawValue)\(hint(key, element)).")
    }
  }

  private func hint(_ key: Key, _ element: JSONElement) -> String {
    guard key.kind == .number, case .string(let text) = element.value else { return "" }
    if Double(text) != nil { return " without the quotes" }
    return key.name == "relevance-score" || key.name == "input-push-token"
      ? "" : ", whole seconds since 1970"
  }

  private func event(_ push: PushText, _ aps: PushObject) -> [LintFinding] {
    var found: [LintFinding] = []
    let event = push.event
    if let event, !Self.all.contains(event) {
      let meant = NearestName(in: Self.all.sorted()).to(event.lowercased())
      found.append(
        push.finding(
          LintCatalogue.unknownEvent, at: aps.placeOfValue("event"), path: "aps.event",
          "There is no event \(event).",
          mend: meant.map { "Write \($0)." } ?? "Write start, update or end."))
    }
    if event == "start", isBroadcast {
      found.append(
        push.finding(
          LintCatalogue.broadcastStart, at: aps.placeOfValue("event"), path: "aps.event",
          "A broadcast asks for a start.", mend: "Start the activity by its push-to-start token."))
    }
    for key in Self.keys {
      let isThere = aps[key.name] != nil
      // Without an event only what every push needs can be asked for.
      let isRequired = event.map(key.required.contains) ?? (key.required == Self.all)
      if !isThere, isRequired {
        found.append(
          push.finding(
            LintCatalogue.missingKey, at: nil, path: aps.path(of: key.name),
            "\(key.name) is missing" + (event.map { ", which \($0) must have." } ?? "."),
            mend: mend(key.name)))
      }
      if let event, Self.all.contains(event), isThere, !key.events.contains(event) {
        found.append(
          push.finding(
            LintCatalogue.keyOfOtherEvent, at: aps.placeOfKey(key.name),
            path: aps.path(of: key.name),
            "\(key.name) belongs to \(key.events.sorted().joined(separator: " and ")), "
              + "not to \(event).", mend: "Leave it out."))
      }
    }
    return found + starting(push, aps)
  }

  private func starting(_ push: PushText, _ aps: PushObject) -> [LintFinding] {
    guard push.event == "start" else { return [] }
    var found: [LintFinding] = []
    if let name = aps.string("attributes-type"), let last = name.split(separator: ".").last,
      name.contains(".")
    {
      found.append(
        push.finding(
          LintCatalogue.moduleInType, at: aps.placeOfValue("attributes-type"),
          path: "aps.attributes-type", "attributes-type has a module before its name.",
          mend: "Write \(last)."))
    }
    switch (aps["input-push-token"] != nil, aps["input-push-channel"] != nil) {
    case (true, true):
      found.append(
        push.finding(
          LintCatalogue.twoWaysToUpdate, at: aps.placeOfKey("input-push-channel"),
          path: "aps.input-push-channel", "The start asks for a token and names a channel.",
          mend: "Send one of the two."))
    case (false, false):
      found.append(
        push.finding(
          LintCatalogue.noWayToUpdate, at: aps.placeOfValue("event"), path: "aps.event",
          "The start has neither input-push-token nor input-push-channel.",
          mend: "Add \"input-push-token\": 1 for phones with iOS 18, or name a channel."))
    default: break
    }
    return found
  }

  private func mend(_ key: String) -> String {
    switch key {
    case "timestamp": "Add the time in whole seconds since 1970."
    case "event": "Add start, update or end."
    case "content-state": "Add an object with every property of ContentState."
    case "attributes-type": "Add the name of the attributes type, without its module."
    default: "Add it."
    }
  }
}
