import Drawing

/// A run of a text as it is measured and drawn.
struct TextRun {
  /// A line under or through the words.
  struct Line {
    var pattern: Text.LineStyle.Pattern
    var style: StylePaint
  }

  var request: TextRequest.Run
  var style: StylePaint
  var background: RGBA?
  var underline: Line?
  var strikethrough: Line?
  var link: URL?
  /// The node of an image in the line.
  var image: Node?
  /// The longest words the run will show, where they change by themselves.
  var longest: String?

  /// The runs that a text is drawn of, made of its spans.
  @MainActor
  static func runs(of spans: [TextSpan], in context: ViewContext) -> [TextRun] {
    spans.flatMap { span in
      let maker = TextRunMaker(span: span, context: context)
      return maker.runs()
    }
  }
}

/// Makes the runs of one span.
@MainActor
private struct TextRunMaker {
  let span: TextSpan
  let context: ViewContext

  private var environment: EnvironmentValues { context.environment }
  private var attributes: TextAttributes { span.attributes }

  private var font: Font { attributes.font ?? environment.font ?? environment.defaultFont }

  private var modifications: FontModifications {
    var changes = environment.fontModifications.merging(attributes.fontModifications)
    if let scale = attributes.scale { changes.scale *= scale.factor }
    return changes
  }

  private var style: StylePaint {
    if let reference = attributes.foreground {
      return environment.resolve(reference.style).level(0)
    }
    return (attributes.link == nil ? environment.foreground : environment.tint).level(0)
  }

  func runs() -> [TextRun] {
    let spec = font.resolved(for: environment.dynamicTypeSize, applying: modifications)
    switch span.content {
    case .words(let words):
      let longest = span.running?.longest(in: environment)
      return SmallCapsSplit(font.smallCaps(applying: modifications)).parts(of: words).map { part in
        var spec = spec
        spec.smallCaps = part.isSmall
        return run(.text(part.words), font: spec, longest: longest)
      }
    case .image(let image):
      let node = node(of: image)
      let size = node.sizeThatFits(.unspecified)
      let baseline = node.explicitAlignment(
        VerticalAlignment.firstTextBaseline.key, proposal: .unspecified)
      var run = run(
        .attachment(size: size, ascent: baseline ?? size.height), font: spec, longest: nil)
      run.image = node
      return [run]
    }
  }

  private func run(
    _ content: TextRequest.Run.Content, font: FontSpec, longest: String?
  ) -> TextRun {
    TextRun(
      request: TextRequest.Run(
        content: content, font: font, tracking: attributes.tracking ?? attributes.kerning ?? 0,
        baselineOffset: attributes.baselineOffset ?? 0),
      style: style, background: attributes.background?.rgba(in: environment),
      underline: line(attributes.underline), strikethrough: line(attributes.strikethrough),
      link: attributes.link, longest: longest)
  }

  private func line(_ line: TextAttributes.Line?) -> TextRun.Line? {
    guard let line, line.isActive else { return nil }
    return TextRun.Line(
      pattern: line.pattern,
      style: line.color.map { StylePaint(.color($0.rgba(in: environment))) } ?? style)
  }

  private func node(of image: Image) -> Node {
    var inner = context
    inner.environment.font = font
    inner.environment.fontModifications = modifications
    inner.environment.stackOrientation = nil
    if let style = attributes.foreground?.style { inner.environment.setForeground([style]) }
    return inner.node(of: image)
  }
}
