/// What somebody wanted the phone to do.
package enum Attempt: String, Hashable, Sendable {
  case request
  case reconnection
  case update
  case end
  case push
  case startPush = "start push"
  case updatePush = "update push"
  case endPush = "end push"
  case alert
  case launch
  case backgrounding
  case termination
  case uninstalling
  case setting
  case tokenChange = "token change"
  case wake = "waking of the app"
  case archiving = "archiving report"
  case removal
  case tap
  case hold
  case collapse
  case panelAnswer = "answer to the panel"
}
