import Drawing

extension GraphicsContext {
  /// A text, laid out for the canvas. Apple's interface.
  public struct ResolvedText: Sendable {
    let node: Node

    /// The size in points that the text takes in a space.
    public func measure(in size: CGSize) -> CGSize {
      MainActor.assumeIsolated { node.sizeThatFits(ProposedViewSize(size)) }
    }
  }

  /// A picture, read for the canvas. Apple's interface.
  public struct ResolvedImage: Sendable {
    let node: Node
    /// The same picture when it takes any size.
    let stretched: Node

    /// In points.
    public var size: CGSize { MainActor.assumeIsolated { node.sizeThatFits(.unspecified) } }

    /// How far the baseline lies below the top, in points; that of a picture is its lower edge.
    public var baseline: CGFloat {
      MainActor.assumeIsolated {
        node.explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal: .unspecified)
          ?? node.sizeThatFits(.unspecified).height
      }
    }
  }

  /// A view of the canvas. Apple's interface.
  public struct ResolvedSymbol: Sendable {
    let node: Node

    /// In points.
    public var size: CGSize { MainActor.assumeIsolated { node.sizeThatFits(.unspecified) } }
  }

  /// Lays a text out.
  public func resolve(_ text: Text) -> ResolvedText {
    onMainActor { ResolvedText(node: $0.context.node(of: text)) }
  }

  /// Reads a picture.
  public func resolve(_ image: Image) -> ResolvedImage {
    onMainActor {
      ResolvedImage(
        node: $0.context.node(of: image), stretched: $0.context.node(of: image.resizable()))
    }
  }

  /// The view with a tag among the views of the canvas; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let tag = AnyHashable(id)
    return onMainActor { $0.symbols[tag].map(ResolvedSymbol.init(node:)) }
  }

  /// Draws a text with a point of it at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.node, at: point, anchor: anchor, proposal: ProposedViewSize(bounds))
  }

  /// Draws a text into a rectangle, from its upper leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.node, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  /// Draws a text with a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle, from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture in its own size with a point of it at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.node, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(
      image.stretched, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  /// Draws a picture in its own size with a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a view in its own size with a point of it at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.node, at: point, anchor: anchor, proposal: .unspecified)
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(
      symbol.node, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  private func place(
    _ node: Node, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    append { _ in
      let size = node.sizeThatFits(proposal)
      node.place(
        at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
        proposal: proposal)
      var items: [DisplayItem] = []
      node.draw(into: &items)
      return items
    }
  }
}
