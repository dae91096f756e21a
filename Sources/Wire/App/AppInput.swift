import Foundation

/// What a person does in an app's window. Points are those of the window, its origin at the top left.
package enum AppInput: Codable, Equatable, Sendable {
  /// A finger comes down, moves, or goes up.
  case touch(TouchPhase, CGPoint)
  /// A finger rests long enough to count as a long press.
  case hold(CGPoint)
  /// Content below a point is moved by so many points, as a drag or a wheel does.
  case scroll(at: CGPoint, by: CGSize)
  /// Words typed into the field that has the focus.
  case text(String)
  /// A key that is no word, for the field or control that has the focus.
  case key(Key)
  /// A screen reader's or a script's tap on an element of the last frame.
  case activate(AppElement.ID)
  /// A screen reader's step on an adjustable element: a stepper, a slider, a picker.
  case adjust(AppElement.ID, Adjustment)
  /// Puts the focus on an element of the last frame, or on none.
  case focus(AppElement.ID?)
  /// The app is opened with a URL: a tap on a presentation, or a link elsewhere.
  case openURL(URL)
  /// The app is opened by a tap on a presentation that has no URL
  /// (`NSUserActivityTypeLiveActivity`).
  case userActivity(type: String)

  package enum TouchPhase: String, Codable, Sendable { case began, moved, ended, cancelled }

  package enum Adjustment: String, Codable, Sendable { case increment, decrement }

  package enum Key: String, Codable, Sendable {
    case enter, delete, escape, tab, backtab, up, down, left, right
  }
}
