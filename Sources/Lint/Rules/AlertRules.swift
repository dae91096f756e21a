import PushPayload

/// P4: the alert of a Live Activity, which differs from that of a plain notification.
enum AlertRules {
  /// Keys of plain notifications that name texts of the app.
  private static let flatKeys = [
    "loc-key", "loc-args", "title-loc-key", "title-loc-args", "subtitle-loc-key",
    "subtitle-loc-args",
  ]

  static func findings(in push: PushText) -> [LintFinding] {
    guard let aps = push.aps else { return [] }
    var found: [LintFinding] = []
    if aps["sound"] != nil {
      found.append(
        push.finding(
          LintCatalogue.soundBesideAlert, at: aps.placeOfKey("sound"), path: "aps.sound",
          "sound stands beside the alert.", mend: "Move it into alert."))
    }
    if push.event == "start", aps["alert"] == nil {
      found.append(
        push.finding(
          LintCatalogue.startWithoutAlert, at: aps.placeOfValue("event"), path: "aps.alert",
          "The start has no alert.", mend: "Add an alert with title and body."))
    }
    if case .string? = aps["alert"]?.value {
      found.append(
        push.finding(
          LintCatalogue.alertAsText, at: aps.placeOfValue("alert"), path: "aps.alert",
          "alert is a text.", mend: "Send an object with title and body."))
    }
    guard let alert = aps.object("alert") else { return found }
    for key in flatKeys where alert[key] != nil {
      let field = key.hasPrefix("title") ? "title" : "body"
      found.append(
        push.finding(
          LintCatalogue.flatLocalization, at: alert.placeOfKey(key), path: alert.path(of: key),
          "alert has \(key), as a plain notification has.",
          mend: "Write \"\(field)\": {\"loc-key\": …, \"loc-args\": […]}."))
    }
    let hasFlat = flatKeys.contains { alert[$0] != nil }
    for key in ["title", "body"] where isEmpty(alert, key) && !hasFlat {
      found.append(
        push.finding(
          LintCatalogue.alertWithoutTitle, at: aps.placeOfKey("alert"), path: alert.path(of: key),
          "alert has no \(key).", mend: "Add one."))
    }
    return found
  }

  private static func isEmpty(_ alert: PushObject, _ key: String) -> Bool {
    alert[key] == nil || alert.string(key) == ""
  }
}
