extension Text {
  /// How large words are beside others of the same font. Apple's interface.
  public struct Scale: Hashable, Sendable {
    /// Multiplies the size of the font.
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for units beside a number. The factor is a choice of Islet.
    public static let secondary = Scale(factor: 0.8)
  }
}
