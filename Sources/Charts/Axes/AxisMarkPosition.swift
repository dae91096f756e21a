import SwiftUI

/// The side of the plot at which an axis is. Apple's interface.
public struct AxisMarkPosition: Equatable, Sendable, CustomStringConvertible {
  enum Kind: String, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  /// Bottom, trailing for numbers and dates up and down, leading for categories.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }

  /// The name of the position.
  public var description: String { kind.rawValue }
}
