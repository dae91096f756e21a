import SwiftUI

/// A short line outside of the plot at a value of an axis. Apple's interface.
public struct AxisTick: PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case automatic
      case fixed(CGFloat)
      /// As its label, and some points more.
      case label(CGFloat)
      /// As the longest label of the axis, and some points more.
      case longestLabel(CGFloat)
    }

    let kind: Kind

    /// What suits the scale.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as its label.
    public static var label: Length { Length(kind: .label(0)) }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { Length(kind: .longestLabel(0)) }
    /// As long as its label and some points more.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
    /// As long as the longest label of the axis and some points more.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .longestLabel(length))
    }
  }

  let items: [AxisMarkItem]

  /// Makes a tick.
  ///
  /// - Parameter centered: Whether it lies between its value and the next.
  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    items = [AxisMarkItem(.tick(length, stroke), isCentered: centered)]
  }

  /// Makes a tick of a length in points.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
}
