import AppleFoundation
import SwiftUI

/// Distances between a presentation's edges and its content that the user's code sets, in points.
package struct ContentMargins: Equatable, Sendable {
  private(set) var top: CGFloat?
  private(set) var leading: CGFloat?
  private(set) var bottom: CGFloat?
  private(set) var trailing: CGFloat?

  /// Sets edges that are not set yet: the innermost setting wins (Apple's documentation).
  mutating func add(_ edges: Edge.Set, _ length: Double) {
    let length = CGFloat(length)
    if edges.contains(.top) { top = top ?? length }
    if edges.contains(.leading) { leading = leading ?? length }
    if edges.contains(.bottom) { bottom = bottom ?? length }
    if edges.contains(.trailing) { trailing = trailing ?? length }
  }

  /// The margins in force where `standard` are those of the system.
  func resolved(_ standard: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? standard.top, leading: leading ?? standard.leading,
      bottom: bottom ?? standard.bottom, trailing: trailing ?? standard.trailing)
  }
}
