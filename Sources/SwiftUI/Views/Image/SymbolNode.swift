import Drawing

/// A symbol in its place: as large as the font around it says, on the font's baseline.
package final class SymbolNode: Node {
  let name: String
  let image: Image
  let drawing: SymbolDrawing

  init(
    name: String, variableValue: Double?, image: Image, library: SymbolLibrary,
    environment: EnvironmentValues
  ) {
    let font = environment.fontSpec
    let own = image.look.configuration
    func drawing(of name: String) -> SymbolDrawing {
      library.drawing(
        for: SymbolRequest(
          name: name, pointSize: own?.pointSize ?? font.size,
          weight: own?.weight?.number ?? font.weight,
          imageScale: own?.scale?.request ?? environment.imageScale.request,
          variableValue: variableValue))
    }
    var shown = name
    let variant = environment.symbolVariants.name(of: name)
    if variant != name, drawing(of: variant).suggestions == nil { shown = variant }
    self.name = shown
    self.image = image
    self.drawing = drawing(of: shown.readingSymbol(in: environment.layoutDirection))
    super.init(environment: environment)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.look.resizing == nil
      ? drawing.size : proposal.replacingUnspecifiedDimensions(by: drawing.size)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize
  ) -> CGFloat? {
    let baselines = [
      VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
    guard baselines.contains(key) else { return nil }
    if image.look.resizing == nil { return drawing.baseline }
    // A stretched symbol has its baseline at the same part of its height.
    guard drawing.size.height > 0 else { return nil }
    return drawing.baseline / drawing.size.height * sizeThatFits(proposal).height
  }

  package override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.isWeak = true
    spacing.bottom.isWeak = true
    return spacing
  }

  package override func draw(into items: inout [DisplayItem]) {
    let frame = pixelFrame
    var traits: [Element.Trait] = []
    if let suggestions = drawing.suggestions {
      traits.append(.unknownName(suggestions: suggestions))
    }
    if image.look.isDecorative { traits.append(.accessibilityHidden) }
    let element = Element(
      kind: "Image", content: name, frame: frame, font: environment.fontSpec.words,
      accessibilityLabel: image.look.label?.words(in: environment), traits: traits)
    items.append(.element(element, content(in: frame)))
  }

  private func content(in frame: CGRect) -> [DisplayItem] {
    if environment.isRedacted { return RedactionBar.items(in: frame, environment: environment) }
    let foreground = environment.foreground
    return foreground.level(0).items(in: frame) { paint in
      drawing.items(mode(primary: paint, foreground: foreground, in: frame), in: frame)
    }
  }

  private func mode(
    primary: Paint, foreground: ResolvedStyle, in frame: CGRect
  ) -> SymbolDrawing.Mode {
    if let own = image.look.configuration, !own.colors.isEmpty || own.isMulticolor {
      return own.mode(primary: primary, traits: environment.traitCollection)
    }
    return switch (image.look.symbolRenderingMode ?? environment.symbolRenderingMode)?.kind {
    case .monochrome: .monochrome(primary)
    case .hierarchical: .hierarchical(primary)
    case .multicolor: .multicolor(primary)
    case .palette: palette(foreground, in: frame)
    // Several styles are a palette without being told (Apple's interface).
    case nil:
      environment.foregroundStyleCount > 1 ? palette(foreground, in: frame) : .monochrome(primary)
    }
  }

  private func palette(_ foreground: ResolvedStyle, in frame: CGRect) -> SymbolDrawing.Mode {
    .palette((0..<3).map { foreground.level($0).paint(in: frame) })
  }
}

extension String {
  /// The symbol that is drawn for a name in a direction of reading: `chevron.forward` points to where
  /// reading goes (SF Symbols, directional variants); `left` and `right` stay what they are.
  func readingSymbol(in direction: LayoutDirection) -> String {
    guard direction == .rightToLeft else { return self }
    return split(separator: ".", omittingEmptySubsequences: false)
      .map { part -> Substring in
        switch part {
        case "forward": "backward"
        case "backward": "forward"
        default: part
        }
      }
      .joined(separator: ".")
  }
}
