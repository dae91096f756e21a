/// Styles behind and in front of a view.
extension View {
  /// Fills the area behind this view with a style. Live Activities have no safe area to ignore.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(secondary(Rectangle().fill(style), isBehind: true))
  }

  /// Fills the area behind this view with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(secondary(Rectangle().fill(BackgroundStyle()), isBehind: true))
  }

  /// Fills a shape behind this view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(secondary(shape.fill(style, style: fillStyle), isBehind: true))
  }

  /// Fills a shape behind this view with a style; the shape becomes that of the container.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    containerShape(shape).modifier(
      secondary(shape.fill(style, style: fillStyle), isBehind: true))
  }

  /// Fills a shape behind this view with the background style.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind this view with the background style.
  public nonisolated func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the area in front of this view with a style.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(secondary(Rectangle().fill(style), isBehind: false))
  }

  /// Fills a shape in front of this view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(secondary(shape.fill(style, style: fillStyle), isBehind: false))
  }

  /// Draws a frame on the inner side of this view's edges; the width is points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      secondary(Rectangle().strokeBorder(content, lineWidth: width), isBehind: false))
  }

  private nonisolated func secondary<V: View>(
    _ view: V, isBehind: Bool
  ) -> SecondaryModifier<V> {
    SecondaryModifier(secondary: view, alignment: .center, isBehind: isBehind)
  }
}
