extension Font {
  /// How far apart the lines of a text are. Apple's interface.
  public enum Leading: Hashable, Sendable {
    /// The pitch of the Human Interface Guidelines.
    case standard
    /// 2 points less than standard.
    case tight
    /// 2 points more than standard.
    case loose
  }
}
