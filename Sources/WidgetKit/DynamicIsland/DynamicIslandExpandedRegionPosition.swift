/// Where a region of the expanded presentation lies. Apple's interface.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  enum Kind: Hashable, Sendable { case leading, trailing, center, bottom }

  let kind: Kind

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(kind: .leading)
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(kind: .trailing)
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(kind: .center)
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(kind: .bottom)
}
