/// R6: who is in the Dynamic Island.
///
/// Documented (Apple's article on live data, Human Interface Guidelines): activities of one app show
/// the compact presentation of the first by R5; activities of two or more apps show two minimal
/// presentations, one attached and one detached, and no more; the app in the foreground does not
/// show its own. On the Lock Screen the cards take over: the choice `islandWhileLocked`.
package enum IslandOccupancy {
  /// What the island shows while the phone is locked.
  package enum WhileLocked: String, Codable, CaseIterable, Sendable {
    case isEmpty
    case asUnlocked
  }

  /// The most apps that are shown at once.
  package static let mostApps = 2
}
