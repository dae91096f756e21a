import PushPayload

/// What only several pushes to one activity show.
enum SeriesRules {
  static func findings(in pushes: [PushText]) -> [LintFinding] {
    rising(pushes) + staleness(pushes)
  }

  private static func rising(_ pushes: [PushText]) -> [LintFinding] {
    var found: [LintFinding] = []
    var newest: (timestamp: Double, file: String)?
    for push in pushes {
      guard let aps = push.aps, let timestamp = aps.number("timestamp") else { continue }
      // An end is accepted whatever its timestamp (an Apple engineer in the forum, 776165).
      if let before = newest, timestamp <= before.timestamp, push.event != "end" {
        let how = timestamp == before.timestamp ? "the same as" : "older than"
        found.append(
          push.finding(
            LintCatalogue.repeatedTimestamp, at: aps.placeOfValue("timestamp"),
            path: "aps.timestamp", "timestamp is \(how) that of \(before.file).",
            mend: "Send a greater one with each push to an activity."))
      }
      if timestamp > newest?.timestamp ?? -.infinity { newest = (timestamp, push.file.name) }
    }
    return found
  }

  private static func staleness(_ pushes: [PushText]) -> [LintFinding] {
    let running = pushes.filter { $0.event == "start" || $0.event == "update" }
    guard let last = running.last, !running.contains(where: { $0.aps?["stale-date"] != nil })
    else { return [] }
    return [
      last.finding(
        LintCatalogue.noStaleDate, at: last.aps?.placeOfValue("event"), path: "aps.stale-date",
        running.count == 1 ? "The push has no stale-date." : "None of the pushes has a stale-date.",
        mend: "Add the time at which what it says is no longer true.")
    ]
  }
}
