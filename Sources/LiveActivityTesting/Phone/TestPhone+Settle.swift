import Foundation

extension TestPhone {
  /// How often tasks get their turn without anything happening until the app counts as done.
  private static let quietTurns = 25
  /// The same while a loop over a sequence of ActivityKit's does not come back for the next value.
  private static let busyTurns = 2_000

  /// Waits until the app has done all that it does about what happened.
  ///
  /// It lets other tasks and the main actor run, again and again, until every loop over one of
  /// ActivityKit's sequences waits for its next value and nothing more happens on the phone. It does
  /// not sleep, and the phone's clock stands. Work that waits for something other than the phone, a
  /// network or a timer of the real clock, cannot be seen from here; a test waits for it itself.
  public func settle() async {
    var turns = 0
    var revision = host.revision
    while turns < (host.hasBusyListeners ? Self.busyTurns : Self.quietTurns) {
      await Task.yield()
      await MainActor.run {}
      let now = host.revision
      turns = now == revision ? turns + 1 : 0
      revision = now
    }
  }
}
