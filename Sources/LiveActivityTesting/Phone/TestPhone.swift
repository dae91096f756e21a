import ActivityModel
import Foundation
import Phone
import PushPayload

/// An iPhone inside a test.
///
/// It has no more time than the test gives it: its clock stands until `advance` winds it. Every
/// phone is a world of its own, so that tests may run at once. Apps are installed with `install`,
/// and code that is run with `InstalledApp.run` finds the phone through ActivityKit's own calls.
///
/// ```swift
/// let phone = TestPhone()
/// let app = phone.install(TestApp("com.example.ride", attributes: [RideAttributes.self]))
/// app.open()
/// try await app.run { try startRide() }
/// app.enterBackground()
/// await phone.advance(by: .hours(8))
/// #expect(phone.activities.first?.state == .ended)
/// ```
public final class TestPhone: Sendable {
  /// What the phone was when it was switched on.
  public let settings: PhoneSettings

  let host: PhoneHost
  private let apps = Locked<[AppID: TestApp]>([:])
  private let painter: ScreenPainter

  /// A phone that is switched on and unlocked, with nothing installed.
  public init(_ settings: PhoneSettings = PhoneSettings()) {
    self.settings = settings
    host = PhoneHost(settings.configuration)
    painter = ScreenPainter(settings)
  }

  // MARK: Apps

  /// Installs an app, or a new version of it.
  @discardableResult
  public func install(_ app: TestApp) -> InstalledApp {
    apps.withLock { $0[app.id] = app }
    host.send(.install(app.appDescription))
    return InstalledApp(phone: self, id: app.id)
  }

  // MARK: Time

  /// The time on the phone's clock.
  public var now: Date { host.read { $0.now } }

  /// Winds the clock.
  ///
  /// What is due happens at its own instant, and code of the app that it wakes is done before the
  /// clock goes on: a loop over tokens sees the time at which its token came.
  public func advance(by duration: Duration) async {
    let (seconds, attoseconds) = duration.components
    await advance(to: now.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18))
  }

  /// Winds the clock to a date, as `advance(by:)`. An earlier date than the phone's changes nothing
  /// and is logged.
  public func advance(to date: Date) async {
    await settle()
    while host.windToNextDeadline(until: date) { await settle() }
    await settle()
  }

  // MARK: The device

  public func lock() { host.send(.lock) }

  /// Unlocks the phone; the app that was in the foreground comes back.
  public func unlock() { host.send(.unlock) }

  /// Switches the phone off and on. Apps do not run then; activities are still there.
  public func restart() { host.send(.restart) }

  /// Lays the phone on its side on a charger, or takes it off. Locked, it shows StandBy there.
  public func setCharging(_ isCharging: Bool) { host.send(.charge(isCharging)) }

  /// The switch Live Activities of all apps.
  public func allowLiveActivities(_ isAllowed: Bool) {
    host.send(.set(.allLiveActivities(isAllowed)))
  }

  // MARK: The person

  /// Swipes an activity's card off the Lock Screen.
  ///
  /// - Parameter id: `Activity.id`, here and below.
  public func remove(_ id: String) { act(id) { .remove($0) } }

  /// Taps an activity, which opens its app.
  public func tap(_ id: String) { act(id) { .tap($0) } }

  /// Touches and holds an activity in the Dynamic Island, which expands it.
  public func hold(_ id: String) { act(id) { .hold($0) } }

  /// Closes the expanded presentation or the banner.
  public func collapse() { host.send(.person(.collapse)) }

  /// Taps beside the expanded presentation.
  public func tapOutside() { host.send(.person(.tapOutside)) }

  /// Lights the screen of a locked phone.
  public func wakeScreen() { host.send(.person(.wakeScreen)) }

  /// An identifier that can be no activity's is one that the phone does not know.
  private func act(_ id: String, _ action: (ActivityID) -> PersonAction) {
    host.send(.person(action(ActivityID(id) ?? ActivityID(high: 0, low: 0))))
  }

  // MARK: Pushes

  /// How a server asks Apple's push service to deliver.
  public enum PushPriority: Hashable, Sendable {
    /// 10: at once; counts against the app's budget.
    case immediate
    /// 5: when it is convenient.
    case considerate
    /// 1: when the phone is awake for another reason.
    case low
  }

  /// Delivers a payload to a push token, then waits for the app as `settle` does.
  ///
  /// A payload that cannot be read, or whose state does not decode as the app's type, changes
  /// nothing, as on a phone; the log says why.
  ///
  /// - Parameters:
  ///   - payload: JSON with the key `aps`, as a server sends it, at most 4096 bytes.
  ///   - token: An activity's token or a push-to-start token, as ActivityKit gave it to the app.
  public func push(
    _ payload: Data, to token: Data, priority: PushPriority = .immediate
  ) async {
    await deliver(payload, to: .token(PushToken(bytes: token)), priority)
  }

  /// Delivers a payload to all who subscribe to a broadcast channel, as `push`.
  ///
  /// - Parameter channel: The channel's base64 identifier.
  public func broadcast(
    _ payload: Data, on channel: String, priority: PushPriority = .immediate
  ) async {
    await deliver(payload, to: .channel(channel), priority)
  }

  private func deliver(
    _ payload: Data, to address: PushDelivery.Address, _ priority: PushPriority
  ) async {
    var delivery = PushPayload.delivery(
      of: payload, to: address,
      priority: priority == .immediate ? .immediate : priority == .low ? .low : .considerate)
    delivery.decodingFault = decodingFault(of: delivery)
    host.send(.push(delivery))
    await settle()
  }

  private func decodingFault(of delivery: PushDelivery) -> String? {
    guard case .read(let push) = delivery.payload else { return nil }
    let (app, type): (AppID?, String?) = host.read { phone in
      switch delivery.address {
      case .token(let token):
        switch phone.recipient(of: token) {
        case .activity(let activity): (activity.app, activity.attributesType)
        case .start(let app, _): (app, push.attributesType)
        case nil: (nil, nil)
        }
      case .channel(let channel):
        phone.subscribers(of: channel).first.map { ($0.app, $0.attributesType) } ?? (nil, nil)
      }
    }
    guard let app, let type, let check = apps.withLock({ $0[app]?.types[type] }),
      let fault = check(push.event == .start ? push.attributes : nil, push.state)
    else { return nil }
    let place = fault.keyPath.isEmpty ? "at its root" : "at \(fault.keyPath)"
    return "\(place) \(fault.type) wants \(fault.expected) and found \(fault.found)"
  }

  /// Replaces an activity's push token.
  ///
  /// - Parameter id: `Activity.id`.
  public func rotateToken(of id: String) {
    host.send(.rotateTokens(.activity(ActivityID(id) ?? ActivityID(high: 0, low: 0))))
  }

  /// Replaces all tokens, as an update of the system does.
  public func rotateTokens() { host.send(.rotateTokens(.all)) }

  // MARK: Reading

  /// The activities of all apps, by app and start. Ended ones are among them until they are
  /// dismissed.
  public var activities: [PhoneActivity] {
    host.read { phone in phone.installedApps.flatMap { phone.activities(of: $0.id) } }
      .map(PhoneActivity.init)
  }

  /// The activity of an identifier, dismissed ones too as long as the phone remembers them.
  public func activity(_ id: String) -> PhoneActivity? {
    ActivityID(id).flatMap { id in host.read { $0.activity(id) } }.map(PhoneActivity.init)
  }

  /// Everything that happened, oldest first, with its time and its reason.
  public var log: [PhoneLogEntry] {
    host.read { $0.logEntries }.map { PhoneLogEntry($0, timeZone: settings.timeZone) }
  }

  /// What is on the screen, drawn by the apps' own widgets.
  public var screen: PhoneScreen {
    get async {
      let (screen, activities) = host.read { phone in
        let screen = phone.screen
        return (screen, screen.shownActivities.compactMap { phone.activity($0) })
      }
      return await painter.draw(
        screen, activities, apps: apps.withLock { $0 },
        connection: host.connection(for: "", caller: .widgetExtension))
    }
  }

  /// The cards of the Lock Screen, which an unlocked phone shows in the Notification Centre.
  public var lockScreen: PhoneScreen.LockScreen {
    get async { await screen.lockScreen }
  }
}

extension Screen {
  /// Every activity that has a place, each once.
  var shownActivities: [ActivityID] {
    var all = cards.map(\.activity) + (island?.activities ?? [])
    all += [banner, standBy?.minimal, standBy?.full].compactMap { $0 }
    var seen: Set<ActivityID> = []
    return all.filter { seen.insert($0).inserted }
  }
}
