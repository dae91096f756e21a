import Drawing

/// A text in the layout: as wide as its widest line, as high as its lines, and able to shrink to
/// nothing sideways.
///
/// An empty text has no width and the height of one line. (Sources only say that at least one line
/// is always shown.)
package final class TextNode: Node {
  let runs: [TextRun]
  /// All words, whether they are drawn or not.
  let words: String
  let label: String?
  private let engine: TextEngine
  /// A running text takes the whole width it is offered.
  private let fillsWidth: Bool
  let isRunning: Bool
  /// What a check wants to know of the dates and formats that the words come of.
  private let sourceTraits: [Element.Trait]

  init(_ spans: [TextSpan], in context: ViewContext) {
    let runs = TextRun.runs(of: spans, in: context)
    self.runs = runs
    words = spans.map(\.words).joined()
    engine = context.graph.services.text
    isRunning = spans.contains { $0.running != nil }
    fillsWidth = spans.contains { $0.running?.fillsWidth == true }
    label = spans.lazy.compactMap(\.attributes.accessibilityLabel).first?.text
      .words(in: context.environment)
    sourceTraits = spans.compactMap(\.running).flatMap { $0.traits(in: context.environment) }
    super.init(environment: context.environment)
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard fillsWidth else { return layout(for: proposal).size }
    guard let width = proposal.width else { return idealSize(height: proposal.height) }
    return CGSize(width: max(width, 0), height: layout(for: proposal).size.height)
  }

  /// The lines for a proposal.
  func layout(for proposal: ProposedViewSize) -> TextLayout {
    let request = request(for: proposal, runs: runs.map(\.request))
    return request.isAnswered(by: natural) ? natural : engine.layout(request)
  }

  /// The lines with no limits around them, which most proposals leave as they are. The node keeps
  /// them, since the engine forgets texts when there are many.
  private lazy var natural = engine.layout(
    request(for: .unspecified, runs: runs.map(\.request)))

  private func request(for proposal: ProposedViewSize, runs: [TextRequest.Run]) -> TextRequest {
    TextRequest(
      runs: runs, width: limit(proposal.width), height: limit(proposal.height),
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLineCount,
      truncation: environment.truncationMode.request,
      alignment: environment.multilineTextAlignment.request,
      minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      language: (environment.typesettingLanguage ?? environment.locale.language).maximalIdentifier,
      scale: scale)
  }

  private func limit(_ length: CGFloat?) -> CGFloat? {
    guard let length, length < .infinity else { return nil }
    return max(length, 0)
  }

  /// The size in which the longest words fit whatever their digits are: that of the widest of ten
  /// texts, one for each digit. A choice of Islet; reports only say that the longest words count.
  private func idealSize(height: CGFloat?) -> CGSize {
    let sizes = (0...9).map { digit in
      let runs = runs.map { run in
        var request = run.request
        if let longest = run.longest {
          let digit = Character(String(digit))
          request.content = .text(String(longest.map { $0.isWholeNumber ? digit : $0 }))
        }
        return request
      }
      return engine.layout(request(for: .init(width: nil, height: height), runs: runs)).size
    }
    return sizes.max { $0.width < $1.width } ?? .zero
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize)
    -> CGFloat?
  {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(for: proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
    return nil
  }

  package override var spacing: ViewSpacing {
    ViewSpacing(
      textOf: runs.map { ($0.request.font.size, $0.request.font.leading) }, scale: scale)
  }

  // MARK: Drawing

  package override func draw(into items: inout [DisplayItem]) {
    let layout = layout(for: proposal)
    var drawing = TextDrawing(runs: runs, layout: layout, frame: pixelFrame, scale: scale)
    drawing.origin.x += shift(of: layout)
    items.append(
      .element(
        element(for: layout),
        environment.isRedacted ? drawing.bars(in: environment) : drawing.items()))
  }

  /// How far the lines lie from the left edge in a width that is larger than theirs.
  private func shift(of layout: TextLayout) -> CGFloat {
    let rest = pixelFrame.width - layout.size.width
    guard fillsWidth else { return 0 }
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: return isMirrored ? rest : 0
    case .center: return (rest / 2).rounded(toScale: scale)
    case .trailing: return isMirrored ? 0 : rest
    }
  }

  private func element(for layout: TextLayout) -> Element {
    var traits: [Element.Trait] = []
    if layout.isTruncated { traits.append(.truncated(shown: layout.shownText)) }
    if layout.scaleFactor < 1 { traits.append(.scaledDown(Double(layout.scaleFactor))) }
    if isRunning { traits.append(.running) }
    if fillsWidth { traits.append(.fillsWidth) }
    traits += sourceTraits
    traits += runs.compactMap(\.link).map { .link($0.absoluteString) }
    return Element(
      kind: "Text", content: words, frame: pixelFrame,
      font: runs.first?.request.font.words, accessibilityLabel: label, traits: traits)
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(in context: ViewContext) -> [Node] {
    [TextNode(TextResolver(environment: context.environment).spans(of: self), in: context)]
  }
}
