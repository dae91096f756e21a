import ActivityModel
import Foundation
import Phone

/// A phone with many activities, and a mix of events for it.
struct Crowd {
  static let type = "JourneyAttributes"
  static let start = Date(timeIntervalSinceReferenceDate: 790_164_000)
  /// Seconds between two events.
  private static let pace = 0.001

  private(set) var phone: Phone
  /// Events that the phone handled, and deadlines that came up, which are work of the same kind.
  private(set) var events = 0
  /// Seconds of processor time for them.
  private(set) var seconds = 0.0

  private var ids: [ActivityID] = []
  private let apps: [AppID]
  private var tokens: [PushToken] = []
  private var batch: [(event: Event, at: Date)] = []
  /// The places of the activities that the present batch starts.
  private var replaced: [Int] = []
  private var number: UInt64 = 1
  private var clock = 0.0
  /// How far ahead stale dates lie, in seconds.
  private let reach: Double
  private let states = (0..<64).map { Data("{\"minutes\":\($0),\"platform\":\"4a\"}".utf8) }

  init(activities count: Int) {
    var configuration = PhoneConfiguration(start: Self.start)
    configuration.choices.maximumPerApp = .max
    configuration.choices.maximumOnDevice = .max
    configuration.choices.hourlyPushes = .max
    phone = Phone(configuration)
    reach = 2.5 * Self.pace * Double(count)
    apps = (0..<min(count, 1_000)).map { AppID("com.example.app\($0)") }
    for app in apps {
      let description = AppDescription(id: app, name: "App", attributesTypes: [Self.type])
      _ = phone.handle(.install(description), at: Self.start)
      _ = phone.handle(.launchInBackground(app), at: Self.start)
    }
    ids.reserveCapacity(count)
    for index in 0..<count {
      let id = Self.started(phone.handle(request(index), at: Self.start))
      ids.append(id)
    }
    clock = 1
    _ = phone.advance(to: Self.start.addingTimeInterval(clock))
    tokens = ids.prefix(1_000).compactMap { phone.activity($0)?.pushToken }
  }

  /// Handles at least that many events. Only what the phone does is timed: events are made before,
  /// and their effects are read afterwards.
  mutating func run(events count: Int) {
    let end = events + count
    // Small enough that few activities end and are written to in one batch, and that events are as
    // close at hand in a full phone as in one of a thousand activities: they are not its memory.
    let size = max(16, min(250, ids.count / 4))
    while events < end {
      batch.removeAll(keepingCapacity: true)
      replaced.removeAll(keepingCapacity: true)
      while batch.count < size { addToBatch() }
      var effects: [Effect] = []
      effects.reserveCapacity(8)
      var deadlines = 0
      var started: [ActivityID] = []
      let start = processorTime()
      for (event, instant) in batch {
        effects.removeAll(keepingCapacity: true)
        phone.handle(event, at: instant, into: &effects)
        deadlines += effects.lazy.filter(Self.isDeadline).count
        if case .request = event { started.append(Self.started(effects)) }
      }
      seconds += processorTime() - start
      events += batch.count + deadlines
      for (index, id) in zip(replaced, started) { ids[index] = id }
    }
  }

  mutating func forgetTimes() {
    events = 0
    seconds = 0
  }

  /// One or two events: 15 of 20 are updates that move the stale date, two are pushes, two are an
  /// end and a start, one changes the relevance. Dates lie up to twice as far ahead as the
  /// next update of the activity, so that at any number of activities the same part comes up.
  private mutating func addToBatch() {
    clock += Self.pace
    let now = Self.start.addingTimeInterval(clock)
    let index = below(ids.count)
    let id = ids[index]
    switch below(20) {
    case 0...14:
      let stale = now.addingTimeInterval(reach * Double(below(1_000)) / 1_000)
      let content = RawContent(state: states[below(64)], staleDate: stale)
      batch.append((.update(id, content, alert: nil, timestamp: nil), now))
    case 15, 16:
      let push = Push(event: .update, timestamp: now, state: states[below(64)])
      let token = tokens[below(tokens.count)]
      batch.append((.push(PushDelivery(to: .token(token), push)), now))
    case 17:
      batch.append((.end(id, nil, .immediate, timestamp: nil), now))
      batch.append((request(index), now))
      replaced.append(index)
    case 18:
      let dismissal = now.addingTimeInterval(reach * Double(1 + below(1_000)) / 1_000)
      batch.append((.end(id, nil, .after(dismissal), timestamp: nil), now))
      batch.append((request(index), now))
      replaced.append(index)
    default:
      let content = RawContent(state: states[below(64)], relevanceScore: Double(below(100)))
      batch.append((.update(id, content, alert: nil, timestamp: nil), now))
    }
  }

  /// A request whose bytes no other activity shares, as on a phone.
  private func request(_ number: Int) -> Event {
    let attributes = Data("{\"from\":\"Harbour\",\"to\":\"Airport\",\"number\":\(number)}".utf8)
    let state = Data("{\"minutes\":12,\"platform\":\"4a\",\"number\":\(number)}".utf8)
    let request = ActivityRequest(
      attributesType: Self.type, attributes: attributes, content: RawContent(state: state),
      pushInput: .token, caller: .liveActivityIntent)
    return .request(request, by: apps[number % apps.count])
  }

  private static func started(_ effects: [Effect]) -> ActivityID {
    for effect in effects {
      if case .requestAccepted(let id) = effect.kind { return id }
    }
    preconditionFailure("The phone refused an activity of the benchmark.")
  }

  private static func isDeadline(_ effect: Effect) -> Bool {
    guard case .logged(let entry) = effect.kind, case .phase(_, _, let cause) = entry.fact else {
      return false
    }
    return cause == .staleDate || cause == .dismissalDate
  }

  /// A number from 0 up to a bound, the same in every run.
  private mutating func below(_ bound: Int) -> Int {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((number >> 33) % UInt64(bound))
  }
}
