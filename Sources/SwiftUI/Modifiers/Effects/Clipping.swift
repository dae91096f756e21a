import Drawing

extension View {
  /// Cuts the view off outside of a shape in its bounds.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      EffectModifier { node in
        [.clip(shape.outline(in: node.pixelFrame, environment: node.environment), style.rule)]
      })
  }

  /// Cuts the view off at its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(EffectModifier { [.clip(.rectangle($0.pixelFrame), .nonZero)] })
  }

  /// Cuts the view off at its bounds with round corners: arcs of a circle (measured), in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
