import ActivityKit
import ActivityModel
import Phone

/// Those who listen to a phone, by app.
struct Listeners {
  private struct Reader {
    /// Gone when nobody reads any more.
    weak var mailbox: Mailbox?
  }

  private var readers: [AppID: [Reader]] = [:]
  /// The apps of the activities that are not dismissed.
  private var owners: [ActivityID: AppID] = [:]

  mutating func add(_ mailbox: Mailbox, of app: AppID) {
    readers[app, default: []].removeAll { $0.mailbox == nil }
    readers[app, default: []].append(Reader(mailbox: mailbox))
  }

  /// Those who read, of all apps.
  var mailboxes: [Mailbox] { readers.values.joined().compactMap(\.mailbox) }

  /// Tells each app what it may observe. Gives back the readers whose process is gone.
  mutating func tell(_ effects: [Effect]) -> [Mailbox] {
    var silenced: [Mailbox] = []
    for effect in effects {
      if case .appStateChanged(let app, .notRunning) = effect.kind {
        silenced += readers.removeValue(forKey: app)?.compactMap(\.mailbox) ?? []
      } else if let (app, event) = translate(effect.kind) {
        for reader in readers[app] ?? [] { reader.mailbox?.put(event) }
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
