/// Where a view can be tapped: pictures do not change by it.
extension View {
  /// Says whether the view can be tapped.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the area in which the view can be tapped.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Sets the area of the view for some interactions.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}

/// The interactions that a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit an interaction.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture over a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame for screen readers.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
