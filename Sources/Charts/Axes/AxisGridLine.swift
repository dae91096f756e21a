import SwiftUI

/// A line across the plot at a value of an axis. Apple's interface.
public struct AxisGridLine: PrimitiveAxisMark {
  let items: [AxisMarkItem]

  /// Makes a line.
  ///
  /// - Parameter centered: Whether it lies between its value and the next.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    items = [AxisMarkItem(.gridLine(stroke), isCentered: centered)]
  }
}
