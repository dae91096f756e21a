import ActivityModel
import Foundation

extension Phone {
  /// Plays an alert's sound and shows the activity where the phone has room.
  mutating func show(_ alert: Alert, of slot: Int32) {
    let id = activities[slot].id
    if let obstacle = obstacleToAlert(of: slot) {
      emit(.alertShown(id, alert, nil))
      note(.ignored(.alert, obstacle), slot: slot, rule: .alerts)
      return
    }
    let place = Alerting.place(hasIsland: configuration.hasIsland, isLocked: isLocked)
    let isOwnTransient = spotlight?.reason == .transient && spotlight?.slot == slot
    if !isOwnTransient {
      endTransient(.interrupted)
      spotlight = Spotlight(
        slot: slot, reason: .alert, place: place,
        until: time + max(0, configuration.choices.alertDuration))
    }
    isLit = true
    emit(.alertShown(id, alert, place))
    note(.alertShown(place), slot: slot, rule: .alerts)
    touchScreen()
  }

  private func obstacleToAlert(of slot: Int32) -> Obstacle? {
    let choices = configuration.choices
    guard activities[slot].isPresentable else { return .notShown }
    if let spotlight, spotlight.slot != slot {
      if spotlight.reason == .alert, choices.secondAlert == .isNotShown { return .alertOnScreen }
      if spotlight.reason == .transient, choices.alertOverTransient == .isHeldOff {
        return .transientOnScreen
      }
    }
    let isInFront = foreground == Int(activities[slot].app) && activities[slot].style == .standard
    return isInFront && !choices.alertOverOwnApp ? .ownAppInFront : nil
  }

  /// The time of an alert is over.
  mutating func endAlert() {
    guard spotlight?.reason == .alert else { return }
    spotlight = nil
    if isLocked, !isCharging { isLit = false }
    touchScreen()
  }

  /// An activity ends, so it has no more than its usual place.
  mutating func leaveSpotlight(_ slot: Int32) {
    guard spotlight?.slot == slot else { return }
    spotlight = nil
    touchScreen()
  }

  // MARK: Transient activities

  mutating func showTransient(_ slot: Int32) {
    let choices = configuration.choices
    if !configuration.hasIsland, choices.transientWithoutIsland == .endsAtOnce {
      endTransient(slot, .noIsland)
      return
    }
    if isLocked {
      endTransient(slot, .locked)
      return
    }
    endTransient(.interrupted)
    spotlight = Spotlight(
      slot: slot, reason: .transient,
      place: Alerting.place(hasIsland: configuration.hasIsland, isLocked: false))
    touchScreen()
  }

  /// Ends the transient activity on the screen, if there is one.
  mutating func endTransient(
    _ end: Fact.TransientEnd, ofApp app: Int? = nil, unlessOf other: Int? = nil
  ) {
    guard let spotlight, spotlight.reason == .transient else { return }
    let owner = Int(activities[spotlight.slot].app)
    guard app == nil || app == owner, other != owner else { return }
    endTransient(spotlight.slot, end)
  }

  private mutating func endTransient(_ slot: Int32, _ end: Fact.TransientEnd) {
    let isAtOnce = configuration.choices.transientEnd == .dismissesAtOnce
    finish(
      slot, dismissal: isAtOnce ? now : now.addingTimeInterval(Lifetime.longestEnded),
      cause: .transientEnd(end), rule: .transientStyle)
  }
}
