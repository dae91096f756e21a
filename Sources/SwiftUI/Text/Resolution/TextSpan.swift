/// A part of a text under one set of attributes, in the words of one moment and language.
struct TextSpan: Equatable {
  enum Content: Equatable {
    case words(String)
    case image(Image)
  }

  var content: Content
  var attributes: TextAttributes
  /// The date that the words follow from, where they change by themselves.
  var running: RunningDate?

  /// The words; an image has none.
  var words: String {
    if case .words(let words) = content { return words }
    return ""
  }
}
