import SwiftUI

/// Which way a label is written. Apple's interface.
public struct AxisValueLabelOrientation: Equatable, Sendable {
  enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind

  public static var automatic: Self { Self(kind: .automatic) }
  public static var horizontal: Self { Self(kind: .horizontal) }
  /// From top to bottom.
  public static var vertical: Self { Self(kind: .vertical) }
  /// From bottom to top.
  public static var verticalReversed: Self { Self(kind: .verticalReversed) }
}
