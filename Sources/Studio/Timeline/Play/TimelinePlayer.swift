import ActivityModel
import Foundation
import Phone

/// A command of a script whose files and previews have been read.
package struct PlayableStep: Equatable, Sendable {
  package enum Command: Equatable, Sendable {
    case start(attributesType: String, attributes: Data, state: Data, stale: TimeInterval?)
    case update(state: Data, stale: TimeInterval?, score: Double?, alerts: Bool)
    case end(state: Data?, EndPolicy)
    /// `decodingFault` is what the widget says about the state, as a clause.
    case push(PushDelivery.Payload, decodingFault: String?)
    case advance(TimeInterval)
    case act(TimelineCommand.Action)
    case snapshot(String?)
  }

  package var line: Int
  package var text: String
  package var command: Command

  package init(line: Int, text: String, command: Command) {
    self.line = line
    self.text = text
    self.command = command
  }
}

/// Plays a script on a phone: steps go in, frames come out. Pure, like the phone.
package struct TimelinePlayer: Sendable {
  /// The most frames of a script. A choice of Islet.
  package static let greatestCount = 500

  private var phone: Phone
  private let app: AppID
  private let timeZone: TimeZone
  /// The activity that updates and ends are for: the one that started last.
  private var current: ActivityID?
  /// The newest token of that activity, also when it is gone.
  private var token: PushToken?
  private var log: [LogEntry] = []

  package private(set) var frames: [TimelineFrame] = []
  /// The line at which there were too many frames.
  package private(set) var fullAt: Int?

  /// A phone with the app in the foreground.
  ///
  /// - Parameter timeZone: The one in which titles of frames tell the time.
  package init(app: AppDescription, start: Date, hasIsland: Bool, timeZone: TimeZone = .gmt) {
    var configuration = PhoneConfiguration(start: start, hasIsland: hasIsland)
    // A push may follow a start at once: a script has no server that waits for the token.
    configuration.choices.tokenDelay = 0
    phone = Phone(configuration)
    self.app = app.id
    self.timeZone = timeZone
    handle(.install(app))
    handle(.launch(app.id))
  }

  package mutating func play(_ step: PlayableStep) {
    switch step.command {
    case .start(let type, let attributes, let state, let stale):
      let request = ActivityRequest(
        attributesType: type, attributes: attributes,
        content: RawContent(state: state, staleDate: date(stale)), pushInput: .token,
        caller: .app)
      handle(.request(request, by: app))
    case .update(let state, let stale, let score, let alerts):
      let alert = alerts ? Alert(title: "", body: "") : nil
      let content = RawContent(
        state: state, staleDate: date(stale), relevanceScore: score ?? currentScore)
      handle(.update(target, content, alert: alert, timestamp: nil))
    case .end(let state, let policy):
      handle(
        .end(
          target, state.map { RawContent(state: $0) }, policy.policy(from: phone.now),
          timestamp: nil))
    case .push(let payload, let fault):
      handle(
        .push(
          PushDelivery(to: .token(address(of: payload)), payload: payload, decodingFault: fault)))
    case .advance(let seconds):
      advance(to: phone.now.addingTimeInterval(seconds), step)
      return
    case .act(let action): handle(event(action))
    case .snapshot(let name):
      snapshot(name, step)
      return
    }
    take(step.text, step.line)
  }

  // MARK: Time

  /// Frames are made at each instant at which the screen changes by itself, and at the end.
  private mutating func advance(to end: Date, _ step: PlayableStep) {
    while let next = phone.nextDeadline(), next <= end {
      let effects = phone.advance(to: next)
      hear(effects)
      if effects.contains(where: { $0.kind == .screenChanged }) {
        let offset = timeZone.secondsFromGMT(for: next)
        take(effects.log.last?.text(secondsFromGMT: offset) ?? "the alert is over", step.line)
      }
    }
    hear(phone.advance(to: end))
    if frames.last?.time != end { take(step.text, step.line) }
  }

  private func date(_ seconds: TimeInterval?) -> Date? {
    seconds.map { phone.now.addingTimeInterval($0) }
  }

  // MARK: Whom it is for

  /// An activity that never was when nothing has started; the log says so.
  private var target: ActivityID { current ?? ActivityID(high: 0, low: 0) }

  private var currentScore: Double { phone.activity(target)?.content.relevanceScore ?? 0 }

  /// A start goes to the app's push-to-start token, everything else to the activity's.
  private func address(of payload: PushDelivery.Payload) -> PushToken {
    var found = token
    if case .read(let push) = payload, push.event == .start {
      found = phone.pushToStartToken(of: app, attributesType: push.attributesType ?? "")
    }
    return found ?? PushToken(bytes: Data([0]))
  }

  private func event(_ action: TimelineCommand.Action) -> Event {
    switch action {
    case .lock: .lock
    case .unlock: .unlock
    case .background: .enterBackground(app)
    case .foreground: .launch(app)
    case .hold: .person(.hold(target))
    case .collapse: .person(.collapse)
    case .remove: .person(.remove(target))
    }
  }

  // MARK: Phone and frames

  private mutating func handle(_ event: Event) {
    hear(phone.handle(event, at: phone.now))
    // A token that is due now.
    hear(phone.advance(to: phone.now))
  }

  private mutating func hear(_ effects: [Effect]) {
    log += effects.log
    for effect in effects {
      switch effect.kind {
      case .activityAppeared(let activity):
        current = activity.id
        token = nil
      case .tokenIssued(let id, let issued) where id == current: token = issued
      default: continue
      }
    }
  }

  /// A name for the last frame when nothing has happened since, otherwise a frame.
  private mutating func snapshot(_ name: String?, _ step: PlayableStep) {
    guard let last = frames.last, last.time == phone.now, log.isEmpty else {
      take(name ?? step.text, step.line)
      return
    }
    if let name { frames[frames.count - 1].title = name }
  }

  private mutating func take(_ title: String, _ line: Int) {
    guard frames.count < Self.greatestCount else {
      fullAt = fullAt ?? line
      return
    }
    frames.append(TimelineFrame(title: title, line: line, phone: phone, log: log))
    log = []
  }
}

extension EndPolicy {
  fileprivate func policy(from now: Date) -> DismissalPolicy {
    switch self {
    case .default: .default
    case .immediate: .immediate
    case .after(let seconds): .after(now.addingTimeInterval(seconds))
    }
  }
}
