/// R16: what outlives the app's process.
///
/// Documented: activities outlive it, and code that does not run changes nothing. After a force quit they go on too, and the system does not
/// run the app for a push until a person opens it (field). A restart of the device is the choice
/// `restart`.
package enum ProcessLife {
  /// How a process ends.
  package enum Termination: String, Codable, CaseIterable, Hashable, Sendable {
    case crash
    /// The system took the memory or the time.
    case system
    /// A person swiped the app away.
    case forceQuit
  }

  /// What a restart of the device does to activities.
  package enum Restart: String, Codable, CaseIterable, Sendable {
    case keepsActivities
    case dismissesActivities
  }

  /// Whether the system may run an app that does not run.
  package static func mayWake(after termination: Termination?) -> Bool {
    termination != .forceQuit
  }
}
