import ActivityModel
import Foundation

extension Phone {
  /// An end by the app.
  mutating func end(
    _ id: ActivityID, _ content: RawContent?, _ policy: DismissalPolicy, timestamp: Date?
  ) {
    guard let slot = present(id, for: .end), canRun(slot, for: .end) else { return }
    let dismissal = Ending.dismissal(
      of: policy, endedAt: now, pastDate: configuration.choices.pastDismissalDate)
    let end = End(
      attempt: .end, content: content, dismissal: dismissal, timestamp: timestamp, cause: .app,
      origin: .app)
    self.end(slot, end)
  }

  /// An end, whoever asked for it.
  struct End {
    var attempt: Attempt
    var content: RawContent?
    var dismissal: Date
    var timestamp: Date?
    var cause: Fact.Cause
    var origin: Fact.Origin
    /// What the widget could not decode.
    var decodingFault: String?
  }

  mutating func end(_ slot: Int32, _ end: End) {
    switch activities[slot].phase {
    case .pending:
      let isAtOnce = configuration.choices.endPending == .dismissesAtOnce
      finish(
        slot, dismissal: isAtOnce ? now : end.dismissal, cause: end.cause, rule: .scheduledStart)
    case .active, .stale:
      placeLastContent(end, in: slot)
      finish(slot, dismissal: end.dismissal, cause: end.cause, rule: .ending)
    case .ended, .dismissed:
      endAgain(slot, end)
    }
  }

  /// The content of an end that is older, too large or undecodable does not keep the activity from
  /// ending: the content before stays.
  private mutating func placeLastContent(_ end: End, in slot: Int32) {
    guard let content = end.content else { return }
    if let fault = end.decodingFault {
      note(.note(.undecodableContentKept(fault)), slot: slot, rule: .pushContent)
      return
    }
    let size = size(of: content, for: slot)
    guard size <= ContentSizeLimit.maximum else {
      note(.note(.oversizedContentKept(bytes: size)), slot: slot, rule: .contentSize)
      return
    }
    if let timestamp = end.timestamp, case .older = obstacle(of: timestamp, for: slot),
      configuration.choices.olderEndContent == .keepsContent
    {
      note(.note(.olderContentKept), slot: slot, rule: .timestamps)
      return
    }
    place(content, in: slot, timestamp: end.timestamp, origin: end.origin)
  }

  private mutating func endAgain(_ slot: Int32, _ end: End) {
    let due = Date(timeIntervalSinceReferenceDate: activities[slot].phaseEndsAt)
    guard configuration.choices.endAgain == .mayDismissSooner, end.dismissal < due else {
      let ended = Date(timeIntervalSinceReferenceDate: activities[slot].endedAt)
      note(.ignored(end.attempt, .ended(at: ended)), slot: slot, rule: .ending)
      return
    }
    guard end.dismissal > now else {
      dismiss(slot, cause: end.cause, rule: .ending)
      return
    }
    activities[slot].phaseEndsAt = end.dismissal.timeIntervalSinceReferenceDate
    note(.dismissalMoved(to: end.dismissal), slot: slot, rule: .ending)
    schedule(slot)
  }

  /// A presentation that cannot be archived.
  mutating func archivingFailed(_ id: ActivityID, _ reason: String) {
    guard let slot = present(id, for: .archiving) else { return }
    if activities[slot].phase.isRunning, configuration.choices.oversizedImage == .endsActivity {
      finish(slot, dismissal: now, cause: .archivingFailed(reason), rule: .images)
    } else {
      note(.note(.drawnBlank(reason)), slot: slot, rule: .images)
    }
  }
}
