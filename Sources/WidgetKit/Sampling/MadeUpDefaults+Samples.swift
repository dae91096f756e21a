import AppleFoundation
import Wire

extension MadeUpDefaults {
  /// The texts of a request that asks for them.
  convenience init?(for request: RenderRequest) {
    guard request.fillsDefaults else { return nil }
    let now = request.environment.now
    self.init { key in
      String.answers(to: SampleQuestion(name: Self.plainKey(key), now: now)).values[0]
    }
  }

  /// The key without what tells one activity's from another's: many plug-ins put the activity's id
  /// before it.
  private static func plainKey(_ key: String) -> String {
    key.replacing(#/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}[_.:\/-]?/#, with: "")
  }

  /// What is to be said about them; nil when no text was asked for.
  var note: Rendering.Note? {
    let names = keys.map(Self.plainKey)
    guard !names.isEmpty else { return nil }
    return Rendering.Note(
      kind: .madeUpDefaults,
      message: "The widget reads what its app would have written into its defaults, which are "
        + "empty here, and stops without it; made-up texts stand for it.",
      advice: "Write \(names.count == 1 ? "a default" : "defaults") with ?? in the widget, for the "
        + "app may not have written yet.",
      texts: names)
  }
}
