import Drawing

/// How the lines of a text lie within the text's own width. Apple's interface.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at one edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at one edge.
  case trailing

  var request: TextRequest.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Where words are left out when they do not fit. Apple's interface.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the last line.
    case head
    /// At the end of the last line.
    case tail
    /// In the middle of the last line.
    case middle

    var request: TextRequest.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// The case that a text is shown in. Apple's interface.
  public enum Case: Hashable, Sendable {
    /// Capital letters, by the rules of the locale.
    case uppercase
    /// Small letters, by the rules of the locale.
    case lowercase
  }
}
