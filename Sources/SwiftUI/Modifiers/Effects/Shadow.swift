import Drawing

extension View {
  /// Puts a shadow behind what the view draws; `radius`, `x` and `y` are points.
  ///
  /// The standard colour is black at 0.33 (measured).
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier { node in
        [
          .shadow(
            color: color.rgba(in: node.environment), radius: max(radius, 0),
            offset: CGSize(width: x, height: y))
        ]
      })
  }
}
