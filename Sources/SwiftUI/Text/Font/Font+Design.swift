import Drawing

extension Font {
  /// The form of the letters of a system font. Apple's interface.
  public enum Design: Hashable, Sendable {
    /// San Francisco, for which Inter stands in.
    case `default`
    /// New York, for which Noto Serif stands in.
    case serif
    /// San Francisco with round ends, for which Quicksand stands in.
    case rounded
    /// Letters of equal advance, for which JetBrains Mono stands in.
    case monospaced

    var spec: FontSpec.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }
}
