import Drawing

extension Image {
  /// Makes an image that a closure draws.
  ///
  /// - Parameter size: In points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let draw = Unchecked(renderer)
    let picture = MainActor.assumeIsolated {
      let view = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in
        draw.value(&context)
      }
      let renderer = ImageRenderer(content: view.frame(width: size.width, height: size.height))
      renderer.scale = max(UITraitCollection.current.displayScale, 1)
      return renderer.uiImage ?? UIImage()
    }
    self.init(uiImage: picture)
    look.label = label
  }
}
