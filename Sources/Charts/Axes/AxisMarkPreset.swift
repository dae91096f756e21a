import SwiftUI

/// Where the labels of an axis lie along the plot. Apple's interface.
public struct AxisMarkPreset: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind

  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// The first and the last label end with the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Lines and ticks reach out to the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// The labels lie in the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }

  /// The name of the preset.
  public var description: String { kind.rawValue }
}
