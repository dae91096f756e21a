import ActivityModel
import Foundation

/// Why something that was wanted did not happen.
package enum Obstacle: Hashable, Sendable {
  // MARK: The activity

  case ended(at: Date)
  case dismissed(at: Date)
  case notStarted
  case unknownActivity
  case notShown

  // MARK: The app and the phone

  case notInstalled
  case notRunning
  case notInForeground
  case forceQuit
  case locked
  case switchedOff
  case undeclaredType(String)
  case needs(Availability.Feature, since: SystemVersion)
  case refused(RequestRefusal)

  // MARK: Data

  case older(by: TimeInterval)
  case sameTimestamp
  case tooFarAhead(by: TimeInterval)
  case tooLarge(bytes: Int)

  // MARK: Pushes

  case unreadable(String)
  case undecodable(String)
  case missingKey(PushContent.Key)
  case foreignToken
  case replacedToken
  case startTokenForActivity
  case updateTokenForStart
  case broadcastStart
  case emptyChannel(String)
  case overBudget(Int)
  case overStartBudget(Int)

  // MARK: The screen

  case noIsland
  case notInIsland
  case ownAppInFront
  case alertOnScreen
  case transientOnScreen
  case nothingExpanded
  case panelAbsent
}
