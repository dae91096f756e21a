import Drawing

extension View {
  /// Mixes the view with what lies below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier { _ in blendMode == .normal ? [] : [.blend(blendMode.drawing)] })
  }

  /// Makes one picture of the view before effects are applied.
  public nonisolated func compositingGroup() -> some View {
    modifier(EffectModifier { _ in [.flatten] })
  }

  /// Makes one picture of the view; `opaque` and the colour mode change nothing in Islet.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(EffectModifier { _ in [.flatten] })
  }
}

/// The space in which pictures are put together.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
