import Foundation

/// What `islet timeline` plays: one command a line.
///
/// `docs/timeline.md` holds the grammar. A script is a value; the files that it names are read later.
package struct TimelineScript: Equatable, Sendable {
  /// A command with the line it stands on.
  package struct Step: Equatable, Sendable {
    /// Counts from 1.
    package var line: Int
    /// The line as it was written, without its comment.
    package var text: String
    package var command: TimelineCommand
  }

  /// The largest script, in bytes. A choice of Islet.
  package static let greatestSize = 256_000
  /// The most commands. A choice of Islet.
  package static let greatestCount = 1_000

  package var steps: [Step]
}

/// One command of a script.
package enum TimelineCommand: Equatable, Sendable {
  /// The app starts an activity; `stale` is seconds from then.
  case start(StartContent, stale: TimeInterval?)
  case update(ScriptContent, stale: TimeInterval?, score: Double?, alerts: Bool)
  case end(ScriptContent?, EndPolicy)
  /// A push arrives whose payload lies in that file.
  case push(path: String)
  /// Seconds.
  case advance(TimeInterval)
  case act(Action)
  /// A picture more, or a name for the last one.
  case snapshot(String?)

  package enum Action: String, CaseIterable, Equatable, Sendable {
    case lock, unlock, background, foreground, hold, collapse, remove
  }
}

/// Where a state comes from.
package enum ScriptContent: Equatable, Sendable {
  /// A state of the source's previews; counts from 1 in the order in which `islet preview` draws.
  case preview(Int)
  /// A path, relative to the script.
  case file(String)
  case json(String)
}

/// What an activity starts with.
package enum StartContent: Equatable, Sendable {
  /// A preview, or JSON with the keys `attributes` and `state`.
  case both(ScriptContent)
  case apart(attributes: ScriptContent, state: ScriptContent)
}

/// When an ended activity leaves the Lock Screen.
package enum EndPolicy: Equatable, Sendable {
  case `default`
  case immediate
  /// Seconds from the end.
  case after(TimeInterval)
}
