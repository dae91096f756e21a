import ActivityModel
import Foundation

extension Phone {
  /// Sees to it that the activity comes up when it is due.
  ///
  /// An activity has one entry that counts. A deadline that moves later leaves the entry where it
  /// is: when it comes up too early, the activity is put back. So an update that moves the stale
  /// date costs nothing here.
  mutating func schedule(_ slot: Int32) {
    let deadline = activities[slot].deadline
    guard deadline < activities[slot].heapTime else { return }
    if activities[slot].heapTime == .infinity { liveDeadlines += 1 }
    activities[slot].heapTime = deadline
    deadlines.insert(
      DeadlineHeap.Entry(time: deadline, serial: activities[slot].serial, slot: slot))
    tidyDeadlines()
  }

  /// Forgets the entry of an activity that leaves the table.
  mutating func unschedule(_ slot: Int32) {
    guard activities[slot].heapTime < .infinity else { return }
    activities[slot].heapTime = .infinity
    liveDeadlines -= 1
  }

  /// When the next activity is due; infinity when none is.
  mutating func nextActivityInstant() -> Double {
    while let entry = deadlines.first {
      guard counts(entry) else {
        deadlines.removeFirst()
        continue
      }
      let deadline = activities[entry.slot].deadline
      guard deadline > entry.time else { return entry.time }
      guard deadline < .infinity else {
        deadlines.removeFirst()
        unschedule(entry.slot)
        continue
      }
      // It moved since: the entry that counts is put where it belongs now.
      activities[entry.slot].heapTime = deadline
      deadlines.replaceFirst(
        with: DeadlineHeap.Entry(time: deadline, serial: entry.serial, slot: entry.slot))
    }
    return .infinity
  }

  /// Lets an activity do what is due.
  mutating func fire(_ entry: DeadlineHeap.Entry) {
    let slot = entry.slot
    unschedule(slot)
    if activities[slot].tokenDueAt <= time { issueToken(slot) }
    switch activities[slot].phase {
    case .pending:
      if activities[slot].phaseEndsAt <= time { beginScheduled(slot) }
    case .active, .stale:
      if activities[slot].phaseEndsAt <= time {
        let dismissal = Ending.dismissal(
          of: .default, endedAt: now, pastDate: configuration.choices.pastDismissalDate)
        finish(slot, dismissal: dismissal, cause: .eightHours, rule: .lifetime)
      } else if activities[slot].deadline <= time {
        move(slot, to: .stale, cause: .staleDate, rule: .staleness)
      }
    case .ended:
      if activities[slot].phaseEndsAt <= time {
        dismiss(slot, cause: .dismissalDate, rule: .ending)
      }
    case .dismissed:
      break
    }
    if activities.holds(entry.serial, in: slot) { schedule(slot) }
  }

  private func counts(_ entry: DeadlineHeap.Entry) -> Bool {
    activities.holds(entry.serial, in: entry.slot) && activities[entry.slot].heapTime == entry.time
  }

  private mutating func tidyDeadlines() {
    guard deadlines.count > 2 * liveDeadlines + 64 else { return }
    let activities = activities
    deadlines.compact { entry in
      activities.holds(entry.serial, in: entry.slot)
        && activities[entry.slot].heapTime == entry.time
    }
  }
}
