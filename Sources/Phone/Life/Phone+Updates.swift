import ActivityModel
import Foundation

extension Phone {
  /// An update by the app.
  mutating func update(
    _ id: ActivityID, _ content: RawContent, alert: Alert?, timestamp: Date?
  ) {
    guard let slot = present(id, for: .update), canRun(slot, for: .update) else { return }
    if let (obstacle, rule) = obstacle(to: content, of: slot, timestamp: timestamp) {
      note(.ignored(.update, obstacle), slot: slot, rule: rule)
      return
    }
    let isLate = isLate(slot)
    let sinceLast = time - activities[slot].updatedAt
    let counted = timestamp ?? (configuration.choices.untimedUpdateCountsAsNow ? now : nil)
    apply(content, to: slot, timestamp: counted, origin: .app)
    if isLate { note(.note(.drawnLate(after: sinceLast)), slot: slot, rule: .updateRate) }
    if let alert, activities[slot].phase != .pending { show(alert, of: slot) }
  }

  /// Whether code of the activity's app can be what asks; notes it otherwise.
  mutating func canRun(_ slot: Int32, for attempt: Attempt) -> Bool {
    guard apps[Int(activities[slot].app)].state == .notRunning else { return true }
    note(.ignored(attempt, .notRunning), slot: slot, rule: .processes)
    return false
  }

  /// Why new content does not reach an activity; nil when it does.
  func obstacle(
    to content: RawContent, of slot: Int32, timestamp: Date?
  ) -> (Obstacle, Rule)? {
    let choices = configuration.choices
    switch activities[slot].phase {
    case .active, .stale: break
    case .pending:
      if choices.updatePending == .isIgnored { return (.notStarted, .scheduledStart) }
    case .ended, .dismissed:
      return (.ended(at: Date(timeIntervalSinceReferenceDate: activities[slot].endedAt)), .ending)
    }
    if let timestamp, let obstacle = obstacle(of: timestamp, for: slot) {
      return (obstacle, .timestamps)
    }
    let size = size(of: content, for: slot)
    return size > ContentSizeLimit.maximum ? (.tooLarge(bytes: size), .contentSize) : nil
  }

  /// What is wrong with a timestamp; nil when nothing is.
  func obstacle(of timestamp: Date, for slot: Int32) -> Obstacle? {
    if TimestampOrder.isTooFarAhead(timestamp, at: now) {
      return .tooFarAhead(by: timestamp.timeIntervalSince(now))
    }
    let newest = activities[slot].newestTimestamp
    let verdict = TimestampOrder.verdict(
      on: timestamp,
      newest: newest.isFinite ? Date(timeIntervalSinceReferenceDate: newest) : nil)
    switch verdict {
    case .newer: return nil
    case .equal: return configuration.choices.equalTimestamp == .isIgnored ? .sameTimestamp : nil
    case .older(let seconds): return .older(by: seconds)
    }
  }

  func size(of content: RawContent, for slot: Int32) -> Int {
    ContentSizeLimit.size(
      attributes: activities[slot].attributes.count, state: content.state.count,
      counted: configuration.choices.countedBytes)
  }

  /// Gives an activity that is not over new content.
  mutating func apply(
    _ content: RawContent, to slot: Int32, timestamp: Date?, origin: Fact.Origin
  ) {
    let (isStale, isEqual) = place(content, in: slot, timestamp: timestamp, origin: origin)
    if isEqual { note(.note(.equalContent), slot: slot, rule: .updateRate) }
    guard activities[slot].phase.isRunning else { return }
    activities[slot].isPresentable = activities[slot].isPresentable || !isStale
    if isStale, activities[slot].phase == .active {
      move(slot, to: .stale, cause: .staleContent, rule: .staleness)
    } else if !isStale, activities[slot].phase == .stale {
      move(slot, to: .active, cause: .freshContent, rule: .staleness)
    }
    schedule(slot)
  }

  /// Stores content and tells of it. Says whether it is stale already, and whether its state is the
  /// one before.
  @discardableResult
  mutating func place(
    _ content: RawContent, in slot: Int32, timestamp: Date?, origin: Fact.Origin
  ) -> (isStale: Bool, isEqual: Bool) {
    var content = content
    if !configuration.system.has(.staleDate) { content.staleDate = nil }
    var isStale = Staleness.phase(staleDate: content.staleDate, at: now) == .stale
    let ignoresDate =
      isStale && activities[slot].phase.isRunning
      && configuration.choices.pastStaleDateInUpdate == .isIgnored
    if ignoresDate {
      content.staleDate = nil
      isStale = false
    }
    activities[slot].staleDate = content.staleDate
    activities[slot].relevanceScore = content.relevanceScore
    let isEqual = activities[slot].state.replace(with: content.state)
    activities[slot].updatedAt = time
    if let timestamp {
      activities[slot].newestTimestamp = max(
        activities[slot].newestTimestamp, timestamp.timeIntervalSinceReferenceDate)
    }
    emit(.contentChanged(activities[slot].id, content))
    note(.contentChanged(origin), slot: slot)
    if ignoresDate { note(.note(.staleDateIgnored), slot: slot, rule: .staleness) }
    touchScreen()
    return (isStale, isEqual)
  }

  /// Whether an update by an app in the background follows the last one closely.
  private func isLate(_ slot: Int32) -> Bool {
    apps[Int(activities[slot].app)].state != .foreground
      && activities[slot].phase.isRunning
      && time - activities[slot].updatedAt < configuration.choices.backgroundDrawingInterval
  }
}
