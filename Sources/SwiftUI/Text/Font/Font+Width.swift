extension Font {
  /// How wide the letters of a system font are. Apple's interface; the numbers are a choice of
  /// Islet, for Apple does not publish them.
  public struct Width: Hashable, Sendable {
    /// 0 is standard, less is narrower, more is wider.
    public var value: CGFloat

    /// Makes a width of a number around 0.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
