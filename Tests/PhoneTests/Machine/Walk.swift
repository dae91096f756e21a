import ActivityModel
import Foundation
import Phone

/// Drives a phone at random and watches what must always hold. Knows the phone only by its effects
/// and by what it shows.
struct Walk {
  private static let apps: [AppID] = ["com.a", "com.b", "com.c"]
  private static let contents: [Data] = (0..<8).map { Data("{\"n\":\($0)}".utf8) }
  private static let tooLarge = Data(count: 5_000)
  private static let alert = Alert(title: "t", body: "b")
  private static let stranger = ActivityID(UUID())

  private var numbers: RandomNumbers
  private(set) var phone: Phone
  private let choices: Choices
  private var known: [ActivityID] = []
  /// Those that are not dismissed.
  private var present: [ActivityID] = []
  private var lives: [ActivityID: Life] = [:]
  private var tokens: [PushToken] = []
  private var lastTime: Date
  private var effects: [Effect] = []
  /// What did not hold.
  private(set) var breaches: [String] = []
  private(set) var steps = 0

  /// What the effects have told of an activity.
  private struct Life {
    var phase: ActivityPhase
    var content: RawContent?
  }

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    var configuration = PhoneConfiguration(start: Stage.start, seed: seed, logCapacity: 0)
    configuration.hasIsland = numbers.below(4) != 0
    configuration.choices = Self.choices(&numbers)
    choices = configuration.choices
    phone = Phone(configuration)
    lastTime = Stage.start
    for app in Self.apps {
      take(.install(Stage.description(app, frequent: true)), after: 0)
      take(.launch(app), after: 0)
    }
  }

  private static func choices(_ numbers: inout RandomNumbers) -> Choices {
    var choices = Choices()
    choices.maximumPerApp = 1 + numbers.below(5)
    choices.maximumOnDevice = 2 + numbers.below(9)
    choices.rememberedDismissals = numbers.below(50)
    choices.tokenDelay = Double(numbers.below(3))
    choices.scheduledLifetimeBegins = pick(&numbers)
    choices.endAgain = pick(&numbers)
    choices.endPending = pick(&numbers)
    choices.updatePending = pick(&numbers)
    choices.equalTimestamp = pick(&numbers)
    choices.olderEndContent = pick(&numbers)
    choices.pastStaleDateAtStart = pick(&numbers)
    choices.pastStaleDateInUpdate = pick(&numbers)
    choices.restart = pick(&numbers)
    choices.revokedPermission = pick(&numbers)
    choices.islandWhileLocked = pick(&numbers)
    choices.secondAlert = pick(&numbers)
    choices.transientWithoutIsland = pick(&numbers)
    choices.transientEnd = pick(&numbers)
    choices.alertOverTransient = pick(&numbers)
    choices.oversizedImage = pick(&numbers)
    choices.overBudget = pick(&numbers)
    choices.transientOnLockScreen = numbers.below(2) == 0
    choices.alertOverOwnApp = numbers.below(2) == 0
    choices.unlockReturnsToApp = numbers.below(2) == 0
    return choices
  }

  private static func pick<Choice: CaseIterable>(_ numbers: inout RandomNumbers) -> Choice {
    let all = Array(Choice.allCases)
    return all[numbers.below(all.count)]
  }

  // MARK: Steps

  mutating func run(_ count: Int) {
    for _ in 0..<count {
      take(event(), after: pause())
      if steps.isMultiple(of: 64) { checkScreen() }
      if !breaches.isEmpty { return }
    }
  }

  private mutating func take(_ event: Event, after seconds: Double) {
    steps += 1
    effects.removeAll(keepingCapacity: true)
    phone.handle(event, at: phone.now.addingTimeInterval(seconds), into: &effects)
    for effect in effects { check(effect) }
    if phone.now < lastTime { breach("the clock ran back") }
    lastTime = phone.now
  }

  private mutating func pause() -> Double {
    switch numbers.below(256) {
    case 0: 3600 * Double(numbers.below(10))
    case 1: -Double(numbers.below(100))
    case 2...20: Double(numbers.below(600))
    default: Double(numbers.below(8)) / 4
    }
  }

  private mutating func event() -> Event {
    switch numbers.below(64) {
    case 0...11: request()
    case 12...29: update()
    case 30...35: .end(activity(), maybe { $0.content() }, policy(), timestamp: maybe { $0.date() })
    case 36...43: push()
    case 44...48: .launch(app())
    case 49...50: .launchInBackground(app())
    case 51: numbers.below(2) == 0 ? .enterBackground(app()) : .terminate(app(), termination())
    case 52: .lock
    case 53: .unlock
    case 54: .person(.remove(activity()))
    case 55: .person(.tap(activity()))
    case 56: .person(.hold(activity()))
    case 57: .person(numbers.below(2) == 0 ? .collapse : .tapOutside)
    case 58: .rotateTokens(numbers.below(8) == 0 ? .all : .activity(activity()))
    case 59: .charge(numbers.below(2) == 0)
    case 60: setting()
    default: rarely()
    }
  }

  private mutating func rarely() -> Event {
    switch numbers.below(48) {
    case 0: .restart
    case 1: .uninstall(app())
    case 2...11: .install(Stage.description(app(), frequent: numbers.below(2) == 0))
    case 12...13: .archivingFailed(activity(), reason: "an image is too large")
    case 14...15: .person(.answerPanel(app(), allow: numbers.below(4) != 0))
    case 16...17: .person(.wakeScreen)
    case 18...19: .reconnect(activity().rawValue, by: app())
    default: update()
    }
  }

  private mutating func request() -> Event {
    .request(
      ActivityRequest(
        attributesType: Stage.type, attributes: Self.contents[0], content: content(),
        pushInput: numbers.below(3) == 0 ? .channel("AAAA") : .token,
        style: numbers.below(8) == 0 ? .transient : .standard,
        scheduledStart: numbers.below(5) == 0
          ? ActivityRequest.ScheduledStart(date: date(), alert: Self.alert) : nil,
        caller: numbers.below(2) == 0 ? .liveActivityIntent : .app), by: app())
  }

  private mutating func update() -> Event {
    .update(
      activity(), content(), alert: maybe { _ in Self.alert },
      timestamp: numbers.below(3) == 0 ? date() : nil)
  }

  private mutating func push() -> Event {
    let start = numbers.below(3) == 0
    let push = Push(
      event: start ? .start : numbers.below(4) == 0 ? .end : .update, timestamp: date(),
      state: maybe { $0.content().state }, staleDate: maybe { $0.date() },
      relevanceScore: maybe { Double($0.numbers.below(5)) }, dismissalDate: maybe { $0.date() },
      alert: start ? Self.alert : maybe { _ in Self.alert }, attributesType: Stage.type,
      attributes: Self.contents[1], input: maybe { _ in .token })
    var address = PushDelivery.Address.channel("AAAA")
    if numbers.below(5) != 0 {
      let startToken = phone.pushToStartToken(of: app(), attributesType: Stage.type)
      let token = start ? startToken : tokens.isEmpty ? nil : tokens[numbers.below(tokens.count)]
      if let token { address = .token(token) }
    }
    return .push(
      PushDelivery(
        to: address, push, priority: numbers.below(2) == 0 ? .immediate : .considerate,
        decodingFault: numbers.below(16) == 0 ? "a key is missing" : nil))
  }

  private mutating func setting() -> Event {
    switch numbers.below(32) {
    case 0: .set(.liveActivities(app(), false))
    case 1...9: .set(.liveActivities(app(), true))
    case 10: .set(.allLiveActivities(false))
    case 11...19: .set(.allLiveActivities(true))
    case 20...22: .set(.frequentPushes(app(), numbers.below(2) == 0))
    case 23: .set(.storage(false))
    default: .set(.storage(true))
    }
  }

  private mutating func app() -> AppID { Self.apps[numbers.below(Self.apps.count)] }

  private mutating func termination() -> ProcessLife.Termination { Self.pick(&numbers) }

  private mutating func activity() -> ActivityID {
    switch numbers.below(16) {
    case 0: Self.stranger
    case 1: known.isEmpty ? Self.stranger : known[numbers.below(known.count)]
    default: present.isEmpty ? Self.stranger : present[numbers.below(present.count)]
    }
  }

  private mutating func content() -> RawContent {
    RawContent(
      state: numbers.below(64) == 0 ? Self.tooLarge : Self.contents[numbers.below(8)],
      staleDate: maybe { $0.date() }, relevanceScore: Double(numbers.below(5)))
  }

  private mutating func policy() -> DismissalPolicy {
    switch numbers.below(3) {
    case 0: .default
    case 1: .immediate
    default: .after(date())
    }
  }

  /// A date around now: mostly near, sometimes hours away.
  private mutating func date() -> Date {
    let reach = numbers.below(8) == 0 ? 40_000 : 900
    return phone.now.addingTimeInterval(Double(numbers.below(reach) - reach / 4))
  }

  private mutating func maybe<Value>(_ make: (inout Walk) -> Value) -> Value? {
    numbers.below(2) == 0 ? nil : make(&self)
  }

  // MARK: What must hold

  private mutating func check(_ effect: Effect) {
    if effect.time < lastTime { breach("an effect lies before the one before it") }
    lastTime = effect.time
    switch effect.kind {
    case .activityAppeared(let activity):
      let (id, phase) = (activity.id, activity.phase)
      if lives[id] != nil { breach("\(id) appeared twice") }
      lives[id] = Life(phase: phase, content: activity.content)
      known.append(id)
      present.append(id)
      if phase.isOver { breach("\(id) appeared \(phase)") }
    case .phaseChanged(let id, let phase): check(id, becomes: phase)
    case .contentChanged(let id, let content):
      guard let life = lives[id] else { return breach("content of an unknown activity") }
      if life.phase.isOver { breach("content of \(id), which is \(life.phase)") }
      if content.state.count > ContentSizeLimit.maximum { breach("content of \(id) is too large") }
      lives[id]?.content = content
    case .tokenIssued(let id, let token):
      if lives[id]?.phase.isOver != false { breach("a token for \(id), which is over") }
      tokens.append(token)
      if tokens.count > 8 { tokens.removeFirst() }
    default: break
    }
  }

  private mutating func check(_ id: ActivityID, becomes phase: ActivityPhase) {
    guard let life = lives[id] else { return breach("phase of an unknown activity") }
    if !Transitions.allows(from: life.phase, to: phase) {
      breach("\(id) went from \(life.phase) to \(phase)")
    }
    lives[id]?.phase = phase
    if phase == .dismissed { present.removeAll { $0 == id } }
  }

  private mutating func checkScreen() {
    let screen = phone.screen
    var running = 0
    for app in Self.apps {
      let activities = phone.activities(of: app)
      let ongoing = activities.filter { !$0.phase.isOver }
      running += ongoing.count
      if ongoing.count > choices.maximumPerApp { breach("\(app) runs \(ongoing.count)") }
      for activity in activities { check(activity) }
    }
    if running > choices.maximumOnDevice { breach("the device runs \(running)") }
    let shown = (screen.island?.activities ?? []) + [screen.banner].compactMap { $0 }
    for id in shown where phone.activity(id)?.phase.isRunning != true {
      breach("\(id) is shown and does not run")
    }
    if Set(shown).count != shown.count { breach("one activity is shown twice") }
    for app in Self.apps {
      for activity in phone.activities(of: app) where activity.style == .transient {
        if activity.phase.isRunning, !shown.contains(activity.id) {
          breach("\(activity.id) is transient and not shown")
        }
      }
    }
    for card in screen.cards where lives[card.activity]?.phase != card.phase {
      breach("the card of \(card.activity) is \(card.phase)")
    }
    if let next = phone.nextDeadline(), next < phone.now { breach("a deadline was passed over") }
  }

  private mutating func check(_ activity: ActivitySnapshot) {
    let life = lives[activity.id]
    if life?.phase != activity.phase { breach("\(activity.id) is \(activity.phase) untold") }
    if let told = life?.content, told.state != activity.content.state {
      breach("\(activity.id) shows content that was never told")
    }
    if activity.phase == .stale {
      if let date = activity.content.staleDate, date <= phone.now {
      } else {
        breach("\(activity.id) is stale without a stale date that passed")
      }
    }
    if activity.phase == .active, let date = activity.content.staleDate, date <= phone.now {
      breach("\(activity.id) is active after its stale date")
    }
    if activity.phaseEnds <= phone.now { breach("\(activity.id) is past its end") }
    if activity.phase == .dismissed { breach("\(activity.id) is listed though dismissed") }
  }

  private mutating func breach(_ text: String) {
    breaches.append("step \(steps): \(text)")
  }
}
