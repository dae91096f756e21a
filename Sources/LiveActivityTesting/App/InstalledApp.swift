import ActivityKit
import ActivityModel
import Phone

/// An app on a test's phone.
public struct InstalledApp: Sendable {
  /// The phone that it is installed on.
  public let phone: TestPhone
  let id: AppID

  /// Where an app's process is.
  public enum State: Hashable, Sendable {
    case notRunning, background, foreground
  }

  /// The bundle identifier.
  public var bundleIdentifier: String { id.rawValue }

  /// Where the app's process is.
  public var state: State {
    switch phone.host.read({ $0.state(of: id) }) {
    case .notRunning: .notRunning
    case .background: .background
    case .foreground: .foreground
    }
  }

  // MARK: Running its code

  /// Runs code as the app's.
  ///
  /// Inside, ActivityKit talks to this phone, and `Date()` gives the phone's time; so it is in the
  /// tasks that the code begins with `Task { }`, and in child tasks. A detached task leaves the app.
  /// The code of a test goes on when the app's process is ended; ActivityKit then treats it as code
  /// that does not run: requests are refused and updates ignored.
  @discardableResult
  public func run<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await AttachedPhone.$current.withValue(
      phone.host.connection(for: id), operation: body, isolation: isolation)
  }

  /// Runs code as the app's inside `perform()` of a `LiveActivityIntent`, which may start
  /// activities in the background. The app runs in the background for it.
  @discardableResult
  public func runIntent<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    if state == .notRunning { phone.host.send(.launchInBackground(id)) }
    return try await AttachedPhone.$current.withValue(
      phone.host.connection(for: id, caller: .liveActivityIntent), operation: body,
      isolation: isolation)
  }

  // MARK: Its process

  /// Opens the app; it comes to the foreground, unless the phone is locked.
  public func open() { phone.host.send(.launch(id)) }

  /// The person goes to the Home Screen.
  public func enterBackground() { phone.host.send(.enterBackground(id)) }

  /// The process crashes.
  public func crash() { phone.host.send(.terminate(id, .crash)) }

  /// The system ends the process to get its memory.
  public func endBySystem() { phone.host.send(.terminate(id, .system)) }

  /// The person swipes the app away. Pushes do not run it again until it is opened.
  public func forceQuit() { phone.host.send(.terminate(id, .forceQuit)) }

  /// The person deletes the app, and its activities with it.
  public func uninstall() { phone.host.send(.uninstall(id)) }

  // MARK: Settings

  /// The switch Live Activities of the app in Settings.
  public func allowLiveActivities(_ isAllowed: Bool) {
    phone.host.send(.set(.liveActivities(id, isAllowed)))
  }

  /// The switch More Frequent Updates of the app in Settings.
  public func allowFrequentPushes(_ isAllowed: Bool) {
    phone.host.send(.set(.frequentPushes(id, isAllowed)))
  }

  /// The answer to the question below the first card of the app on the Lock Screen.
  public func answerPanel(allow: Bool) {
    phone.host.send(.person(.answerPanel(id, allow: allow)))
  }

  // MARK: Reading

  /// The app's activities by start. Ended ones are among them until they are dismissed.
  public var activities: [PhoneActivity] {
    phone.host.read { $0.activities(of: id) }.map(PhoneActivity.init)
  }
}
