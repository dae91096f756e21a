import ActivityModel
import Foundation
import PushPayload

/// P5: the headers of the request, as far as they are known.
struct HeaderRules {
  var isBroadcast: Bool

  /// What Apple adds to the bundle identifier.
  static let suffix = ".push-type.liveactivity"
  /// Headers that Apple's service reads.
  static let known = [
    "authorization", "apns-topic", "apns-push-type", "apns-priority", "apns-expiration", "apns-id",
    "apns-collapse-id", "apns-channel-id", "apns-request-id",
  ]

  func findings(in push: PushText) -> [LintFinding] {
    let headers = push.file.headers
    guard !headers.isEmpty else { return [] }
    var found: [LintFinding] = []
    var seen: Set<String> = []
    for header in headers {
      if !seen.insert(header.name).inserted {
        found.append(
          finding(
            push, LintCatalogue.repeatedHeader, header, "\(header.name) is there twice.",
            mend: "Keep one of the two."))
        continue
      }
      found += check(header, push)
    }
    return found + missing(push)
  }

  private func finding(
    _ push: PushText, _ rule: LintRule, _ header: PushFile.Header, _ message: String, mend: String
  ) -> LintFinding {
    push.finding(rule, at: header.place, path: header.name, message, mend: mend)
  }

  private func check(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    switch header.name {
    case "apns-topic": topic(header, push)
    case "apns-push-type": pushType(header, push)
    case "apns-priority": priority(header, push)
    case "apns-expiration": expiration(header, push)
    case "apns-collapse-id" where header.value.utf8.count > 64:
      [
        finding(
          push, LintCatalogue.longCollapseID, header,
          "apns-collapse-id has \(header.value.utf8.count) bytes.",
          mend: "Send 64 bytes at most.")
      ]
    case "apns-id", "apns-request-id": identifier(header, push)
    default: unknown(header, push)
    }
  }

  private func topic(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    let parts = header.value.components(separatedBy: Self.suffix)
    switch parts.count {
    case 1:
      return [
        finding(
          push, LintCatalogue.topicWithoutSuffix, header,
          "apns-topic is the bundle identifier alone.",
          mend: "Write \(header.value)\(Self.suffix).")
      ]
    case 2 where parts[1].isEmpty && !parts[0].isEmpty: return []
    default:
      return [
        finding(
          push, LintCatalogue.doubledSuffix, header,
          "apns-topic is not the bundle identifier and \(Self.suffix) behind it.",
          mend: "Write \(parts[0])\(Self.suffix); perhaps a library adds the suffix by itself.")
      ]
    }
  }

  private func pushType(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    guard header.value != "liveactivity" else { return [] }
    return [
      finding(
        push, LintCatalogue.pushType, header, "apns-push-type is \(header.value).",
        mend: "Write liveactivity, in small letters.")
    ]
  }

  private func priority(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    guard ["10", "5", "1"].contains(header.value) else {
      return [
        finding(
          push, LintCatalogue.badPriority, header, "apns-priority is \(header.value).",
          mend: "Write 10 for what is to be seen at once, else 5.")
      ]
    }
    guard header.value != "10", let event = push.event, event != "update" else { return [] }
    return [
      finding(
        push, LintCatalogue.lowPriority, header, "The \(event) has the priority \(header.value).",
        mend: "Send starts and ends with 10.")
    ]
  }

  private func expiration(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    guard let seconds = Double(header.value), seconds >= 0, seconds == seconds.rounded() else {
      return [
        finding(
          push, LintCatalogue.badExpiration, header, "apns-expiration is \(header.value).",
          mend: "Write whole seconds since 1970, or 0.")
      ]
    }
    if seconds >= TimeRules.leastMilliseconds {
      return [
        finding(
          push, LintCatalogue.expirationUnit, header, "apns-expiration is in milliseconds.",
          mend: "Write \(TimeRules.plain((seconds / 1000).rounded(.down))).")
      ]
    }
    guard seconds == 0, let event = push.event, event != "update" else { return [] }
    return [
      finding(
        push, LintCatalogue.noStorage, header, "The \(event) has the expiration 0.",
        mend: "Write a time until which it is worth delivering.")
    ]
  }

  private func identifier(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    guard UUID(uuidString: header.value) == nil || header.value != header.value.lowercased() else {
      return []
    }
    let isUpperCase = UUID(uuidString: header.value) != nil
    return [
      finding(
        push, LintCatalogue.badMessageID, header,
        isUpperCase
          ? "\(header.name) has capital letters." : "\(header.name) is \(header.value).",
        mend: isUpperCase
          ? "Write it in small letters." : "Write a UUID in small letters, or leave it out.")
    ]
  }

  private func unknown(_ header: PushFile.Header, _ push: PushText) -> [LintFinding] {
    guard !Self.known.contains(header.name),
      let meant = Self.meant(header.name)
    else { return [] }
    return [
      finding(
        push, LintCatalogue.unknownHeader, header, "There is no header \(header.name).",
        mend: "Write \(meant).")
    ]
  }

  /// The header that a name probably stands for; nil for one that is nobody's business here.
  private static func meant(_ name: String) -> String? {
    if let near = NearestName(in: known).to(name) { return near }
    guard name.hasPrefix("apns-") else { return nil }
    // `apns-push-priority`, as one of the tutorials has it.
    return known.first { $0.split(separator: "-").last == name.split(separator: "-").last }
  }

  private func missing(_ push: PushText) -> [LintFinding] {
    let needed =
      isBroadcast
      ? ["apns-channel-id", "apns-expiration", "apns-priority", "apns-push-type"]
      : ["apns-topic", "apns-push-type"]
    return needed.filter { push.file.header($0) == nil }.map { name in
      push.finding(
        LintCatalogue.missingHeader, at: nil, path: name, "The header \(name) is missing.",
        mend: Self.example(name))
    }
  }

  private static func example(_ name: String) -> String {
    switch name {
    case "apns-topic": "Add apns-topic: BUNDLE\(suffix)."
    case "apns-push-type": "Add apns-push-type: liveactivity."
    case "apns-priority": "Add apns-priority: 10, or 5."
    case "apns-expiration": "Add apns-expiration: 0, or seconds since 1970."
    default: "Add the channel's identifier."
    }
  }
}
