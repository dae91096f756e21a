/// The rules of the simulated phone, numbered as the log quotes them.
///
/// `docs/choices.md` lists all of them with their source; the files of this folder hold one each.
package enum Rule: Int, Codable, CaseIterable, Hashable, Sendable {
  /// Attributes and state together are 4096 bytes at most.
  case contentSize = 1
  /// Eight hours active, then four hours on the Lock Screen.
  case lifetime
  /// What ending does and when the card leaves.
  case ending
  /// What the stale date does.
  case staleness
  /// Which activity of an app comes first.
  case relevance
  /// What the Dynamic Island, banner and StandBy show.
  case island
  /// Who may start an activity, and when.
  case starting
  /// Starts at a later date.
  case scheduledStart
  /// How many activities run at once.
  case limits
  /// What an alert shows.
  case alerts
  /// How often an activity may change.
  case updateRate
  /// The style that ends by itself.
  case transientStyle
  /// How long an animation lasts.
  case animation
  /// How large an image may be.
  case images
  /// What the widget process may do.
  case sandbox
  /// What outlives the app's process.
  case processes
  /// Which phase may follow which.
  case stateMachine
  /// Newer data wins.
  case timestamps
  /// Tokens and how they change.
  case tokens
  /// What a person switches off.
  case authorization
  /// What a push must hold.
  case pushContent
  /// What needs which system version.
  case versions

  /// How the log quotes the rule, `R3`.
  package var label: String { "R\(rawValue)" }
}
