import ActivityModel
import Foundation

extension Phone {
  /// A push arrives. Its address is looked at first, then the budget, then its content.
  mutating func deliver(_ delivery: PushDelivery) {
    guard case .read(let push) = delivery.payload else {
      guard case .unreadable(_, let reason) = delivery.payload else { return }
      note(.ignored(.push, .unreadable(reason)), rule: .pushContent)
      return
    }
    switch delivery.address {
    case .token(let token): deliver(push, delivery, to: owner(of: token))
    case .channel(let channel): broadcast(push, delivery, on: channel)
    }
  }

  private mutating func deliver(_ push: Push, _ delivery: PushDelivery, to owner: Owner) {
    let attempt = Attempt(push.event)
    switch owner {
    case .foreign: note(.ignored(attempt, .foreignToken), rule: .tokens)
    case .replaced: note(.ignored(attempt, .replacedToken), rule: .tokens)
    case .dismissed(let dismissal):
      let date = Date(timeIntervalSinceReferenceDate: dismissal.time)
      note(
        .ignored(attempt, .dismissed(at: date)), activity: dismissal.id,
        app: apps[Int(dismissal.app)].description.id, rule: .ending)
    case .start(let app, _):
      guard push.event == .start else {
        note(
          .ignored(attempt, .startTokenForActivity), app: apps[app].description.id, rule: .tokens)
        return
      }
      startByPush(push, delivery, app)
    case .activity(let slot):
      guard push.event != .start else {
        note(.ignored(attempt, .updateTokenForStart), slot: slot, rule: .tokens)
        return
      }
      deliver(push, delivery, to: slot)
    }
  }

  private mutating func broadcast(_ push: Push, _ delivery: PushDelivery, on channel: String) {
    let attempt = Attempt(push.event)
    guard push.event != .start else {
      note(.ignored(attempt, .broadcastStart), rule: .pushContent)
      return
    }
    let subscriptions = channelIndex[channel].map { channels[Int($0)].subscriptions } ?? []
    var isHeard = false
    for subscription in subscriptions
    where activities.holds(subscription.serial, in: subscription.slot) {
      isHeard = true
      deliver(push, delivery, to: subscription.slot)
    }
    if !isHeard { note(.ignored(attempt, .emptyChannel(channel)), rule: .pushContent) }
  }

  // MARK: Update and end

  private mutating func deliver(_ push: Push, _ delivery: PushDelivery, to slot: Int32) {
    let attempt = Attempt(push.event)
    guard spend(delivery, ofApp: Int(activities[slot].app), attempt, slot: slot) else { return }
    let content = content(of: push, for: slot)
    if push.event == .end {
      if TimestampOrder.isTooFarAhead(push.timestamp, at: now) {
        ignore(push, .tooFarAhead(by: push.timestamp.timeIntervalSince(now)), slot, .timestamps)
        return
      }
      end(
        slot,
        End(
          attempt: attempt, content: content,
          dismissal: Ending.dismissal(ofPushDate: push.dismissalDate, endedAt: now),
          timestamp: push.timestamp, cause: .push, origin: .push,
          decodingFault: delivery.decodingFault))
      return
    }
    guard let content else {
      ignore(push, .missingKey(.state), slot, .pushContent)
      return
    }
    if let (obstacle, rule) = obstacle(to: content, of: slot, timestamp: push.timestamp) {
      ignore(push, obstacle, slot, rule)
      return
    }
    if let fault = delivery.decodingFault {
      ignore(push, .undecodable(fault), slot, .pushContent)
      return
    }
    apply(content, to: slot, timestamp: push.timestamp, origin: .push)
    if let alert = push.alert, activities[slot].phase != .pending { show(alert, of: slot) }
  }

  private func content(of push: Push, for slot: Int32) -> RawContent? {
    guard let state = push.state else { return nil }
    let isKept = configuration.choices.missingPushScore == .keepsScore
    let missing = isKept ? activities[slot].relevanceScore : 0
    return RawContent(
      state: state, staleDate: push.staleDate, relevanceScore: push.relevanceScore ?? missing)
  }

  private mutating func ignore(_ push: Push, _ obstacle: Obstacle, _ slot: Int32, _ rule: Rule) {
    note(.ignored(Attempt(push.event), obstacle), slot: slot, rule: rule)
  }

  // MARK: Start

  private mutating func startByPush(_ push: Push, _ delivery: PushDelivery, _ app: Int) {
    let id = apps[app].description.id
    guard spend(delivery, ofApp: app, .startPush, slot: nil) else { return }
    if let (obstacle, rule) = obstacle(toStart: push, delivery, app) {
      note(.ignored(.startPush, obstacle), app: id, rule: rule)
      return
    }
    guard spendStart(ofApp: app) else { return }
    guard let type = push.attributesType, let attributes = push.attributes, let state = push.state
    else { return }
    let slot = bear(
      Birth(
        app: app, attributesType: type, attributes: attributes,
        content: RawContent(
          state: state, staleDate: push.staleDate, relevanceScore: push.relevanceScore ?? 0),
        input: push.input ?? configuration.choices.pushStartInput, timestamp: push.timestamp,
        fact: .startedByPush, rule: .pushContent))
    if let alert = push.alert { show(alert, of: slot) }
    _ = wake(app, .activityStarted)
  }

  /// Why a push does not start an activity; nil when it does.
  private func obstacle(
    toStart push: Push, _ delivery: PushDelivery, _ app: Int
  ) -> (Obstacle, Rule)? {
    let choices = configuration.choices
    guard areActivitiesEnabled(app) else { return (.switchedOff, .authorization) }
    if let key = PushContent.missingKey(of: push) { return (.missingKey(key), .pushContent) }
    let type = push.attributesType ?? ""
    guard apps[app].description.attributesTypes.contains(type) else {
      return (.undeclaredType(type), .pushContent)
    }
    if case .channel(let channel)? = push.input {
      guard configuration.system.has(.channels) else {
        return (.needs(.channels, since: Availability.first(of: .channels)), .versions)
      }
      guard TokenRules.isChannel(channel) else {
        return (.refused(.pushInputUnavailable), .tokens)
      }
    }
    if TimestampOrder.isTooFarAhead(push.timestamp, at: now) {
      return (.tooFarAhead(by: push.timestamp.timeIntervalSince(now)), .timestamps)
    }
    if let fault = delivery.decodingFault { return (.undecodable(fault), .pushContent) }
    let size = ContentSizeLimit.size(
      attributes: push.attributes?.count ?? 0, state: push.state?.count ?? 0,
      counted: choices.countedBytes)
    if size > ContentSizeLimit.maximum { return (.tooLarge(bytes: size), .contentSize) }
    return limitRefusal(ofApp: app).map { (.refused($0), .limits) }
  }

  // MARK: Budgets

  /// Counts a push of priority 10. False, and noted, when it is over the budget and dropped.
  private mutating func spend(
    _ delivery: PushDelivery, ofApp app: Int, _ attempt: Attempt, slot: Int32?
  ) -> Bool {
    guard delivery.priority == .immediate else { return true }
    let choices = configuration.choices
    let isFrequent = areFrequentPushesEnabled(app)
    let budget = isFrequent ? choices.hourlyFrequentPushes : choices.hourlyPushes
    if apps[app].pushBudget.spend(at: now, budget: budget) { return true }
    return noteExcess(.overBudget(budget), attempt, app, slot: slot)
  }

  private mutating func spendStart(ofApp app: Int) -> Bool {
    let budget = configuration.choices.hourlyPushStarts
    if apps[app].pushStartBudget.spend(at: now, budget: budget) { return true }
    return noteExcess(.overStartBudget(budget), .startPush, app, slot: nil)
  }

  /// Whether a push over the budget is delivered.
  private mutating func noteExcess(
    _ obstacle: Obstacle, _ attempt: Attempt, _ app: Int, slot: Int32?
  ) -> Bool {
    let isDelivered = configuration.choices.overBudget == .isDelivered
    note(
      isDelivered ? .note(.overBudgetDelivered) : .ignored(attempt, obstacle),
      activity: slot.map { activities[$0].id }, app: apps[app].description.id, rule: .updateRate)
    return isDelivered
  }
}

extension Attempt {
  fileprivate init(_ event: Push.Event) {
    switch event {
    case .start: self = .startPush
    case .update: self = .updatePush
    case .end: self = .endPush
    }
  }
}
