import PushPayload

/// P106, P107: how many bytes there are, and what takes the room.
struct SizeRules {
  var isBroadcast: Bool

  /// Bytes of a push to a device. Apple: Sending notification requests to APNs.
  static let deviceLimit = 4096
  /// Bytes of a broadcast. Apple: Sending broadcast push notification requests to APNs.
  static let broadcastLimit = 5120
  /// The part of the limit from which on it is worth a word; a choice of Islet.
  static let nearly = 0.9

  func findings(in push: PushText) -> [LintFinding] {
    let limit = isBroadcast ? Self.broadcastLimit : Self.deviceLimit
    let bytes = push.file.body.count
    guard Double(bytes) > Double(limit) * Self.nearly else { return [] }
    let isTooLarge = bytes > limit
    return [
      push.finding(
        isTooLarge ? LintCatalogue.tooLarge : LintCatalogue.nearlyTooLarge, at: nil,
        "The payload has \(bytes) bytes, \(limit) are allowed; \(rooms(in: push)).",
        mend: isTooLarge
          ? "Send less in the state: identifiers instead of texts and URLs, no white space."
          : "Leave room for the longest text that a field can have.")
    ]
  }

  /// The largest parts, largest first.
  private func rooms(in push: PushText) -> String {
    guard let aps = push.aps else { return "none of it is inside aps" }
    var parts: [(path: String, bytes: Int)] = aps.members.map {
      ("aps.\($0.key)", $0.element.range.count)
    }
    if let state = aps.object("content-state") {
      parts = parts.filter { $0.path != "aps.content-state" }
      parts += state.members.map { (state.path(of: $0.key), $0.element.range.count) }
    }
    let held = parts.map(\.bytes).reduce(0, +)
    let largest = parts.sorted { $0.bytes > $1.bytes }.prefix(3)
      .map { "\($0.path) takes \($0.bytes)" }
    return (largest + ["keys and white space take \(push.file.body.count - held)"])
      .joined(separator: ", ")
  }
}
