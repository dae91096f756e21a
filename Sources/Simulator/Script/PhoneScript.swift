import Foundation
import Studio

/// A script for a running phone: one command a line.
package struct PhoneScript: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// Counts from 1.
    package var line: Int
    /// The line as it was written, without its comment.
    package var text: String
    package var command: PhoneScriptCommand
  }

  /// The most commands. A choice of Islet.
  package static let greatestCount = 10_000

  package var steps: [Step]
}

/// One command of a script.
package enum PhoneScriptCommand: Equatable, Sendable {
  /// What is done to an app; nil is the one that was installed first.
  case launch(String?)
  case background(String?)
  case terminate(String?)
  case crash(String?)
  case relaunch(String?)
  /// A button of the phone, or where it lies.
  case press(Button)
  case charge(Bool)
  /// The answer below the first card of an app.
  case answer(allow: Bool)
  case tap(String)
  case holdIsland
  case hold(String)
  case swipe(String)
  case type(String)
  case scroll(Direction)
  /// Seconds.
  case advance(TimeInterval)
  /// Hours and minutes of the phone's time zone, the next time that they come round.
  case advanceTo(hour: Int, minute: Int)
  case push(path: String, PushAddress)
  case start(String)
  case update(String)
  case end(DismissalDelay)
  case open(URL)
  case set(PhoneScriptSetting)
  case snapshot(String)
  case expect(PhoneExpectation)

  package enum Button: String, CaseIterable, Equatable, Sendable {
    case lock, unlock, wake, home, collapse
  }

  package enum Direction: String, CaseIterable, Equatable, Sendable { case up, down }

  package enum PushAddress: Equatable, Sendable {
    case newest
    case token(String)
    case channel(String)
  }

  /// When an ended activity leaves the Lock Screen.
  package enum DismissalDelay: Equatable, Sendable {
    case `default`
    /// Seconds; 0 is at once.
    case after(TimeInterval)
  }
}

/// What a line wants to be true.
package enum PhoneExpectation: Equatable, Sendable {
  /// Words that are, or are not, in a place; nil is anywhere on the display.
  case text(String, Place?, isThere: Bool)
  case activities(Int)
  case state(String)
  case island(PhoneSnapshot.Island)
  /// Words in the log since the script began.
  case log(String)
  case screen(isLit: Bool)

  /// A part of what the display shows.
  package enum Place: String, CaseIterable, Equatable, Sendable {
    case app
    case lockScreen = "lock-screen"
    case island, home
    case standBy = "standby"
    case banner
  }

  /// States of an activity, in the order of its life.
  package static let states = ["pending", "active", "stale", "ended", "dismissed"]
}

/// A setting as a script writes it; those of apps concern the one that was installed first.
package enum PhoneScriptSetting: Equatable, Sendable {
  case phone(PhoneSetting)
  case liveActivities(Bool)
  case frequentUpdates(Bool)
}

/// What is wrong with a line.
package struct PhoneScriptFault: Error, Equatable, Sendable {
  /// Both count from 1.
  package var line: Int
  package var column: Int
  /// Complete sentences.
  package var message: String
}

/// All that is wrong with a script.
package struct PhoneScriptFaults: Error, Equatable, Sendable {
  package var faults: [PhoneScriptFault]
}
