extension Font {
  /// How wide the letters of a system font are. Apple's interface; the numbers are a choice of
  /// Islet, for Apple does not publish them.
  public struct Width: Hashable, Sendable {
    /// 0 is standard, less is narrower, more is wider.
    public var value: CGFloat

    /// Makes a width of a number around 0.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrower letters.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wider letters.
    public static let expanded = Width(0.2)
  }
}
