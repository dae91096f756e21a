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
    _ refusal: RequestRefusal, to request: ActivityRequest, by index: Int
  ) -> Bool {
    let choices = configuration.choices
    let app = apps[index]
    let context = StartingContext.refusal(
      caller: request.caller, isForeground: app.state == .foreground)
    switch refusal {
    case .unsupported:
      return !supports(request)
    case .unsupportedTarget:
      return !app.description.supportsLiveActivities || context == .unsupportedTarget
    case .unentitled:
      return !app.description.isEntitled
    case .missingProcessIdentifier:
      return app.state == .notRunning
    case .denied:
      return !areActivitiesEnabled(index)
    case .visibility:
      return context == .visibility
    case .attributesTooLarge:
      return !ContentSizeLimit.admitsRequest(
        attributes: request.attributes.count, state: request.content.state.count,
        counted: choices.countedBytes)
    case .pushInputUnavailable:
      return !canReceive(request.pushInput, app: app)
    case .targetMaximumExceeded, .globalMaximumExceeded:
      return limitRefusal(ofApp: index) == refusal
    case .persistenceFailure:
      return !canStore
    case .malformedActivityIdentifier, .reconnectNotPermitted:
      return false
    }
  }

  private func supports(_ request: ActivityRequest) -> Bool {
    let system = configuration.system
    guard configuration.supportsLiveActivities, system.has(.liveActivities) else { return false }
    if request.scheduledStart != nil, !system.has(.scheduledStart) { return false }
    if request.style == .transient, !system.has(.transientStyle) { return false }
    if case .channel = request.pushInput, !system.has(.channels) { return false }
    return true
  }

  private func canReceive(_ input: PushInput, app: AppRecord) -> Bool {
    switch input {
    case .none: true
    case .token: app.description.pushEnvironment != nil
    case .channel(let channel):
      app.description.pushEnvironment != nil && TokenRules.isChannel(channel)
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
