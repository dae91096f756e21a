import Foundation

/// A layout, and whether all of the text is in it.
struct Arrangement {
  var layout: TextLayout
  /// Nothing is cut off, nothing sticks out, and no word is broken.
  var fits: Bool
}

/// Puts shaped text into lines at one size: breaks, limits, truncates and aligns.
struct LineArranger {
  var request: TextRequest
  var shaped: ShapedText
  var factor: CGFloat
  /// Taken from the letter spacing, in em.
  var tightening: CGFloat
  /// The ellipsis in the font of a run.
  var ellipsis: (Int) -> ShapedText

  func arrange() -> Arrangement {
    guard !request.runs.isEmpty else {
      return Arrangement(layout: TextLayout(size: .zero, lines: []), fits: true)
    }
    let breaker = LineBreaker(shaped: shaped, width: request.width, advance: advance)
    let all = breaker.lines()
    let shown = shownLineCount(of: all)
    let isTruncated = shown < all.count || (request.width ?? 1) <= 0 && !shaped.clusters.isEmpty
    var contents = all.prefix(shown).map { line in
      LineContent(
        all.count == 1 ? wholeLine(line.clusters) : shaped.trimmingEnd(line.clusters),
        paragraph: line.paragraph)
    }
    if isTruncated, let last = contents.indices.last {
      let truncator = Truncator(
        shaped: shaped, width: request.width, mode: request.truncation, advance: advance,
        ellipsis: ellipsis)
      contents[last] = truncator.truncate(all[last])
    }
    var result = arrangement(of: contents, isTruncated: isTruncated)
    // A font shrinks until no word is broken: WWWW in 72 points takes 11.45 of 1300 points, where two
    // lines of twice the size would have room (pair circle-text-long, measured).
    if all.contains(where: breaker.breaksWord) { result.fits = false }
    return result
  }

  /// The only line of a text, with the spaces at its end if they have room: the next text of a row
  /// begins behind them (pair la-flight, measured).
  private func wholeLine(_ clusters: Range<Int>) -> Range<Int> {
    let width = shaped.clusters[clusters].reduce(0) { $0 + advance($1) }
    let hasRoom = width <= (request.width ?? .infinity) + LineBreaker.tolerance
    return hasRoom ? clusters : shaped.trimmingEnd(clusters)
  }

  func advance(_ cluster: ShapedText.Cluster) -> CGFloat {
    guard tightening > 0, cluster.isSpaced else { return cluster.width }
    return cluster.width - tightening * request.runs[cluster.run].font.size * factor
  }

  // MARK: - Heights

  /// How many lines the limits leave, at least one.
  private func shownLineCount(of lines: [LineBreaker.Line]) -> Int {
    if let width = request.width, width <= 0 { return 1 }
    var count = lines.count
    if let limit = request.lineLimit { count = min(count, max(limit, 1)) }
    if let height = request.height {
      let metrics = lines.prefix(count).map { self.metrics(of: $0.clusters, $0.paragraph) }
      while count > 1, self.height(of: metrics.prefix(count)) > height + LineBreaker.tolerance {
        count -= 1
      }
    }
    return count
  }

  private func metrics(of clusters: Range<Int>, _ paragraph: Int) -> LineMetrics {
    var runs = Set(shaped.clusters[clusters].map(\.run))
    if runs.isEmpty { runs = [shaped.paragraphs[paragraph].run] }
    return LineMetrics(
      runs: runs.sorted().map { request.runs[$0] }, factor: factor, scale: request.scale)
  }

  private func height(of lines: some Collection<LineMetrics>) -> CGFloat {
    guard let first = lines.first else { return 0 }
    var height = first.height
    var upper = first
    for line in lines.dropFirst() {
      height += line.step(below: upper, lineSpacing: request.lineSpacing) + line.descent
      height -= upper.descent
      upper = line
    }
    return roundUp(height, scale: request.scale)
  }

  // MARK: - Places

  private func arrangement(of contents: [LineContent], isTruncated: Bool) -> Arrangement {
    let metrics = contents.map { content in
      let clusters = content.head.isEmpty ? content.tail : content.head
      return self.metrics(of: clusters, content.paragraph)
    }
    var lines: [TextLayout.Line] = []
    var baseline = ((metrics.first?.ascent ?? 0) * request.scale).rounded() / request.scale
    for (index, content) in contents.enumerated() {
      if index > 0 {
        baseline += metrics[index].step(
          below: metrics[index - 1], lineSpacing: request.lineSpacing)
      }
      let rounded = (baseline * request.scale).rounded() / request.scale
      lines.append(line(of: content, baseline: rounded))
    }

    let widest = lines.map(\.width).max() ?? 0
    var width = roundUp(widest, scale: request.scale)
    var fits = !isTruncated
    if let offered = request.width, widest > offered + LineBreaker.tolerance {
      width = max(offered, 0)
      fits = false
    }
    for index in lines.indices { lines[index].x = leftEdge(of: lines[index], in: width) }
    var height = self.height(of: metrics)
    if let offered = request.height, height > offered + LineBreaker.tolerance { fits = false }
    if request.reservedLines > 1, let first = request.runs.first {
      let line = LineMetrics(runs: [first], factor: factor, scale: request.scale)
      let reserved = Array(repeating: line, count: request.reservedLines)
      height = max(height, self.height(of: reserved))
    }
    return Arrangement(
      layout: TextLayout(
        size: CGSize(width: width, height: height), lines: lines.map(\.movedToItsPlace),
        scaleFactor: factor, isTruncated: isTruncated),
      fits: fits)
  }

  private func leftEdge(of line: TextLayout.Line, in width: CGFloat) -> CGFloat {
    let rest = width - line.width
    switch request.alignment {
    case .leading: return request.isRightToLeft ? rest : 0
    case .center: return rest / 2
    case .trailing: return request.isRightToLeft ? 0 : rest
    }
  }

  private func line(of content: LineContent, baseline: CGFloat) -> TextLayout.Line {
    var stretches: [LineStretch] = []
    stretches += LineStretch.stretches(of: shaped, content.head)
    if let ellipsis = content.ellipsis {
      let level = shaped.paragraphs[content.paragraph].level
      stretches += LineStretch.stretches(
        of: ellipsis.shaped, ellipsis.shaped.clusters.indices, run: ellipsis.run, level: level)
    }
    stretches += LineStretch.stretches(of: shaped, content.tail)

    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    for index in VisualOrder.order(levels: stretches.map(\.level)) {
      let fragment = fragment(of: stretches[index], x: x, baseline: baseline)
      fragments.append(fragment)
      x += fragment.width
    }
    return TextLayout.Line(
      baseline: baseline, x: 0, width: x, fragments: fragments,
      text: stretches.map(\.text).joined())
  }

  private func fragment(
    of stretch: LineStretch, x: CGFloat, baseline: CGFloat
  ) -> TextLayout.Fragment {
    let run = request.runs[stretch.run]
    let raised = baseline - run.baselineOffset * factor
    let clusters = stretch.shaped.clusters[stretch.clusters]
    let width = clusters.reduce(0) { $0 + advance($1) }
    if case .attachment(let size, let ascent) = run.content, !stretch.isEllipsis {
      let frame = CGRect(
        x: x, y: raised - ascent * factor, width: size.width * factor,
        height: size.height * factor)
      return TextLayout.Fragment(run: stretch.run, content: .attachment(frame), x: x, width: width)
    }
    var glyphs: [GlyphRun.Glyph] = []
    var pen: CGFloat = 0
    func append(_ cluster: ShapedText.Cluster) {
      for index in cluster.glyphs {
        var glyph = stretch.shaped.glyphs[index]
        glyph.x += pen
        glyphs.append(glyph)
      }
      pen += advance(cluster)
    }
    if stretch.level % 2 == 1 {
      clusters.reversed().forEach(append)
    } else {
      clusters.forEach(append)
    }
    let segment = stretch.shaped.segments[stretch.segment]
    let glyphRun = GlyphRun(
      face: segment.face, size: segment.drawnSize, origin: CGPoint(x: x, y: raised),
      glyphs: glyphs, text: stretch.text, stretch: segment.stretch)
    return TextLayout.Fragment(
      run: stretch.run, content: .glyphs(glyphRun), x: x, width: width)
  }
}

/// Neighbouring clusters of one run, one face and one direction.
struct LineStretch {
  var shaped: ShapedText
  var clusters: Range<Int>
  var segment: Int
  /// Which run of the request.
  var run: Int
  var level: UInt8
  var isEllipsis: Bool

  var text: String {
    guard let first = clusters.first, let last = clusters.last else { return "" }
    return shaped.string(
      shaped.clusters[first].bytes.lowerBound..<shaped.clusters[last].bytes.upperBound)
  }

  /// - Parameters:
  ///   - run: the run and level an ellipsis has; it is shaped apart from the text.
  static func stretches(
    of shaped: ShapedText, _ range: Range<Int>, run: Int? = nil, level: UInt8? = nil
  ) -> [LineStretch] {
    var stretches: [LineStretch] = []
    for index in range {
      let cluster = shaped.clusters[index]
      if let last = stretches.last, last.segment == cluster.segment,
        last.run == run ?? cluster.run
      {
        stretches[stretches.count - 1].clusters = last.clusters.lowerBound..<(index + 1)
      } else {
        stretches.append(
          LineStretch(
            shaped: shaped, clusters: index..<(index + 1), segment: cluster.segment,
            run: run ?? cluster.run, level: level ?? shaped.segments[cluster.segment].level,
            isEllipsis: run != nil))
      }
    }
    return stretches
  }
}

extension TextLayout.Line {
  /// The line with its fragments moved by its left edge.
  fileprivate var movedToItsPlace: TextLayout.Line {
    var line = self
    for index in line.fragments.indices {
      line.fragments[index].x += x
      switch line.fragments[index].content {
      case .glyphs(var run):
        run.origin.x += x
        line.fragments[index].content = .glyphs(run)
      case .attachment(let frame):
        line.fragments[index].content = .attachment(frame.offsetBy(dx: x, dy: 0))
      }
    }
    return line
  }
}
