/// A form in which the system shows a Live Activity.
///
/// Source: Human Interface Guidelines, Live Activities.
package enum Presentation: String, Codable, CaseIterable, Hashable, Sendable {
  /// The card on the Lock Screen, also the banner of phones without an island.
  case lockScreen = "lock-screen"
  /// The Dynamic Island with one activity: leading and trailing content beside the camera.
  case compact
  /// The Dynamic Island with several activities: one attached, one detached circle.
  case minimal
  /// The Dynamic Island after a touch and hold, or for an alert.
  case expanded
}
