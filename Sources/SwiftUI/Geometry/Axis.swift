/// Horizontal or vertical.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any of the two axes.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit an axis.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
