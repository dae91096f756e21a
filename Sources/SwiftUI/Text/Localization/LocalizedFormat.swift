/// The words of a key with its values put in, and the look that Markdown in the key gives them.
///
/// Only the key is read as Markdown. What a value holds is shown as it is, so that a name with
/// asterisks in it keeps them.
struct LocalizedFormat {
  /// Words, or a text that was put in.
  struct Segment: Equatable {
    enum Content: Equatable {
      case words(String)
      case text(Text)
    }

    var content: Content
    var style: InlineMarkdown.Style
  }

  let key: LocalizedStringKey
  let locale: Locale

  func segments() -> [Segment] {
    guard !key.arguments.isEmpty else {
      return InlineMarkdown.spans(of: key.key).map {
        Segment(content: .words($0.text), style: $0.style)
      }
    }
    let (source, values) = withPlaceholders()
    return InlineMarkdown.spans(of: source).flatMap { span -> [Segment] in
      var style = span.style
      style.link = style.link.map { filling($0, with: values) }
      return segments(of: span.text, values: values, style: style)
    }
  }

  /// What takes the place of the value at an index while Markdown is read: a character for private
  /// use, which is neither white space nor punctuation.
  private static func placeholder(_ index: Int) -> Character {
    Unicode.Scalar(0xF0000 + UInt32(index)).map(Character.init) ?? "\u{FFFD}"
  }

  /// The key with a placeholder for each conversion, and the value of each placeholder.
  private func withPlaceholders() -> (source: String, values: [Character: Segment.Content]) {
    var source = ""
    var values: [Character: Segment.Content] = [:]
    var next = 0
    var rest = Substring(key.key)
    while let percent = rest.firstIndex(of: "%") {
      source += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        source.append("%")
        rest = rest.dropFirst()
        continue
      }
      guard let conversion = FormatString.Conversion(parsing: &rest) else {
        source.append("%")
        continue
      }
      let index = conversion.position.map { $0 - 1 } ?? next
      next = index + 1
      guard key.arguments.indices.contains(index) else {
        source += conversion.source
        continue
      }
      let placeholder = Self.placeholder(values.count)
      source.append(placeholder)
      switch key.arguments[index] {
      case .value(let value):
        values[placeholder] = .words(conversion.format(value, locale: locale))
      case .text(let text): values[placeholder] = .text(text)
      }
    }
    return (source + rest, values)
  }

  private func segments(
    of text: String, values: [Character: Segment.Content], style: InlineMarkdown.Style
  ) -> [Segment] {
    var segments: [Segment] = []
    var words = ""
    func flush() {
      if !words.isEmpty { segments.append(Segment(content: .words(words), style: style)) }
      words = ""
    }
    for character in text {
      switch values[character] {
      case .words(let value): words += value
      case .text(let text):
        flush()
        segments.append(Segment(content: .text(text), style: style))
      case nil: words.append(character)
      }
    }
    flush()
    return segments
  }

  /// The destination of a link with words put in; texts with attributes have no place there.
  private func filling(_ link: String, with values: [Character: Segment.Content]) -> String {
    link.reduce(into: "") { result, character in
      switch values[character] {
      case .words(let value): result += value
      case .text: break
      case nil: result.append(character)
      }
    }
  }
}
