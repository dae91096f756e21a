import ActivityModel

/// All that the phone holds of one app.
struct AppRecord: Sendable {
  var description: AppDescription
  var isInstalled = true
  var state = AppState.notRunning
  /// How the process ended last; nil after a launch.
  var termination: ProcessLife.Termination?
  var allowsActivities = true
  var allowsFrequentPushes = true
  /// The answer to the panel below the first card.
  var panel = PanelAnswer.open
  /// Activities that count against the limits.
  var ongoing = 0
  /// The first and last activity by start; -1 is none.
  var first: Int32 = -1
  var last: Int32 = -1
  /// By attributes type; a type without an entry has no token yet.
  var startTokens: [String: StartToken] = [:]
  var pushBudget = PushBudget()
  var pushStartBudget = PushBudget()

  enum PanelAnswer: Hashable, Sendable {
    case open
    case allowed
    case denied
  }

  /// A push-to-start token.
  struct StartToken: Hashable, Sendable {
    /// Counts the push-to-start tokens of the phone.
    var number: UInt64
    var generation: UInt32
  }
}
