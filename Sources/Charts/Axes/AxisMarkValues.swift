import SwiftUI

/// The values of an axis at which something is drawn. Apple's interface.
public struct AxisMarkValues: Sendable, CustomStringConvertible {
  enum Kind: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case stride(Double)
    case dates(DateStride, Calendar?)
    case values([PlotValue])
  }

  let kind: Kind
  /// Whether the domain is widened to a value of the axis below; nil where it suits.
  let roundsLower: Bool?
  let roundsUpper: Bool?

  private init(_ kind: Kind, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
    self.kind = kind
    self.roundsLower = roundsLower
    self.roundsUpper = roundsUpper
  }

  init<Value: Plottable>(_ values: [Value]) { self.init(.values(values.map { PlotValue($0) })) }

  /// What the values are, in words.
  public var description: String { "\(kind)" }

  /// What suits the scale.
  public static var automatic: AxisMarkValues { automatic() }

  /// What suits the scale, about as many as wished.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: 0), roundLowerBound, roundUpperBound)
  }

  /// What suits the scale, about as many as wished, no nearer to each other than a step.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundLowerBound, roundUpperBound)
  }

  /// Multiples of a step.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.stride(Double(stepSize)), roundLowerBound, roundUpperBound)
  }

  /// The beginnings of units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .dates(DateStride(unit: component, count: count), calendar), roundLowerBound,
      roundUpperBound)
  }
}
