import ActivityModel
import Foundation
import Wire

/// A launched process of the user's app, as the phone deals with it. Calls that ask for an answer are
/// bounded in time and throw when the process crashed or hangs.
package protocol RunningApp: Sendable {
  /// A person did something in its window.
  func send(_ input: AppInput) async
  /// The window as it is now.
  func frame() async throws(AppFailure) -> AppFrame
  func set(_ surroundings: AppSurroundings) async
  /// The clock is wound, stopped or started.
  func set(_ clock: ClockSetting) async
  /// Lets time pass until a date, timer by timer, and waits until the app has done what it does then.
  func advance(to date: Date) async throws(AppFailure)
  /// Waits until the app has nothing to do at this instant.
  func settle() async throws(AppFailure)
  func perform(_ intent: IntentCall) async throws(AppFailure)
  func deliver(_ event: ActivityEvent) async
  /// When its next timer is due on the phone's clock; nil when it has none.
  func nextTimer() async throws(AppFailure) -> Date?
  /// Ends the process at once.
  func terminate() async
  /// What happens to it, until it is gone.
  var reports: AsyncStream<AppReport> { get }
}

/// What an app's process tells without being asked.
package enum AppReport: Equatable, Sendable {
  /// A new frame is worth drawing.
  case changed
  /// A line of its standard or error output.
  case output(String, isError: Bool)
  /// It is gone; the sentence says why, with a backtrace where there is one. Nil after `terminate`.
  case ended(AppFailure?)
}

/// Why an app's process did not answer.
package enum AppFailure: Error, Equatable, Sendable {
  /// The crash in words, with the place in the user's source.
  case crashed(String)
  /// It did not answer for that many seconds.
  case hung(seconds: Double)
  case gone
  /// A sentence.
  case refused(String)
}

/// Answers what ActivityKit in a user's process asks.
package protocol PhoneCalls: Sendable {
  /// Called on a thread that may block.
  func answer(_ call: PhoneCall, from app: AppID, caller: ActivityRequest.Caller) -> PhoneAnswer
}

/// Starts processes of a built app.
package protocol AppLaunching: Sendable {
  func launch(
    _ app: AppID, surroundings: AppSurroundings, clock: ClockSetting, phone: any PhoneCalls
  ) async throws(AppFailure) -> any RunningApp
}
