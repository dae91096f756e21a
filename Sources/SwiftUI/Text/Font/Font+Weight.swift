extension Font {
  /// How heavy the strokes of a font are. Apple's interface.
  @frozen
  public struct Weight: Hashable, Sendable {
    /// 100 to 900, as in OpenType.
    package let value: Int

    package init(value: Int) { self.value = value }

    /// 100 in the numbers of OpenType.
    public static let ultraLight = Weight(value: 100)
    /// 200 in the numbers of OpenType.
    public static let thin = Weight(value: 200)
    /// 300 in the numbers of OpenType.
    public static let light = Weight(value: 300)
    /// 400 in the numbers of OpenType.
    public static let regular = Weight(value: 400)
    /// 500 in the numbers of OpenType.
    public static let medium = Weight(value: 500)
    /// 600 in the numbers of OpenType.
    public static let semibold = Weight(value: 600)
    /// 700 in the numbers of OpenType.
    public static let bold = Weight(value: 700)
    /// 800 in the numbers of OpenType.
    public static let heavy = Weight(value: 800)
    /// 900 in the numbers of OpenType.
    public static let black = Weight(value: 900)
  }
}
