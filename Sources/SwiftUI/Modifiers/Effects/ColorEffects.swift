import Drawing

extension View {
  /// Adds an amount to each colour component: -1 black, 1 white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorMatrix { _ in .brightness(amount) }
  }

  /// Multiplies the distance of each component from middle grey; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorMatrix { _ in .contrast(amount) }
  }

  /// Multiplies the distance of each colour from its grey; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorMatrix { _ in .saturation(amount) }
  }

  /// Takes colour away: 0 changes nothing, 1 leaves grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorMatrix { _ in .saturation(1 - min(max(amount, 0), 1)) }
  }

  /// Turns hues around the colour wheel.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    colorMatrix { _ in .hueRotation(angle) }
  }

  /// Multiplies each component by that of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    colorMatrix { .multiply(color.rgba(in: $0)) }
  }

  /// Turns each component into its opposite.
  public nonisolated func colorInvert() -> some View { colorMatrix { _ in .invert } }

  /// Makes dark parts transparent: the luminance becomes the opacity of black.
  public nonisolated func luminanceToAlpha() -> some View {
    colorMatrix { _ in .luminanceToAlpha }
  }

  private nonisolated func colorMatrix(
    _ matrix: @escaping @MainActor (EnvironmentValues) -> ColorMatrix
  ) -> some View {
    modifier(EffectModifier { [.colorMatrix(matrix($0.environment))] })
  }
}
