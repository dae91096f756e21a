import ActivityKit
import ActivityModel
import Phone

/// Those who listen to a phone, by app.
struct Listeners {
  typealias Continuation = AsyncStream<ActivityEvent>.Continuation

  private var continuations: [AppID: [Int: Continuation]] = [:]
  private var lastNumber = 0
  /// The apps of the activities that are not dismissed.
  private var owners: [ActivityID: AppID] = [:]

  mutating func add(_ continuation: Continuation, of app: AppID) -> Int {
    lastNumber += 1
    continuations[app, default: [:]][lastNumber] = continuation
    return lastNumber
  }

  mutating func remove(_ number: Int, of app: AppID) {
    continuations[app]?[number] = nil
  }

  /// Tells each app what it may observe. Gives back the listeners whose process is gone.
  mutating func tell(_ effects: [Effect]) -> [Continuation] {
    var silenced: [Continuation] = []
    for effect in effects {
      if case .appStateChanged(let app, .notRunning) = effect.kind {
        silenced += continuations.removeValue(forKey: app)?.values.map { $0 } ?? []
      } else if let (app, event) = translate(effect.kind) {
        for continuation in (continuations[app] ?? [:]).values { continuation.yield(event) }
      }
    }
    return silenced
  }

  private mutating func translate(_ effect: Effect.Kind) -> (AppID, ActivityEvent)? {
    switch effect {
    case .activityAppeared(let snapshot):
      owners[snapshot.id] = snapshot.app
      return (snapshot.app, .started(ActivityRecord(snapshot)))
    case .phaseChanged(let id, let phase):
      let app = phase == .dismissed ? owners.removeValue(forKey: id) : owners[id]
      return app.map { ($0, .phaseChanged(id, phase)) }
    case .contentChanged(let id, let content):
      return owners[id].map { ($0, .contentChanged(id, content)) }
    case .tokenIssued(let id, let token):
      return owners[id].map { ($0, .pushTokenChanged(id, token)) }
    case .pushToStartTokenIssued(let app, let type, let token):
      return (app, .pushToStartTokenChanged(attributesType: type, token))
    case .authorizationChanged(let app, let isEnabled):
      return (app, .areActivitiesEnabled(isEnabled))
    case .frequentPushesChanged(let app, let isEnabled):
      return (app, .frequentPushesEnabled(isEnabled))
    case .requestAccepted, .requestRefused, .reconnected, .appStateChanged, .appWoken, .appOpened,
      .alertShown, .screenChanged, .logged:
      return nil
    }
  }
}

extension ActivityRecord {
  init(_ snapshot: ActivitySnapshot) {
    self.init(
      id: snapshot.id, attributesType: snapshot.attributesType, attributes: snapshot.attributes,
      content: snapshot.content, phase: snapshot.phase, pushToken: snapshot.pushToken)
  }
}
