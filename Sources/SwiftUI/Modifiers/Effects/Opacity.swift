import Drawing

extension View {
  /// Makes the view, as one picture, less opaque by a factor from 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier { _ in opacity == 1 ? [] : [.opacity(min(max(opacity, 0), 1))] })
  }
}
