import ActivityModel
import Foundation
import Phone
import Testing

/// A phone with one app in the foreground, and words to drive it. Times are seconds after 10:00.
struct Stage {
  static let start = Date(timeIntervalSinceReferenceDate: 790_164_000)
  static let app: AppID = "com.example.journey"
  static let type = "JourneyAttributes"
  static let hour: TimeInterval = 3600

  var phone: Phone
  /// What the last event or winding did.
  private(set) var effects: [Effect] = []
  /// Everything that ever happened.
  private(set) var history: [Effect] = []

  init(
    app description: AppDescription = Stage.description(),
    _ configure: (inout PhoneConfiguration) -> Void = { _ in }
  ) {
    var configuration = PhoneConfiguration(start: Self.start)
    configure(&configuration)
    phone = Phone(configuration)
    send(.install(description))
    send(.launch(description.id))
  }

  static func description(
    _ id: AppID = app, types: [String] = [type], environment: PushEnvironment? = .sandbox,
    frequent: Bool = false
  ) -> AppDescription {
    AppDescription(
      id: id, name: "Journey", supportsFrequentUpdates: frequent, attributesTypes: types,
      pushEnvironment: environment)
  }

  static func date(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  static func content(
    _ text: String = "{}", stale: TimeInterval? = nil, score: Double = 0
  ) -> RawContent {
    RawContent(
      state: Data(text.utf8), staleDate: stale.map(date), relevanceScore: score)
  }

  static let alert = Alert(title: "Boarding", body: "Gate 4")

  // MARK: Driving

  @discardableResult
  mutating func send(_ event: Event, at seconds: TimeInterval? = nil) -> [Effect] {
    effects = phone.handle(event, at: seconds.map(Self.date) ?? phone.now)
    history += effects
    return effects
  }

  @discardableResult
  mutating func wind(to seconds: TimeInterval) -> [Effect] {
    effects = phone.advance(to: Self.date(seconds))
    history += effects
    return effects
  }

  /// Installs another app and runs it in the background.
  mutating func add(_ app: AppID, types: [String] = [type]) {
    send(.install(Self.description(app, types: types)))
    send(.launchInBackground(app))
  }

  @discardableResult
  mutating func request(
    _ content: RawContent = Stage.content(), attributes: String = "{}", by app: AppID = Stage.app,
    type: String = Stage.type, input: PushInput = .none,
    style: ActivityRequest.Style = .standard, scheduled: TimeInterval? = nil,
    caller: ActivityRequest.Caller = .app, at seconds: TimeInterval? = nil
  ) -> Answer {
    let request = ActivityRequest(
      attributesType: type, attributes: Data(attributes.utf8), content: content, pushInput: input,
      style: style,
      scheduledStart: scheduled.map {
        ActivityRequest.ScheduledStart(date: Self.date($0), alert: Self.alert)
      }, caller: caller)
    send(.request(request, by: app), at: seconds)
    for effect in effects {
      switch effect.kind {
      case .requestAccepted(let id): return .accepted(id)
      case .requestRefused(let refusal): return .refused(refusal)
      default: break
      }
    }
    Issue.record("The phone did not answer the request.")
    return .refused(.unsupported)
  }

  /// Starts an activity that must be accepted.
  mutating func start(
    _ content: RawContent = Stage.content(), by app: AppID = Stage.app, input: PushInput = .none,
    style: ActivityRequest.Style = .standard, scheduled: TimeInterval? = nil,
    at seconds: TimeInterval? = nil
  ) throws -> ActivityID {
    let isInFront = phone.state(of: app) == .foreground
    let answer = request(
      content, by: app, input: input, style: style, scheduled: scheduled,
      caller: isInFront ? .app : .liveActivityIntent, at: seconds)
    return try #require(answer.id)
  }

  @discardableResult
  mutating func update(
    _ id: ActivityID, _ content: RawContent = Stage.content("{\"n\":1}"), alert: Alert? = nil,
    timestamp: TimeInterval? = nil, at seconds: TimeInterval? = nil
  ) -> [Effect] {
    send(
      .update(id, content, alert: alert, timestamp: timestamp.map(Self.date)), at: seconds)
  }

  @discardableResult
  mutating func end(
    _ id: ActivityID, _ content: RawContent? = nil, _ policy: DismissalPolicy = .default,
    timestamp: TimeInterval? = nil, at seconds: TimeInterval? = nil
  ) -> [Effect] {
    send(.end(id, content, policy, timestamp: timestamp.map(Self.date)), at: seconds)
  }

  @discardableResult
  mutating func push(
    _ push: Push, to token: PushToken, priority: PushDelivery.Priority = .immediate,
    fault: String? = nil, at seconds: TimeInterval? = nil
  ) -> [Effect] {
    send(
      .push(PushDelivery(to: .token(token), push, priority: priority, decodingFault: fault)),
      at: seconds)
  }

  static func update(_ seconds: TimeInterval, _ text: String = "{\"p\":1}") -> Push {
    Push(event: .update, timestamp: date(seconds), state: Data(text.utf8))
  }

  static func startPush(_ seconds: TimeInterval) -> Push {
    Push(
      event: .start, timestamp: date(seconds), state: Data("{}".utf8), alert: alert,
      attributesType: type, attributes: Data("{}".utf8))
  }

  // MARK: Looking

  func phase(_ id: ActivityID) -> ActivityPhase? { phone.activity(id)?.phase }

  func state(_ id: ActivityID) -> String? {
    phone.activity(id).map { String(decoding: $0.content.state, as: UTF8.self) }
  }

  /// What the last event or winding wrote into the log.
  var lines: [String] { effects.log.map { $0.text() } }

  /// The phases of an activity and the seconds at which it took them.
  func phases(of id: ActivityID) -> [PhaseChange] {
    history.compactMap { effect in
      guard case .phaseChanged(id, let phase) = effect.kind else { return nil }
      return PhaseChange(phase, effect.time.timeIntervalSince(Self.start))
    }
  }

  struct PhaseChange: Hashable {
    var phase: ActivityPhase
    var seconds: TimeInterval

    init(_ phase: ActivityPhase, _ seconds: TimeInterval) {
      self.phase = phase
      self.seconds = seconds
    }
  }

  enum Answer: Equatable {
    case accepted(ActivityID)
    case refused(RequestRefusal)

    var id: ActivityID? {
      guard case .accepted(let id) = self else { return nil }
      return id
    }

    var refusal: RequestRefusal? {
      guard case .refused(let refusal) = self else { return nil }
      return refusal
    }
  }
}
