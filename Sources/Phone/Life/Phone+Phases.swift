import ActivityModel
import Foundation

extension Phone {
  /// What the phone knows of an identifier.
  enum Found {
    case present(Int32)
    case dismissed(DismissalMemory.Dismissal)
    case unknown
  }

  func find(_ id: ActivityID) -> Found {
    guard let number = mint.number(of: id) else { return .unknown }
    return find(number: number)
  }

  func find(number: UInt64) -> Found {
    if let slot = activities.slot(of: number) { return .present(slot) }
    return dismissals[number].map(Found.dismissed) ?? .unknown
  }

  /// The slot of an activity that is not dismissed; otherwise notes why the attempt comes to
  /// nothing.
  mutating func present(_ id: ActivityID, for attempt: Attempt) -> Int32? {
    switch find(id) {
    case .present(let slot): return slot
    case .dismissed(let dismissal):
      let date = Date(timeIntervalSinceReferenceDate: dismissal.time)
      note(
        .ignored(attempt, .dismissed(at: date)), activity: id,
        app: apps[Int(dismissal.app)].description.id, rule: .ending)
    case .unknown:
      note(.ignored(attempt, .unknownActivity), activity: id, rule: .ending)
    }
    return nil
  }

  // MARK: Beginning

  /// What makes an activity, whoever asked for it.
  struct Birth {
    var app: Int
    var attributesType: String
    var attributes: Data
    var content: RawContent
    var style = ActivityRequest.Style.standard
    var input: PushInput
    /// A start in the future.
    var startsAt: Date?
    var timestamp: Date?
    var fact: Fact
    var rule: Rule
  }

  mutating func bear(_ birth: Birth) -> Int32 {
    lastSerial += 1
    let number = activities.nextNumber
    let id = mint.id(of: number)
    var record = ActivityRecord(
      number: number, serial: lastSerial, id: id, app: Int32(birth.app), phase: .pending,
      style: birth.style, staleDate: birth.content.staleDate,
      relevanceScore: birth.content.relevanceScore, attributes: birth.attributes,
      phaseEndsAt: .infinity, updatedAt: time, state: StateBytes(birth.content.state),
      requestedAt: time,
      type: typeNumber(birth.attributesType))
    record.newestTimestamp =
      birth.timestamp?.timeIntervalSinceReferenceDate ?? -.infinity
    if let start = birth.startsAt {
      record.phaseEndsAt = start.timeIntervalSinceReferenceDate
    } else {
      begin(&record)
    }
    let phase = record.phase
    let slot = activities.insert(record)
    link(slot)
    connect(slot, to: birth.input)
    emit(.activityAppeared(snapshot(slot)))
    note(birth.fact, slot: slot, rule: birth.rule)
    if phase != .pending { noteBeginning(slot) }
    schedule(slot)
    touchScreen()
    return slot
  }

  /// A scheduled activity starts, with its alert.
  mutating func beginScheduled(_ slot: Int32) {
    begin(&activities[slot])
    emit(.phaseChanged(activities[slot].id, activities[slot].phase))
    note(
      .phase(from: .pending, to: activities[slot].phase, .startDate), slot: slot,
      rule: .scheduledStart)
    noteBeginning(slot)
    touchScreen()
    let serial = activities[slot].serial
    let alert = scheduledAlerts.removeValue(forKey: serial)
    if activities[slot].style == .transient { showTransient(slot) }
    if let alert, activities.holds(serial, in: slot), activities[slot].phase.isRunning {
      show(alert, of: slot)
    }
  }

  /// Makes a record run from now on.
  private func begin(_ record: inout ActivityRecord) {
    let choices = configuration.choices
    if !configuration.system.has(.staleDate) { record.staleDate = nil }
    record.phase = Staleness.phase(staleDate: record.staleDate, at: now)
    // A transient activity has no place but the expanded view, so it is shown there in any case.
    record.isPresentable =
      record.phase == .active || record.style == .transient
      || choices.pastStaleDateAtStart == .startsStale
    record.updatedAt = time
    let end = Lifetime.end(
      requestedAt: Date(timeIntervalSinceReferenceDate: record.requestedAt), startedAt: now,
      counting: choices.scheduledLifetimeBegins)
    record.phaseEndsAt = end.timeIntervalSinceReferenceDate
  }

  private mutating func noteBeginning(_ slot: Int32) {
    if !activities[slot].isPresentable { note(.note(.startsStale), slot: slot, rule: .staleness) }
    let type = typeNames[Int(activities[slot].type)]
    if !apps[Int(activities[slot].app)].description.attributesTypes.contains(type) {
      note(.note(.noWidget(attributesType: type)), slot: slot, rule: .pushContent)
    }
  }

  // MARK: Changing

  mutating func move(_ slot: Int32, to phase: ActivityPhase, cause: Fact.Cause, rule: Rule) {
    let from = activities[slot].phase
    assert(Transitions.allows(from: from, to: phase), "\(from) to \(phase) (R17)")
    activities[slot].phase = phase
    emit(.phaseChanged(activities[slot].id, phase))
    note(.phase(from: from, to: phase, cause), slot: slot, rule: rule)
    touchScreen()
  }

  // MARK: Ending

  /// Ends an activity that has not ended; a dismissal that is due dismisses it at once.
  mutating func finish(_ slot: Int32, dismissal: Date, cause: Fact.Cause, rule: Rule) {
    guard dismissal > now else {
      dismiss(slot, cause: cause, rule: rule)
      return
    }
    stopCounting(slot)
    leaveSpotlight(slot)
    move(slot, to: .ended, cause: cause, rule: rule)
    activities[slot].endedAt = time
    activities[slot].phaseEndsAt = dismissal.timeIntervalSinceReferenceDate
    activities[slot].tokenDueAt = .infinity
    forgetAlert(slot)
    schedule(slot)
  }

  /// Takes an activity off every screen and out of the table.
  mutating func dismiss(_ slot: Int32, cause: Fact.Cause, rule: Rule) {
    if !activities[slot].phase.isOver { stopCounting(slot) }
    leaveSpotlight(slot)
    move(slot, to: .dismissed, cause: cause, rule: rule)
    forgetAlert(slot)
    remember(slot)
    let channel = activities[slot].channel
    unschedule(slot)
    unlink(slot)
    activities.remove(slot)
    disconnect(channel)
  }

  private mutating func remember(_ slot: Int32) {
    let record = activities[slot]
    dismissals.remember(
      record.number,
      DismissalMemory.Dismissal(
        time: time, id: record.id, app: record.app, type: record.type, style: record.style,
        attributes: record.attributes, content: record.content, requestedAt: record.requestedAt))
  }

  private mutating func forgetAlert(_ slot: Int32) {
    guard !scheduledAlerts.isEmpty else { return }
    scheduledAlerts[activities[slot].serial] = nil
  }

  private mutating func stopCounting(_ slot: Int32) {
    ongoing -= 1
    apps[Int(activities[slot].app)].ongoing -= 1
  }

  // MARK: The activities of an app

  private mutating func link(_ slot: Int32) {
    let app = Int(activities[slot].app)
    ongoing += 1
    apps[app].ongoing += 1
    activities[slot].previous = apps[app].last
    if apps[app].last >= 0 {
      activities[apps[app].last].next = slot
    } else {
      apps[app].first = slot
    }
    apps[app].last = slot
  }

  private mutating func unlink(_ slot: Int32) {
    let app = Int(activities[slot].app)
    let previous = activities[slot].previous
    let next = activities[slot].next
    if previous >= 0 { activities[previous].next = next } else { apps[app].first = next }
    if next >= 0 { activities[next].previous = previous } else { apps[app].last = previous }
  }

  /// The slots of an app's activities, by start.
  func slots(ofApp app: Int) -> [Int32] {
    var slots: [Int32] = []
    var slot = apps[app].first
    while slot >= 0 {
      slots.append(slot)
      slot = activities[slot].next
    }
    return slots
  }

  private mutating func typeNumber(_ name: String) -> Int32 {
    if let number = typeIndex[name] { return number }
    let number = Int32(typeNames.count)
    typeNames.append(name)
    typeIndex[name] = number
    return number
  }
}
