import Drawing

extension EdgeInsets {
  /// Makes the insets of UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Makes UIKit's insets of SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension Path {
  /// Makes the path of one of Core Graphics'.
  public init(_ path: CGPath) { self.init(path.outline) }

  /// Makes the path of one of Core Graphics' that still grows.
  public init(_ path: CGMutablePath) { self.init(path.outline) }

  /// The path as one of Core Graphics'.
  public var cgPath: CGPath { CGPath(outline) }
}
