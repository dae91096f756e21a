import ActivityModel
import Foundation

extension Phone {
  // MARK: Update tokens and channels

  /// Prepares the way by which a server will update the activity.
  mutating func connect(_ slot: Int32, to input: PushInput) {
    switch input {
    case .none: break
    case .token:
      activities[slot].tokenDueAt = time + max(0, configuration.choices.tokenDelay)
    case .channel(let name):
      let channel = number(ofChannel: name)
      activities[slot].channel = channel
      channels[Int(channel)].subscribe(
        Channel.Subscription(serial: activities[slot].serial, slot: slot))
    }
  }

  mutating func disconnect(_ channel: Int32) {
    guard channel >= 0 else { return }
    let activities = activities
    channels[Int(channel)].unsubscribeOne { activities.holds($0.serial, in: $0.slot) }
  }

  private mutating func number(ofChannel name: String) -> Int32 {
    if let number = channelIndex[name] { return number }
    let number = Int32(channels.count)
    channels.append(Channel())
    channelIndex[name] = number
    return number
  }

  /// The system has made the token of an activity.
  mutating func issueToken(_ slot: Int32) {
    activities[slot].tokenDueAt = .infinity
    activities[slot].hasToken = true
    guard let token = token(of: slot) else { return }
    emit(.tokenIssued(activities[slot].id, token))
    note(.tokenIssued(generation: activities[slot].tokenGeneration), slot: slot, rule: .tokens)
    let app = Int(activities[slot].app)
    if !wake(app, .tokenChanged) { note(.note(.noWayToUpdate), slot: slot, rule: .tokens) }
  }

  func token(of slot: Int32) -> PushToken? {
    stamp(of: slot).map(mint.token)
  }

  private func stamp(of slot: Int32) -> Mint.Stamp? {
    guard activities[slot].hasToken,
      let environment = environment(ofApp: Int(activities[slot].app))
    else { return nil }
    return Mint.Stamp(
      kind: .update, number: activities[slot].number,
      generation: activities[slot].tokenGeneration, environment: environment)
  }

  // MARK: Push-to-start tokens

  /// Issues the push-to-start tokens that the app does not have yet.
  mutating func issueStartTokens(_ app: Int) {
    guard configuration.system.has(.pushToStart), areActivitiesEnabled(app),
      environment(ofApp: app) != nil
    else { return }
    for type in apps[app].description.attributesTypes where apps[app].startTokens[type] == nil {
      let number = UInt64(startTokenOwners.count)
      startTokenOwners.append((app: app, type: type))
      apps[app].startTokens[type] = AppRecord.StartToken(number: number, generation: 0)
      announceStartToken(app, type)
    }
  }

  private mutating func announceStartToken(_ app: Int, _ type: String) {
    guard let token = startToken(app, type), let state = apps[app].startTokens[type] else { return }
    let id = apps[app].description.id
    emit(.pushToStartTokenIssued(id, attributesType: type, token))
    note(
      .startTokenIssued(attributesType: type, generation: state.generation), app: id, rule: .tokens)
  }

  func startToken(_ app: Int, _ type: String) -> PushToken? {
    startStamp(app, type).map(mint.token)
  }

  private func startStamp(_ app: Int, _ type: String) -> Mint.Stamp? {
    guard let state = apps[app].startTokens[type], let environment = environment(ofApp: app) else {
      return nil
    }
    return Mint.Stamp(
      kind: .start, number: state.number, generation: state.generation, environment: environment)
  }

  private func environment(ofApp app: Int) -> PushEnvironment? {
    apps[app].isInstalled ? apps[app].description.pushEnvironment : nil
  }

  // MARK: Replacing

  mutating func rotateTokens(_ scope: TokenScope) {
    switch scope {
    case .activity(let id):
      guard let slot = present(id, for: .tokenChange) else { return }
      guard activities[slot].hasToken, !activities[slot].phase.isOver else {
        note(.ignored(.tokenChange, .foreignToken), slot: slot, rule: .tokens)
        return
      }
      replaceToken(slot)
    case .pushToStart(let app, let type):
      guard let index = installed(app), apps[index].startTokens[type] != nil else {
        note(.ignored(.tokenChange, .foreignToken), app: app, rule: .tokens)
        return
      }
      replaceStartToken(index, type)
    case .all:
      for app in apps.indices where apps[app].isInstalled {
        for type in apps[app].description.attributesTypes where apps[app].startTokens[type] != nil {
          replaceStartToken(app, type)
        }
        for slot in slots(ofApp: app)
        where activities[slot].hasToken && !activities[slot].phase.isOver {
          replaceToken(slot)
        }
      }
    }
  }

  private mutating func replaceToken(_ slot: Int32) {
    activities[slot].tokenGeneration += 1
    issueToken(slot)
  }

  private mutating func replaceStartToken(_ app: Int, _ type: String) {
    apps[app].startTokens[type]?.generation += 1
    announceStartToken(app, type)
    _ = wake(app, .tokenChanged)
  }

  // MARK: Reading a token

  /// Whom a token belongs to.
  enum Owner {
    case activity(Int32)
    case start(app: Int, type: String)
    case dismissed(DismissalMemory.Dismissal)
    case replaced
    case foreign
  }

  func owner(of token: PushToken) -> Owner {
    guard let stamp = mint.stamp(of: token) else { return .foreign }
    switch stamp.kind {
    case .update:
      switch find(number: stamp.number) {
      case .present(let slot): return self.stamp(of: slot) == stamp ? .activity(slot) : .replaced
      case .dismissed(let dismissal): return .dismissed(dismissal)
      case .unknown: return activities.everHeld(stamp.number) ? .replaced : .foreign
      }
    case .start:
      guard stamp.number < UInt64(startTokenOwners.count) else { return .foreign }
      let owner = startTokenOwners[Int(stamp.number)]
      return startStamp(owner.app, owner.type) == stamp
        ? .start(app: owner.app, type: owner.type) : .replaced
    }
  }
}
