import Drawing

/// Draws the lines of a text: backgrounds, glyphs, lines under and through words, images.
@MainActor
struct TextDrawing {
  let runs: [TextRun]
  let layout: TextLayout
  /// The box of the text on whole pixels, which gradients are fitted to.
  let frame: CGRect
  /// Pixels per point.
  let scale: CGFloat
  /// Where the layout's own origin lies.
  var origin: CGPoint

  init(runs: [TextRun], layout: TextLayout, frame: CGRect, scale: CGFloat) {
    self.runs = runs
    self.layout = layout
    self.frame = frame
    self.scale = scale
    origin = frame.origin
  }

  func items() -> [DisplayItem] {
    var items: [DisplayItem] = []
    for line in layout.lines {
      for fragment in line.fragments { drawBackground(of: fragment, on: line, into: &items) }
      for fragment in line.fragments { draw(fragment, on: line, into: &items) }
    }
    return items
  }

  /// A bar for each line instead of its words. How high the bars are is a choice of Islet, by eye.
  func bars(in environment: EnvironmentValues) -> [DisplayItem] {
    layout.lines.flatMap { line -> [DisplayItem] in
      let size = line.fragments.map { metrics(of: $0).size }.max() ?? 0
      guard line.width > 0, size > 0 else { return [] }
      let bar = CGRect(
        x: origin.x + line.x, y: origin.y + line.baseline - 0.8 * size, width: line.width,
        height: 0.95 * size)
      return RedactionBar.items(in: bar.rounded(toScale: scale), environment: environment)
    }
  }

  private func drawBackground(
    of fragment: TextLayout.Fragment, on line: TextLayout.Line, into items: inout [DisplayItem]
  ) {
    guard let color = runs[fragment.run].background else { return }
    let metrics = metrics(of: fragment)
    let box = CGRect(
      x: origin.x + fragment.x, y: origin.y + line.baseline - metrics.ascent,
      width: fragment.width, height: metrics.lineHeight)
    items.append(.fill(.rectangle(box.rounded(toScale: scale)), .color(color), .nonZero))
  }

  private func draw(
    _ fragment: TextLayout.Fragment, on line: TextLayout.Line, into items: inout [DisplayItem]
  ) {
    let run = runs[fragment.run]
    switch fragment.content {
    case .glyphs(var glyphs):
      glyphs.origin.x += origin.x
      // Baselines lie on whole pixels (measured).
      glyphs.origin.y = (origin.y + glyphs.origin.y).rounded(toScale: scale)
      items += run.style.items(in: frame) { [.glyphs(glyphs, $0)] }
    case .attachment(let box):
      draw(run.image, in: box.offsetBy(dx: origin.x, dy: origin.y), into: &items)
    }
    let size = metrics(of: fragment).size
    // Half of SF's height of small letters, 0.526 em, lies at the middle of words.
    if let strike = run.strikethrough {
      draw(strike, of: fragment, at: line.baseline - 0.263 * size, into: &items)
    }
    // The distance of the line from the baseline is a choice of Islet.
    if let underline = run.underline {
      draw(underline, of: fragment, at: line.baseline + 0.12 * size, into: &items)
    }
  }

  /// The font of a fragment after scaling.
  private func metrics(of fragment: TextLayout.Fragment) -> FontMetrics {
    FontMetrics(size: runs[fragment.run].request.font.size * layout.scaleFactor)
  }

  /// Draws an image; one in a text that was scaled is scaled with it.
  private func draw(_ image: Node?, in box: CGRect, into items: inout [DisplayItem]) {
    guard let image else { return }
    var drawn: [DisplayItem] = []
    if layout.scaleFactor == 1 {
      image.place(at: box.origin, proposal: .unspecified)
      image.draw(into: &items)
      return
    }
    image.place(at: .zero, proposal: .unspecified)
    image.draw(into: &drawn)
    let transform = AffineTransform2D.scale(x: layout.scaleFactor, y: layout.scaleFactor)
      .concatenating(.translation(x: box.minX, y: box.minY))
    items.append(.group(.transform(transform), drawn))
  }

  /// Draws a line along a fragment; its middle is at a height of the layout. The thickness of
  /// 0.06 em, at least one pixel, is a choice of Islet.
  private func draw(
    _ line: TextRun.Line, of fragment: TextLayout.Fragment, at height: CGFloat,
    into items: inout [DisplayItem]
  ) {
    let run = runs[fragment.run]
    let size = metrics(of: fragment).size
    let thickness = max((0.06 * size).rounded(toScale: scale), 1 / scale)
    let raised = height - run.request.baselineOffset * layout.scaleFactor
    let top = (origin.y + raised - thickness / 2).rounded(toScale: scale)
    let box = CGRect(
      x: origin.x + fragment.x, y: top, width: fragment.width, height: thickness)
    items += line.style.items(in: frame) { paint in
      if line.pattern.dash.isEmpty { return [.fill(.rectangle(box), paint, .nonZero)] }
      let path = Outline([
        .move(CGPoint(x: box.minX, y: box.midY)), .line(CGPoint(x: box.maxX, y: box.midY)),
      ])
      let dash = line.pattern.dash.map { $0 * thickness }
      return [.stroke(path, paint, StrokeOptions(width: thickness, dash: dash))]
    }
  }
}
