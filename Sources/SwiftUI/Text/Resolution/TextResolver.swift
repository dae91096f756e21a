/// Finds the words of a text in an environment: its language, its calendar and its time.
struct TextResolver {
  let environment: EnvironmentValues

  /// The parts of a text in the order of reading.
  func spans(of text: Text) -> [TextSpan] {
    spans(of: text, inheriting: environment.textAttributes)
  }

  private func spans(of text: Text, inheriting outer: TextAttributes) -> [TextSpan] {
    let attributes = outer.merging(text.attributes)
    switch text.content {
    case .verbatim(let string):
      return [span(string, attributes)]
    case .localized(let key, let source):
      return spans(of: key.localized(as: key.key, from: source, in: environment), attributes)
    case .resource(let resource):
      let value = resource.defaultValue
      let key = LocalizedStringKey(
        key: value.key, arguments: value.arguments.map { .value($0) })
      let source = LocalizationSource(table: resource.table, bundle: resource.bundle.lookup)
      return spans(of: key.localized(as: resource.key, from: source, in: environment), attributes)
    case .attributed(let string):
      return spans(of: string, attributes)
    case .formatted(let input):
      return spans(of: input.formatted(in: environment), attributes)
    case .running(let date):
      var span = span(date.string(in: environment), attributes)
      if date.isRunning { span.running = date }
      return [span]
    case .image(let image):
      return [TextSpan(content: .image(image), attributes: attributes)]
    case .joined(let first, let second):
      return spans(of: first, inheriting: attributes) + spans(of: second, inheriting: attributes)
    }
  }

  private func span(_ words: String, _ attributes: TextAttributes) -> TextSpan {
    TextSpan(content: .words(cased(words)), attributes: attributes)
  }

  private func cased(_ words: String) -> String {
    switch environment.textCase {
    case .uppercase: words.uppercased(with: environment.locale)
    case .lowercase: words.lowercased(with: environment.locale)
    case nil: words
    }
  }

  private func spans(of key: LocalizedStringKey, _ attributes: TextAttributes) -> [TextSpan] {
    let segments = LocalizedFormat(key: key, locale: environment.locale).segments()
    // A text without words still has a height, that of its font.
    if segments.isEmpty { return [span("", attributes)] }
    return segments.flatMap { segment -> [TextSpan] in
      let attributes = attributes.merging(TextAttributes(segment.style))
      switch segment.content {
      case .words(let words): return [span(words, attributes)]
      case .text(let text): return spans(of: text, inheriting: attributes)
      }
    }
  }

  private func spans(of string: AttributedString, _ attributes: TextAttributes) -> [TextSpan] {
    if string.characters.isEmpty { return [span("", attributes)] }
    return string.runs.map { run in
      span(
        String(string.characters[run.range]),
        attributes.merging(TextAttributes(run.attributes)))
    }
  }
}

extension TextAttributes {
  init(_ style: InlineMarkdown.Style) {
    if style.isStrong { fontModifications.isBold = true }
    if style.isEmphasized { fontModifications.isItalic = true }
    if style.isCode { fontModifications.isMonospaced = true }
    if style.isStruck { strikethrough = Line(isActive: true) }
    link = style.link.flatMap { URL(string: $0) }
  }
}

extension Text {
  /// The words of the text in an environment, without images.
  package func words(in environment: EnvironmentValues) -> String {
    TextResolver(environment: environment).spans(of: self).map(\.words).joined()
  }
}
