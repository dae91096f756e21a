import SwiftUI

/// A value of an axis. Apple's interface.
public struct AxisValue: Sendable {
  let value: PlotValue
  /// The place of the value among those of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type; nil where it cannot be one: a category as a number, 2.5 as an integer.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plottable(as: type) }
}
