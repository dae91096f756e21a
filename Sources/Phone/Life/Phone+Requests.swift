import ActivityModel
import Foundation

extension Phone {
  mutating func request(_ request: ActivityRequest, by app: AppID) {
    guard let index = installed(app) else {
      refuse(.unsupportedTarget, by: app)
      return
    }
    if let refusal = refusal(of: request, by: index) {
      refuse(refusal, by: app)
    } else {
      start(request, by: index)
    }
  }

  mutating func reconnect(_ identifier: String, by app: AppID) {
    guard let id = ActivityID(identifier) else {
      refuse(.malformedActivityIdentifier, by: app, attempt: .reconnection)
      return
    }
    guard case .present(let slot) = find(id), Int(activities[slot].app) == appIndex[app] else {
      refuse(.reconnectNotPermitted, by: app, attempt: .reconnection)
      return
    }
    emit(.reconnected(id))
    note(.reconnected, slot: slot, rule: .processes)
  }

  private mutating func start(_ request: ActivityRequest, by app: Int) {
    let choices = configuration.choices
    let start = request.scheduledStart
    let isLater = start.map { $0.date > now } ?? false
    let slot = bear(
      Birth(
        app: app, attributesType: request.attributesType, attributes: request.attributes,
        content: request.content, style: request.style, input: request.pushInput,
        startsAt: isLater ? start?.date : nil,
        fact: isLater ? .scheduled(start?.date ?? now) : .requested(request.style),
        rule: isLater ? .scheduledStart : .starting))
    emit(.requestAccepted(activities[slot].id))
    if isLater {
      scheduledAlerts[activities[slot].serial] = start?.alert
    } else if let start, choices.pastStartDate == .startsWithAlert {
      show(start.alert, of: slot)
    }
    if request.style == .transient, !isLater { showTransient(slot) }
  }

  private mutating func refuse(
    _ refusal: RequestRefusal, by app: AppID, attempt: Attempt = .request
  ) {
    emit(.requestRefused(refusal))
    note(.ignored(attempt, .refused(refusal)), app: app, rule: Self.rule(of: refusal))
  }

  /// The first reason, in the order of R7, not to start an activity.
  private func refusal(of request: ActivityRequest, by app: Int) -> RequestRefusal? {
    StartingContext.order.first { applies($0, to: request, by: app) }
  }

  private func applies(
    _ refusal: RequestRefusal, to request: ActivityRequest, by app: Int
  ) -> Bool {
    switch refusal {
    case .unsupported:
      return !supports(request)
    case .unsupportedTarget:
      return !apps[app].description.supportsLiveActivities
        || contextRefusal(of: request, by: app) == .unsupportedTarget
    case .unentitled:
      return !apps[app].description.isEntitled
    case .missingProcessIdentifier:
      return apps[app].state == .notRunning
    case .denied:
      return !areActivitiesEnabled(app)
    case .visibility:
      return contextRefusal(of: request, by: app) == .visibility
    case .attributesTooLarge:
      return !ContentSizeLimit.admitsRequest(
        attributes: request.attributes.count, state: request.content.state.count,
        counted: configuration.choices.countedBytes)
    case .pushInputUnavailable:
      return !canReceive(request.pushInput, app: app)
    case .targetMaximumExceeded, .globalMaximumExceeded:
      return limitRefusal(ofApp: app) == refusal
    case .persistenceFailure:
      return !canStore
    case .malformedActivityIdentifier, .reconnectNotPermitted:
      return false
    }
  }

  private func contextRefusal(of request: ActivityRequest, by app: Int) -> RequestRefusal? {
    StartingContext.refusal(
      caller: request.caller, isForeground: apps[app].state == .foreground)
  }

  private func supports(_ request: ActivityRequest) -> Bool {
    let system = configuration.system
    guard configuration.supportsLiveActivities, system.has(.liveActivities) else { return false }
    if request.scheduledStart != nil, !system.has(.scheduledStart) { return false }
    if request.style == .transient, !system.has(.transientStyle) { return false }
    if case .channel = request.pushInput, !system.has(.channels) { return false }
    return true
  }

  private func canReceive(_ input: PushInput, app: Int) -> Bool {
    let isEntitled = apps[app].description.pushEnvironment != nil
    return switch input {
    case .none: true
    case .token: isEntitled
    case .channel(let channel): isEntitled && TokenRules.isChannel(channel)
    }
  }

  func limitRefusal(ofApp app: Int) -> RequestRefusal? {
    ActivityLimits.refusal(
      ofApp: apps[app].ongoing, onDevice: ongoing,
      maximumPerApp: configuration.choices.maximumPerApp,
      maximumOnDevice: configuration.choices.maximumOnDevice)
  }

  static func rule(of refusal: RequestRefusal) -> Rule {
    switch refusal {
    case .attributesTooLarge: .contentSize
    case .unsupported: .versions
    case .denied: .authorization
    case .globalMaximumExceeded, .targetMaximumExceeded: .limits
    case .unsupportedTarget, .visibility, .unentitled: .starting
    case .missingProcessIdentifier, .malformedActivityIdentifier, .reconnectNotPermitted,
      .persistenceFailure:
      .processes
    case .pushInputUnavailable: .tokens
    }
  }
}
