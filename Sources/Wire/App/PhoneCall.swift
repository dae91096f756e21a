import ActivityModel
import Foundation

/// What ActivityKit in an app's or a widget's process asks of the phone.
package enum PhoneCall: Codable, Equatable, Sendable {
  case request(ActivityRequest)
  case update(ActivityID, RawContent, alert: Alert?, timestamp: Date?)
  case end(ActivityID, RawContent?, policy: DismissalPolicy, timestamp: Date?)
  case activities(attributesType: String)
  case activity(ActivityID)
  case pushToStartToken(attributesType: String)
  case authorization
  /// Tells the developer of something that an app is not told.
  case report(String)
  /// `openURL` of the environment, a `Link`.
  case openURL(URL)
}

/// What the phone answers.
package enum PhoneAnswer: Codable, Equatable, Sendable {
  case started(ActivityRecord)
  case refused(RequestRefusal)
  case activities([ActivityRecord])
  case activity(ActivityRecord?)
  case token(PushToken?)
  case authorization(ActivityAuthorization)
  case done
}

/// A button or toggle of the user's with an intent, as it goes from a drawn presentation to the
/// process that performs it.
package struct IntentCall: Codable, Equatable, Sendable {
  /// The name of the intent's type, without its module.
  package var name: String
  /// The values of its parameters as JSON, by property name.
  package var parameters: Data
  /// Whether it runs in the app's process (`LiveActivityIntent`), else in the widget extension's.
  package var runsInApp: Bool
  /// `openAppWhenRun`.
  package var opensApp: Bool

  package init(name: String, parameters: Data, runsInApp: Bool, opensApp: Bool) {
    self.name = name
    self.parameters = parameters
    self.runsInApp = runsInApp
    self.opensApp = opensApp
  }
}
