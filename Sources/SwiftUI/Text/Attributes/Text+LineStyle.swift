extension Text {
  /// How a line under or through words looks. Apple's interface.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of strokes and gaps in multiples of the line's thickness: a choice of Islet.
      let dash: [CGFloat]

      /// One line.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [1, 2])
      /// Dashes.
      public static let dash = Pattern(dash: [4, 2])
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a style of a pattern and a colour; nil takes the colour of the words.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line.
    public static let single = LineStyle()
  }
}
