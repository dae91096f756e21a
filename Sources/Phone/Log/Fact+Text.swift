import ActivityModel
import Foundation

extension Fact {
  /// The fact in words, without its rule.
  package func text(secondsFromGMT: Int = 0) -> String {
    func clock(_ date: Date) -> String {
      ClockTime(date, secondsFromGMT: secondsFromGMT).description
    }
    switch self {
    case .installed: return "app installed"
    case .updated: return "app updated; its activities go on"
    case .uninstalled: return "app uninstalled"
    case .appState(.foreground): return "app in the foreground"
    case .appState(.background): return "app in the background"
    case .appState(.notRunning): return "app not running"
    case .terminated(.crash): return "app crashed; its activities go on"
    case .terminated(.system): return "app ended by the system; its activities go on"
    case .terminated(.forceQuit): return "app force quit; its activities go on"
    case .woken(.activityStarted): return "app run in the background: a push started an activity"
    case .woken(.tokenChanged): return "app run in the background: a token changed"
    case .locked: return "locked"
    case .unlocked: return "unlocked"
    case .charging(let isCharging):
      return isCharging ? "laid on the charger" : "taken off the charger"
    case .restarted: return "restarted"
    case .screenLit: return "screen lit"
    case .setting(let setting, let isOn):
      return "\(setting.rawValue) switched \(isOn ? "on" : "off")"
    case .clockHeld(let asked):
      return "the clock does not go to \(clock(asked))"
    case .requested(.standard): return "activity started by the app"
    case .requested(.transient): return "transient activity started by the app"
    case .scheduled(let date): return "activity scheduled for \(clock(date))"
    case .startedByPush: return "activity started by a push"
    case .reconnected: return "activity handed to the process again"
    case .phase(let from, let to, let cause):
      return "\(from.rawValue) to \(to.rawValue): \(cause.text)"
    case .contentChanged(.app): return "content updated by the app"
    case .contentChanged(.push): return "content updated by a push"
    case .dismissalMoved(let date): return "dismissal moved to \(clock(date))"
    case .tokenIssued(let generation):
      return generation == 0 ? "update token issued" : "update token replaced"
    case .startTokenIssued(let type, let generation):
      return "push-to-start token of \(type) \(generation == 0 ? "issued" : "replaced")"
    case .alertShown(.expandedIsland): return "alert shown: the island expands"
    case .alertShown(.banner): return "alert shown as a banner"
    case .alertShown(.lockScreen): return "alert shown: the Lock Screen lights up"
    case .expanded: return "expanded by the person"
    case .collapsed: return "expanded view closed"
    case .opened: return "app opened by a tap"
    case .panelAnswered(let allow):
      return allow
        ? "the person keeps Live Activities" : "the person does not allow Live Activities"
    case .reported(let message): return message
    case .ignored(.request, .refused(let refusal)): return "request refused: \(refusal.rawValue)"
    case .ignored(let attempt, let obstacle):
      return "\(attempt.rawValue) ignored: \(obstacle.text(clock))"
    case .note(let note): return "note: \(note.text)"
    }
  }
}

extension Fact.Cause {
  fileprivate var text: String {
    switch self {
    case .startDate: "its start date came"
    case .staleDate: "its stale date passed"
    case .freshContent: "an update brought fresh content"
    case .staleContent: "an update brought a stale date in the past"
    case .app: "the app ended it"
    case .push: "a push ended it"
    case .eightHours: "it ran for eight hours, the system ended it"
    case .dismissalDate: "its dismissal was due"
    case .person: "the person removed it"
    case .permission: "the person does not allow Live Activities"
    case .uninstalled: "its app was uninstalled"
    case .restart: "the phone restarted"
    case .transientEnd(let end): end.rawValue
    case .archivingFailed(let reason): "its presentation could not be archived, \(reason)"
    }
  }
}

extension Fact.Note {
  fileprivate var text: String {
    switch self {
    case .equalContent: "the content equals the last, a real phone may not draw it again"
    case .drawnLate(let seconds):
      "\(seconds.inWords) after the last update of an app in the background, "
        + "a real phone may draw it late"
    case .noWidget(let type):
      "no widget of the app declares \(type), a real phone has nothing to draw"
    case .startsStale: "its stale date lies in the past, so it is on no screen"
    case .staleDateIgnored: "the stale date lies in the past and counts as none"
    case .olderContentKept: "the end is older than the content shown, which stays"
    case .oversizedContentKept(let bytes):
      "the last content is too large, \(bytes) bytes of \(ContentSizeLimit.maximum), "
        + "so the one before stays"
    case .undecodableContentKept(let reason):
      "the last content cannot be decoded, \(reason), so the one before stays"
    case .overBudgetDelivered: "the push is over the app's budget, a real phone may hold it back"
    case .drawnBlank(let reason): "a presentation is drawn blank, \(reason)"
    case .noWayToUpdate:
      "the app was force quit and does not run, so no server learns the activity's token"
    case .versionIgnores(let feature):
      "\(feature.rawValue) needs \(Availability.first(of: feature)), it is left out"
    }
  }
}

extension TimeInterval {
  /// Seconds in words: `1 s`, `12.5 s`, `1 h 30 min`.
  var inWords: String {
    guard abs(self) < 1e12 else { return "ages" }
    let milliseconds = Int((abs(self) * 1_000).rounded())
    if milliseconds < 60_000 {
      let whole = milliseconds / 1_000
      let rest = Double(milliseconds % 1_000) / 1_000
      return rest == 0 ? "\(whole) s" : "\(Double(whole) + rest) s"
    }
    let seconds = milliseconds / 1_000
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
