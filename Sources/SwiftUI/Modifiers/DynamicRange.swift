extension View {
  /// Defers the gestures of the screen's edges to those of the view.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Says how bright pictures may become; those of Islet have the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
  /// How bright a picture may become. Apple's interface.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// Says how bright the picture may become; those of Islet have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
