extension Image {
  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated in its own size.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether an image has its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape counts; the colour is that of the foreground.
    case template
    /// Its own colours.
    case original
  }

  /// How smooth an image is that is not drawn in its own size.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels with hard edges.
    case none
    /// A little smooth.
    case low
    /// Smooth.
    case medium
    /// As smooth as can be.
    case high
  }

  /// Lets the image take the size that is proposed.
  ///
  /// - Parameter capInsets: Margins that are not stretched, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.look.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Says whether the image has its own colours; nil leaves it to the asset catalogue.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.look.renderingMode = renderingMode
    return copy
  }

  /// Says how smooth the image is where it is not drawn in its own size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.look.interpolation = interpolation
    return copy
  }

  /// Says whether edges are smooth. Islet always draws them smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol gets its colours; nil leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.look.symbolRenderingMode = mode
    return copy
  }
}

extension View {
  /// Mirrors the view where reading goes from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EffectModifier { node in
        guard enabled, node.environment.layoutDirection == .rightToLeft else { return [] }
        return [.transform(.mirror(around: node.pixelFrame.midX))]
      })
  }
}
