import Drawing

extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: How far colours reach, in points.
  ///   - opaque: Whether the edges stay opaque, as they do when the blur is cut off at the view's
  ///     bounds.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      EffectModifier { node in
        guard radius > 0 else { return [] }
        return opaque
          ? [.blur(radius: radius), .clip(.rectangle(node.pixelFrame), .nonZero)]
          : [.blur(radius: radius)]
      })
  }
}
