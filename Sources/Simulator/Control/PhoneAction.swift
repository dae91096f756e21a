import ActivityModel
import Foundation
import Wire

/// What can be done with a running phone: by hand on its page, or by a line of a script.
package enum PhoneAction: Codable, Equatable, Sendable {
  // MARK: The screen, in points from the top left of the display

  case touch(AppInput.TouchPhase, CGPoint)
  /// A tap: down and up at one place.
  case tap(CGPoint)
  /// Touch and hold.
  case hold(CGPoint)
  /// A quick movement that starts at a point: removes a card, closes the island, scrolls.
  case swipe(CGPoint, by: CGSize)
  case scroll(CGPoint, by: CGSize)
  case text(String)
  case key(AppInput.Key)
  /// A tap on an element of the last snapshot, by its id.
  case activate(PhoneElement.ID)
  case adjust(PhoneElement.ID, AppInput.Adjustment)
  /// What the page's keyboard user can do with an element beside a tap.
  case holdElement(PhoneElement.ID)
  case swipeElement(PhoneElement.ID)

  // MARK: The phone's buttons and places

  case home
  case lock
  case unlock
  case wake
  case charge(Bool)
  case restart
  case collapse
  case answerPanel(AppID, allow: Bool)

  // MARK: Apps

  case launch(AppID)
  case background(AppID)
  case terminate(AppID)
  case crash(AppID)
  case openURL(URL)

  // MARK: Activities without the app's doing

  /// Starts an activity from a preview, sample or JSON file of the project, by its name.
  case start(template: String)
  /// Shows a state of a preview, sample or JSON file in a running activity.
  case update(ActivityID, template: String)
  case updateJSON(ActivityID, state: Data)
  case end(ActivityID, dismissal: Double?)
  case remove(ActivityID)
  /// A push as a server sends it.
  case push(payload: Data, to: PushTarget, priority: Int)
  case rotateTokens

  // MARK: Time

  /// Seconds on the phone's clock.
  case advance(Double)
  case advanceTo(Date)
  /// Phone seconds a second; 0 stops the clock.
  case run(rate: Double)

  // MARK: Settings

  case set(PhoneSetting)

  package enum PushTarget: Codable, Equatable, Sendable {
    /// Hexadecimal digits.
    case token(String)
    case channel(String)
    /// The activity that a person looks at: the newest of the app.
    case newest
  }
}

/// A switch of Settings, or of the simulated device.
package enum PhoneSetting: Codable, Equatable, Sendable {
  case liveActivities(AppID, Bool)
  case frequentUpdates(AppID, Bool)
  case allLiveActivities(Bool)
  case appearance(RenderEnvironment.Appearance)
  case textSize(TextSize)
  case locale(String)
  case timeZone(String)
  case alwaysOn(Bool)
  case lowPower(Bool)
  /// A name of the device table, `iphone-16-pro`.
  case device(String)
}
