import Drawing

/// A view that is drawn with commands rather than made of views. Apple's interface.
public struct Canvas<Symbols> {
  /// Views that the commands may draw, by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas: View, PrimitiveView where Symbols: View {
  public typealias Body = Never

  /// Makes a canvas with views that its commands may draw.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }

  package func makeNodes(in context: ViewContext) -> [Node] {
    [CanvasNode(renderer: renderer, symbols: symbols, isOpaque: isOpaque, context: context)]
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}
