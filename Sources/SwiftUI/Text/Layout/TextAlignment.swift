import Drawing

/// How the lines of a text lie within the text's own width. Apple's interface.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
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
    case head
    case tail
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
    case uppercase
    case lowercase
  }
}
